/** What lies over the page: one dialog at a time. */

export type Sheet = 'settings' | 'help' | 'about' | null;

class Ui {
  sheet = $state<Sheet>(null);
  open(sheet: Sheet): void {
    this.sheet = sheet;
  }
  close(): void {
    this.sheet = null;
  }
}

export const ui = new Ui();

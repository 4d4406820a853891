/** What this player prefers; kept in the browser, applied at once. */
import type { Language } from './words/languages';

export type Theme = 'auto' | 'dark' | 'light';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export type Confirm = 'auto' | 'always' | 'never';

export interface Settings {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  /** Select first and confirm by the button: on phones, always, or never. */
  confirm: Confirm;
  warnings: boolean;
  shortcuts: boolean;
  name: string;
}

const STORE = 'ludoteka.settings';
const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  speed: 'normal',
  confirm: 'auto',
  warnings: true,
  shortcuts: true,
  name: '',
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(STORE) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

/** Writes the settings down whenever they change, and applies the theme. Call once, inside a component. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(STORE, JSON.stringify(settings));
    document.documentElement.dataset.theme = themeNow();
  });
}

export function themeNow(): 'dark' | 'light' {
  if (settings.theme !== 'auto') return settings.theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const PACE: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** How long a movement of `ms` takes for this player; 0 means: do not move. */
export function pace(ms: number): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : ms * PACE[settings.speed];
}

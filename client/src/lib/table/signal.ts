/** The browser's tab says whose turn it is: by its title and by its icon. */
import { key, t } from '../words/words.svelte';

function icon(mine: boolean): string {
  const dot = mine ? '<circle cx="25" cy="8" r="7" fill="#ff9ad5" stroke="#231700" stroke-width="2"/>' : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M3 13 16 3l13 10v16H3z" fill="#ffc145"/><path d="M8 15h4v11H8zm6-3h4v14h-4zm6 5h4v9h-4z" fill="#231700"/>${dot}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function signal(mine: boolean, game: string): void {
  const where = game ? `${t(key('game', game))} – Ludoteka` : 'Ludoteka';
  document.title = mine ? `● ${t('page-your-turn')} – ${where}` : where;
  document.getElementById('favicon')?.setAttribute('href', icon(mine));
}

/** The words of the page: Fluent catalogues, switched at run time; every text a player reads comes from here. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../settings.svelte';
import { LANGUAGES, type Language } from './languages';

const catalogues = import.meta.glob<string>(['../../../../src/ludoteka/locale/*/*.ftl', '!**/cli.ftl'], {
  query: '?raw',
  import: 'default',
});

export type Args = Record<string, FluentVariable>;

const bundles = new Map<Language, FluentBundle>();
const state = $state<{ ready: Language | null }>({ ready: null });

/** Makes a bundle out of catalogue texts; parts of the page and the tests share it. */
export function bundleOf(language: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

async function load(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/locale/${language}/`));
  const texts = await Promise.all(paths.sort().map((path) => catalogues[path]?.() ?? ''));
  const bundle = bundleOf(language, texts);
  bundles.set(language, bundle);
  return bundle;
}

/** Loads a language and shows it; English stands in where a message is missing. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([load('en'), load(language)]);
  state.ready = language;
  settings.language = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return state.ready ?? 'en';
}

/** The language to begin with: the one chosen before, or the browser's first that there is. */
export function firstLanguage(wanted: readonly string[], kept: string | null): Language {
  const all = [kept ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0]);
  return LANGUAGES.find((known) => known === all.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en';
}

/** A message key: underscores of ids become hyphens. */
export const key = (...parts: (string | number)[]): string => parts.join('-').replaceAll('_', '-');

function pattern(bundle: FluentBundle | undefined, id: string, attribute?: string) {
  const message = bundle?.getMessage(id);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** Whether the current language has this message (or attribute). */
export function has(id: string, attribute?: string): boolean {
  return [language(), 'en' as const].some((each) => pattern(bundles.get(each), id, attribute) !== null);
}

/** The message in the current language; the key itself when nobody has written it. `id` may be "key.attribute". */
export function t(id: string, args: Args = {}): string {
  const [name = id, attribute] = id.split('.');
  for (const each of [language(), 'en' as const]) {
    const bundle = bundles.get(each);
    const found = pattern(bundle, name, attribute);
    if (bundle && found !== null) return bundle.formatPattern(found, args, []);
  }
  return id;
}

/** As `t`, but only in the current language's own words: nothing where English would stand in. */
export function own(id: string, args: Args = {}): string | null {
  const [name = id, attribute] = id.split('.');
  return pattern(bundles.get(language()), name, attribute) === null ? null : t(id, args);
}

/** As `t`, or nothing when there is no such message. */
export function maybe(id: string, args: Args = {}): string | null {
  const [name = id, attribute] = id.split('.');
  return has(name, attribute) ? t(id, args) : null;
}

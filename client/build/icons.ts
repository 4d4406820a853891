/** The page's icon sprites, cut at build time from the icon set: only the icons in use, and their rough edges baked in. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';
import { OWN } from '../src/lib/icons/own.ts';
import { CUT, UI } from '../src/lib/icons/names.ts';
import { roughen } from './rough.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = 'virtual:icons/';

function loadSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}

function pathsOf(set: IconSet, name: string): string {
  const entry = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!entry) throw new Error(`the icon set has no icon named ${name}`);
  const found = [...entry.body.matchAll(/\bd="([^"]+)"/g)].map((m) => m[1]);
  if (!found.length) throw new Error(`the icon ${name} is not drawn with paths`);
  return found.join('');
}

/** One symbol for each name; `cut` ones get the edge of a knife in linoleum. */
export function sprite(names: readonly string[], cut: boolean, set = loadSet()): string {
  return names
    .map((name) => {
      const own = OWN[name];
      if (own && !cut) return `<g id="i-${name}">${own}</g>`;
      const d = pathsOf(set, name);
      return cut
        ? `<path id="c-${name}" d="${roughen(d)}"/>`
        : `<path id="i-${name}" d="${svgpath(d).round(0).toString()}"/>`;
    })
    .join('');
}

export function icons(): Plugin {
  return {
    name: 'ludoteka-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const which = id.slice(PREFIX.length + 1);
      const names = which === 'ui' ? UI : CUT[which];
      if (!names) throw new Error(`no sprite named ${which}; there are ui, ${Object.keys(CUT).join(', ')}`);
      return `export default ${JSON.stringify(sprite(names, which !== 'ui'))};`;
    },
  };
}

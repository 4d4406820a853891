/** Maps in the lobby: the text of a map file as a sheet to draw, and what a refused one is told. */
import type { MapSheet } from '../tables/rebirth/hexes';

/** The most bytes that a map file may have. */
export const LARGEST = 32_768;

/** The sheet in the text of a map that has passed the server's checks; null for what is no such text. */
export function sheetOf(text: string): MapSheet | null {
  const lines = text.split('\n');
  const head = (key: string): string =>
    lines
      .find((line) => line.startsWith(`${key} `))
      ?.slice(key.length)
      .trim() ?? '';
  const rows = lines
    .filter((line) => /^ *\d+ \|/.test(line))
    .map((line) => line.slice(line.indexOf('|') + 1).trim())
    .map((row) => row.split(/\s+/));
  if (!lines[0]?.startsWith('rebirth-map') || !rows.length) return null;
  const named = lines.slice(lines.indexOf('names') + 1).filter((line) => /^[1-4CKT][a-z] /.test(line));
  const names = Object.fromEntries(named.map((line) => [line.slice(0, 2), line.slice(3)]));
  return { name: head('name'), rules: head('rules'), rows, names };
}

export interface Broken {
  check: string;
  line: number | null;
  hex: string | null;
  text: string;
}

/** What the server says of a map that breaks a check: "M3 line 12 hex 7,1: …"; null for other refusals. */
export function brokenOf(message: string): Broken | null {
  const found = /^([FM]\d)(?: line (\d+))?(?: hex (\d+,\d+))?: ([\s\S]*)$/.exec(message);
  if (!found) return null;
  const [, check = '', line, hex, text = ''] = found;
  return { check, line: line === undefined ? null : Number(line), hex: hex ?? null, text };
}

/** Where a line begins and ends in a text whose lines end in any way; counted from 1. */
export function rangeOf(text: string, line: number): [number, number] {
  let begin = 0;
  for (const [number, each] of text.split(/(?<=\r\n|\r(?!\n)|\n)/).entries()) {
    if (number + 1 === line) return [begin, begin + each.replace(/[\r\n]+$/, '').length];
    begin += each.length;
  }
  return [text.length, text.length];
}

import { randomBytes } from 'node:crypto';

/** What differs from reader to reader on a page that is otherwise the same for all. */
export type HoleName = 'csrf' | 'tools' | 'notice' | 'wished' | 'compared';
export type Fill = (name: HoleName, argument: string) => string;

/** Private-use characters, which no escaping touches, around a word that nobody outside this process knows. */
const MARK = `\uE000${randomBytes(6).toString('hex')}`;
const END = '\uE001';
const HOLE = new RegExp(`${MARK}(\\w+):([\\w-]*)${END}`);

/** Stands in a template's variables where the reader's own value will be. */
export const hole = (name: HoleName, argument: string | number = ''): string => `${MARK}${name}:${argument}${END}`;

/** A rendered page, cut at its holes: text, name, argument, text, name, argument, … text. */
export type CutPage = readonly string[];

export const cut = (html: string): CutPage => html.split(HOLE);

export function fill(page: CutPage, value: Fill): string {
  let html = page[0] ?? '';
  for (let i = 1; i < page.length; i += 3) html += value(page[i] as HoleName, page[i + 1]!) + page[i + 2]!;
  return html;
}

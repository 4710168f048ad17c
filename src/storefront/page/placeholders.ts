import { randomBytes } from 'node:crypto';

/** Personal parts of a page that is otherwise the same for all visitors. */
export type PlaceholderName = 'csrf' | 'tools' | 'notice' | 'wished' | 'compared';
export type PlaceholderValue = (name: PlaceholderName, argument: string) => string;

/** Private-use characters, which no escaping changes, around a random text that is unknown outside this process. */
const MARK = `\uE000${randomBytes(6).toString('hex')}`;
const END = '\uE001';
const PLACEHOLDER = new RegExp(`${MARK}(\\w+):([\\w-]*)${END}`);

/** Marks the position of a personal value in a template's variables. */
export const placeholder = (name: PlaceholderName, argument: string | number = ''): string =>
  `${MARK}${name}:${argument}${END}`;

/** A rendered page, split at its placeholders: text, name, argument, text, name, argument, … text. */
export type PageParts = readonly string[];

export const splitPage = (html: string): PageParts => html.split(PLACEHOLDER);

export function joinPage(page: PageParts, value: PlaceholderValue): string {
  let html = page[0] ?? '';
  for (let i = 1; i < page.length; i += 3) html += value(page[i] as PlaceholderName, page[i + 1]!) + page[i + 2]!;
  return html;
}

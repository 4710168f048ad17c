import type { Option } from './select-field.js';

/** Number of suggestions that fit on a phone beside its keyboard. */
const MOST = 8;

const plain = (text: string): string => text.trim().toLowerCase();

/** The option with this label or value, in any letter case. An exactly equal value takes precedence. */
export const optionOf = (options: readonly Option[], text: string): Option | undefined =>
  options.find(({ value }) => value === text) ??
  options.find(
    ({ label, value }) => plain(text) !== '' && (plain(label) === plain(text) || plain(value) === plain(text)),
  );

/** Options that contain the text, those that begin with it first; without a text, all. */
export function suggested(options: readonly Option[], text: string): Option[] {
  const sought = plain(text);
  const has = (test: (words: string) => boolean): Option[] =>
    options.filter(({ label, value }) => test(plain(label)) || test(plain(value)));
  const first = has((words) => words.startsWith(sought));
  const others = has((words) => words.includes(sought)).filter((option) => !first.includes(option));
  return [...first, ...others].slice(0, MOST);
}

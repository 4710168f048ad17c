/** Keys of a US keyboard, and their characters on a Russian one; Ukrainian differs in four keys. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const UKRAINIAN = 'йцукенгшщзхїфівапролджєячсмитьбю’';
/** The same keys with Shift. */
const SHIFTED: Readonly<Record<string, string>> = {
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
  '~': '`',
};

const keys = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((letter, index) => [letter, [...to][index]!]));
const TO_RUSSIAN = keys(LATIN, RUSSIAN);
const TO_UKRAINIAN = keys(LATIN, UKRAINIAN);
const TO_LATIN = new Map([...keys(RUSSIAN, LATIN), ...keys(UKRAINIAN, LATIN)]);

const typed = (text: string, layout: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => layout.get(SHIFTED[letter] ?? letter) ?? letter).join('');

/**
 * Text of the same keys on other keyboard layouts, in lower case: `xfqybr` is «чайник». Empty for a text with letters
 * of both scripts, or of another one.
 */
export function onOtherLayouts(text: string): string[] {
  const lower = text.normalize('NFC').toLowerCase();
  const [latin, cyrillic] = [/[a-z]/.test(lower), /[а-яёіїєґ]/.test(lower)];
  if (latin === cyrillic) return [];
  return cyrillic ? [typed(lower, TO_LATIN)] : [...new Set([typed(lower, TO_UKRAINIAN), typed(lower, TO_RUSSIAN)])];
}

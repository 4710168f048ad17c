/** Digits by the letters that are typed or scanned instead of them by mistake. */
const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  О: '0',
  I: '1',
  L: '1',
  І: '1',
  Z: '2',
  З: '3',
  Ч: '4',
  S: '5',
  Ѕ: '5',
  G: '6',
  Б: '6',
  B: '8',
  В: '8',
};

/** Returns the text in capitals, with digits instead of the letters that look like them. */
export const foldDigits = (text: string): string =>
  text.toUpperCase().replace(/[A-ZА-ЯІЅ]/g, (letter) => DIGITS[letter] ?? letter);

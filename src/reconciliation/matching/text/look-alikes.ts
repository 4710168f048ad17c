/** Letters that people type or scanners read instead of a digit. */
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

/** The text in capitals with digits for the letters that look like one. */
export const foldDigits = (text: string): string =>
  text.toUpperCase().replace(/[A-ZА-ЯІЅ]/g, (letter) => DIGITS[letter] ?? letter);

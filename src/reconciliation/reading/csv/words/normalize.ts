/** Cyrillic letters by the Latin ones that look like them. Banks mix them in titles: 'Дата i час', 'Cума'. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'і',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};

/**
 * Returns a title or word in the form in which words are compared: lower case, without accents and punctuation, with
 * single spaces. An umlaut equals its spelling with e.
 */
export function plainWord(text: string): string {
  let word = text.toLowerCase().replaceAll('ß', 'ss').replaceAll('й', '\u0001').replaceAll('ї', '\u0002');
  word = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u0001', 'й').replaceAll('\u0002', 'ї');
  word = word.replace(/[łøæđı]/g, (letter) => ({ ł: 'l', ø: 'o', æ: 'ae', đ: 'd' })[letter] ?? 'i');
  if (/\p{Script=Cyrillic}/u.test(word)) word = word.replace(/[a-z]/g, (letter) => LOOKALIKES[letter] ?? letter);
  word = word
    .replace(/ё/g, 'е')
    .replace(/[’'`*]/g, '')
    .replace(/([aou])e/g, '$1');
  return word
    .replace(/[^\p{L}\p{N}+-]+/gu, ' ')
    .replace(/ ?- ?/g, '-')
    .trim();
}

export const listedWords = (list: string): string[] => list.split(',').map(plainWord);

export const plainWords = (words: string | readonly string[]): ReadonlySet<string> =>
  new Set(typeof words === 'string' ? listedWords(words) : words.map(plainWord));

const REMEMBERED = 200;

/** Caches the results of `read` for the first words. A column of words has few different ones. */
export function remembering<T>(read: (cell: string) => T): (cell: string) => T {
  const known = new Map<string, T>();
  return (cell) => {
    if (known.has(cell)) return known.get(cell)!;
    const answer = read(cell);
    if (known.size < REMEMBERED && cell.length < REMEMBERED) known.set(cell, answer);
    return answer;
  };
}

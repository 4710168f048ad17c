import iconv from 'iconv-lite';
import { type Encoding, LANGUAGES, type Language } from './languages.js';

const MARKS: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Number of bytes that are examined for UTF-16. */
const WIDE_SAMPLE = 4096;
/** Number of bytes above 127 that are examined. */
const WEIGHED = 10_000;

/** Returns the encoding of a byte order mark at the beginning, or null. */
export function encodingOfMark(bytes: Uint8Array): Encoding | null {
  return MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0] ?? null;
}

/** Recognizes UTF-16. Its digits, separators and line ends have a zero byte on the same side of each pair. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const length = Math.min(bytes.length, WIDE_SAMPLE) & ~1;
  const zeros = [0, 0];
  for (let i = 0; i < length; i++) if (bytes[i] === 0) zeros[i & 1]! += 1;
  const [even, odd] = zeros as [number, number];
  if (odd * 8 > length && even * 20 < odd) return 'utf-16le';
  return even * 8 > length && odd * 20 < even ? 'utf-16be' : null;
}

/** Returns the length of the valid UTF-8 sequence at a position, or 0. The end of the file may cut off a valid one. */
function sequenceLength(bytes: Uint8Array, start: number): number {
  const first = bytes[start]!;
  const length = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (length === 0 || first >= 0xf5) return 0;
  for (let i = start + 1; i < start + length && i < bytes.length; i++) if ((bytes[i]! & 0xc0) !== 0x80) return 0;
  return length;
}

/** Whether there are at least ten valid UTF-8 sequences per invalid one. Some banks cut texts within a character. */
function isUtf8(bytes: Uint8Array): boolean {
  let valid = 0;
  let invalid = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i]! < 0x80) continue;
    const length = sequenceLength(bytes, i);
    if (length === 0) invalid += 1;
    else valid += 1;
    i += Math.max(length, 1) - 1;
  }
  return valid >= invalid * 10;
}

/** Counts the bytes above 127 by their neighbours. A key has the previous byte, the byte and the next byte. */
function contexts(bytes: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>();
  let left = WEIGHED;
  for (let i = 0; i < bytes.length && left > 0; i++) {
    if (bytes[i]! < 0x80) continue;
    const key = ((bytes[i - 1] ?? 10) << 16) | (bytes[i]! << 8) | (bytes[i + 1] ?? 10);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    left -= 1;
  }
  return counts;
}

const isLetter = (char: string): boolean => /\p{L}/u.test(char);
const isVowel = (char: string): boolean => /[aeiouy]/i.test(char.normalize('NFD').charAt(0));
const isUpper = (char: string): boolean => char !== char.toLowerCase();

/** Logarithms of the probabilities of a common symbol and of any other character that is not a letter. */
const SYMBOL = Math.log(0.01);
const STRANGE = Math.log(1e-6);
const SYMBOLS = new Set('\u00a0€\u00a7№«»“”„‘’‚–—•…°²³´·£₴©®¤×¿¡ªº½');

/** Returns the logarithm of the probability of each letter of the language. */
function letterWeights({ letters }: Language): ReadonlyMap<string, number> {
  const all = [...letters];
  // The frequency falls with the rank of the letter (Zipf's law).
  const frequencies = all.map((_, rank) => (rank + 2) ** -1);
  const sum = frequencies.reduce((total, frequency) => total + frequency, 0);
  return new Map(
    all.flatMap((letter, i) => {
      const weight = Math.log(frequencies[i]! / sum);
      return [[letter, weight] as const, [letter.toUpperCase(), weight + Math.log(0.3)] as const];
    }),
  );
}

function weighLetter(weights: ReadonlyMap<string, number>, before: string, char: string, after: string): number {
  const inCyrillic = /\p{Script=Cyrillic}/u.test(char);
  const neighbours = [before, after].filter(isLetter);
  let weight = weights.get(char) ?? Math.log(1e-4);
  for (const neighbour of neighbours) {
    // A letter beside one of another script is unlikely, except the Latin i that Ukrainian banks write in Cyrillic
    // words.
    if (/\p{Script=Cyrillic}/u.test(neighbour) !== inCyrillic && !/i/i.test(neighbour)) weight -= 3;
  }
  if (isUpper(char) && isLetter(before) && !isUpper(before)) weight -= 3;
  if (!inCyrillic && neighbours.length === 2 && neighbours.every((one) => isVowel(one) === isVowel(char))) weight -= 1;
  return weight;
}

function likelihood(counts: ReadonlyMap<number, number>, table: readonly string[], language: Language): number {
  const weights = letterWeights(language);
  let total = 0;
  for (const [key, count] of counts) {
    const [before, char, after] = [table[key >> 16]!, table[(key >> 8) & 0xff]!, table[key & 0xff]!];
    const isInWord = isLetter(before) && isLetter(after);
    if (isLetter(char)) total += count * weighLetter(weights, before, char, after);
    else total += count * (SYMBOLS.has(char) ? SYMBOL - (isInWord && !/[’‘]/.test(char) ? 3 : 0) : STRANGE);
  }
  return total;
}

/** Whether the text has the Ukrainian letters of code page 1125, which are unused in Russian texts of code page 866. */
function hasUkrainianLetters(counts: ReadonlyMap<number, number>): boolean {
  return [...counts.keys()].some((key) => [0xf6, 0xf7, 0xf9].includes((key >> 8) & 0xff));
}

/**
 * Detects the encoding by a byte order mark, by the form of the bytes, else by the language that explains the letters
 * best. Returns 'utf-8' for ASCII.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const sure = encodingOfMark(bytes) ?? wideEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : null);
  if (sure !== null) return sure;
  const counts = contexts(bytes);
  const all = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
  let best: { encoding: Encoding; weight: number } | null = null;
  for (const language of LANGUAGES) {
    for (const encoding of language.encodings) {
      const weight = likelihood(counts, [...iconv.decode(all, encoding)], language);
      if (best === null || weight > best.weight) best = { encoding, weight };
    }
  }
  return best!.encoding === 'cp866' && hasUkrainianLetters(counts) ? 'cp1125' : best!.encoding;
}

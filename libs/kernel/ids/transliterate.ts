const COMMON: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  ё: 'yo',
  ъ: '',
  ы: 'y',
  э: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
};

/** Ukrainian letters with a different transliteration at the beginning of a word. */
const INITIAL: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

/** Letters with a different transliteration in Russian than in Ukrainian. */
const RUSSIAN: Record<string, string> = { г: 'g', и: 'i', й: 'y', ю: 'yu', я: 'ya' };

const APOSTROPHES = /['’ʼ‘`´]/g;
const IN_WORD = /[\p{L}\p{M}]/u;

/** Letters that only one of the languages has identify it; the default is Ukrainian. */
const isRussian = (text: string): boolean => /[ыэёъ]/.test(text) && !/[іїєґ]/.test(text);

/**
 * Transliterates to lower-case Latin letters: Ukrainian (resolution no. 55 of the Cabinet of Ministers, 2010:
 * word-initial forms, `зг` as `zgh`, no soft signs and apostrophes), Russian, and Latin with diacritics. Other
 * characters stay unchanged.
 */
export function transliterate(text: string): string {
  // The text is composed first, because decomposed й and ї could not be distinguished from и and і.
  const source = text.normalize('NFC').toLowerCase().replace(APOSTROPHES, '');
  const russian = isRussian(source);
  let latin = '';
  let previous = ' ';
  for (const letter of source) {
    latin += latinOf(letter, previous, russian);
    previous = letter;
  }
  return latin.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function latinOf(letter: string, previous: string, russian: boolean): string {
  if (russian) return RUSSIAN[letter] ?? COMMON[letter] ?? letter;
  if (letter === 'г' && previous === 'з') return 'gh';
  const initial = IN_WORD.test(previous) ? undefined : INITIAL[letter];
  return initial ?? COMMON[letter] ?? letter;
}

import { hasControls, isInvisible, visibleText } from './visible-text.js';

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

describe('texts without visible characters', () => {
  test.each([
    ['blanks', '  \t\n'],
    ['a no-break space, an en quad and an ideographic space', '\u00a0\u2000\u3000'],
    ['zero-width characters', '\u200b\u200c\u200d\ufeff\u2060'],
    ['a soft hyphen', '\u00ad'],
    ['a combining grapheme joiner', '\u034f'],
    ['direction marks and overrides', `\u061c\u200e\u200f${range(0x202a, 0x202e)}${range(0x2066, 0x2069)}`],
    ['invisible operators and deprecated format characters', range(0x2061, 0x206f)],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['Khmer inherent vowels', '\u17b4\u17b5'],
    ['Mongolian vowel separators and selectors', range(0x180b, 0x180f)],
    ['the blank Braille pattern', '\u2800'],
    ['variation selectors', `${range(0xfe00, 0xfe0f)}${range(0xe0100, 0xe01ef)}`],
    ['tags', range(0xe0000, 0xe007f)],
    ['musical and shorthand format characters', `${range(0x1d173, 0x1d17a)}${range(0x1bca0, 0x1bca3)}`],
    ['annotation marks', range(0xfff9, 0xfffb)],
    ['noncharacters', '\ufdd0\uffff\u{10ffff}'],
    ['control characters', '\u0000\u0007\u007f\u009f'],
    ['line and paragraph separators', '\u2028\u2029'],
  ])('a text without visible characters is empty: %s', (_what, text) => {
    for (const one of text) expect([one.codePointAt(0), isInvisible(one)]).toEqual([one.codePointAt(0), true]);
    expect(visibleText(text)).toBe('');
  });

  test('one visible character makes a text non-empty', () => {
    for (const text of ['a', '\u200ba', '–', '👩‍🚀', '0', '\ufffd', 'Ї', '中', '\u0301', '🇺🇦'])
      expect(isInvisible(text)).toBe(false);
    expect(visibleText(' \u200ba ')).toBe('\u200ba');
  });
});

describe('control characters', () => {
  test('control characters of single-line texts include line breaks, separators and tabs', () => {
    for (const character of [...'\n\r\t\0\u0007\u001b\u007f\u0085\u2028\u2029'])
      expect([character, hasControls(`a${character}b`, true)]).toEqual([character, true]);
  });

  test('control characters of multi-line texts exclude line breaks and tabs', () => {
    expect(hasControls('a\r\n\tb\u2028c', false)).toBe(false);
    for (const character of [...'\0\u0007\u001b\u007f\u0085'])
      expect([character, hasControls(`a${character}b`, false)]).toEqual([character, true]);
  });

  test('control characters at either end of a text are ignored if they are blanks', () => {
    expect(hasControls('\t Tea\r\n', true)).toBe(false);
    expect(hasControls('Tea\u0007', true)).toBe(true);
  });

  test('control characters exclude zero-width joiners of emoji and Indic scripts', () => {
    for (const text of ['👩‍🚀', 'क्‍ष', 'می‌خواهم']) expect(hasControls(text, true)).toBe(false);
  });
});

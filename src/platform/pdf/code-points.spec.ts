import { isIn, pointsOf, readRanges, writePoints } from './code-points.js';

test('CSS unicode-range values are parsed', () => {
  const ranges = readRanges('U+0600-06FF, U+20AC,U+1f1e9-1f1f5');
  expect([0x600, 0x6ff, 0x20ac, 0x1f1ea].map((point) => isIn(ranges, point))).toEqual([true, true, true, true]);
  expect([0x5ff, 0x700, 0x20ad, 0x1f1f6].map((point) => isIn(ranges, point))).toEqual([false, false, false, false]);
  expect(writePoints([0x20ac, 0x1f1ea])).toBe('U+20ac,U+1f1ea');
});

test('the non-ASCII code points of a page include those of character references', () => {
  expect([...pointsOf('<p>Чай é 漢 𠮷 &#1488; &#x5D1; &amp;</p>')].sort((a, b) => a - b)).toEqual(
    [0xe9, 0x430, 0x439, 0x427, 0x5d0, 0x5d1, 0x6f22, 0x20bb7].sort((a, b) => a - b),
  );
});

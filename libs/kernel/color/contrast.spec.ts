import { contrast, isHexColor, lightened } from './contrast.js';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#2f5d50', '#f3f1ec', 6.64],
])('the contrast of %s and %s is %d to 1 in either order', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test.each(['#fff', 'red', '#12345g', '#1234567', ' #123456', '#123456;', 'rgb(0,0,0)', ''])(
  'the text %j is not a color of six hexadecimal digits',
  (text) => expect(isHexColor(text)).toBe(false),
);

test('a color is lightened by mixing it with white', () => {
  expect([lightened('#2f5d50', 0), lightened('#2f5d50', 1), lightened('#000000', 0.5)]).toEqual([
    '#2f5d50',
    '#ffffff',
    '#808080',
  ]);
});

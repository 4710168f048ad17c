import { onOtherLayouts } from './keyboard-layouts.js';

describe('keyboard layouts', () => {
  test.each([
    ['xfqybr', ['чайник']],
    [',enskrf', ['бутілка', 'бутылка']],
    ['ghbdsn', ['привіт', 'привыт']],
    ['GHBDTN', ['привет']],
    ["'rhfy", ['єкран', 'экран']],
    ['{kt<', ['хлеб']],
    ['еуфзще', ['teapot']],
    ['куы', ['res']],
    ['їжак', ['];fr']],
  ])('the keys of %s write %j on other keyboard layouts', (typed, expected) => {
    expect(onOtherLayouts(typed)).toEqual(expected);
  });

  test.each(['', '42', 'чайник tea', '茶'])('%j has no text on other keyboard layouts', (typed) => {
    expect(onOtherLayouts(typed)).toEqual([]);
  });
});

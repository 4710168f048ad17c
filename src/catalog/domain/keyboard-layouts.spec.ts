import { onOtherLayouts } from './keyboard-layouts.js';

describe('The same keys on other keyboard layouts', () => {
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
  ])('%s writes %j', (typed, expected) => {
    expect(onOtherLayouts(typed)).toEqual(expected);
  });

  test.each(['', '42', 'чайник tea', '茶'])('%j has none', (typed) => {
    expect(onOtherLayouts(typed)).toEqual([]);
  });
});

import { knownColor } from './color-names.js';

describe('swatches of well-known color names', () => {
  test.each([
    ['color', 'Green'],
    ['Колір', 'зелений'],
    ['Цвет', 'зелёный'],
  ])('the attribute %s gives the value %s the color green', (attribute, value) => {
    expect(knownColor(['x', attribute], [value])).toBe('#2e8b57');
  });

  test('an unknown name and a name of another attribute have no color', () => {
    expect(knownColor(['color'], ['moss', 'Мох'])).toBeNull();
    expect(knownColor(['tea', 'Tea'], ['green'])).toBeNull();
  });

  test('names of several words are found with spaces or hyphens', () => {
    expect(knownColor(['color'], ['темно синій'])).toBe('#1f2f55');
    expect(knownColor(['color'], ['light blue'])).toBe('#8cc4ee');
  });
});

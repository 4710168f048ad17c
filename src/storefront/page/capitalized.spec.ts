import { capitalized } from './capitalized.js';

describe('capitalized options', () => {
  test.each([
    ['clay', 'Clay'],
    ['ink blue', 'Ink blue'],
    ['м’ята', 'М’ята'],
    ['iPhone', 'iPhone'],
    ['pH neutral', 'pH neutral'],
    ['350 ml', '350 ml'],
    ['xl', 'xl'],
    ['', ''],
  ])('the option “%s” is shown as “%s”', (text, shown) => {
    expect(capitalized(text, 'uk')).toBe(shown);
  });
});

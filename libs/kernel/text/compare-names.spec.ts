import { compareNames } from './compare-names.js';

const sorted = (names: string, compare: (one: string, other: string) => number): string =>
  names.split(' ').toSorted(compare).join(' ');

describe('sorting of names by the alphabet of the language', () => {
  test.each([
    ['en', 'Zebra apple Äpfel Apple Éclair egg zoo', 'Äpfel apple Apple Éclair egg Zebra zoo'],
    [
      'uk',
      'Яблуко Їжак Ґанок Горіх Іній Йогурт Єнот Жито Дах Ель Иній',
      'Горіх Ґанок Дах Ель Єнот Жито Иній Іній Їжак Йогурт Яблуко',
    ],
    ['ru', 'Яблоко Ёлка Ель Жук Егерь ель', 'Егерь Ёлка ель Ель Жук Яблоко'],
  ] as const)('names are sorted by the alphabet in %s', (language, names, expected) => {
    expect(sorted(names, compareNames(language))).toBe(expected);
  });

  test('digits in names are compared as numbers if requested', () => {
    expect(sorted('100 20 3', compareNames('en'))).toBe('100 20 3');
    expect(sorted('100 20 3', compareNames('en', { numeric: true }))).toBe('3 20 100');
  });
});

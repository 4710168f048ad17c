import fc from 'fast-check';
import { sepaText } from './sepa-text.js';

describe('a text for SEPA', () => {
  test.each([
    ['Anna Weber', 'Anna Weber'],
    ['Jürgen Groß-Müller', 'Jurgen Gross-Muller'],
    ['ТОВ «Тиха Полиця»', "TOV 'Tykha Polytsia'"],
    ['Щербак Юлія', 'Shcherbak Yuliia'],
    ['Łukasz Żółw & Synowie', 'Lukasz Zolw + Synowie'],
    ["О'Ніл Анна-Марія", 'Onil Anna-Mariia'],
    ['//a//b/', 'a/b'],
    ['<b>&amp;</b>', '.b.+amp,./b.'],
    ['a\n\tb\u00a0c', 'a b c'],
    ['', 'NOTPROVIDED'],
  ])('a text for SEPA has only Latin letters, digits and common signs: %s becomes %s', (text, expected) => {
    expect(sepaText(text, 70)).toBe(expected);
  });

  test('a SEPA text has only allowed characters, is not empty or too long, and does not begin or end with a slash', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 1, max: 140 }), (text, longest) => {
        const made = sepaText(text, longest);
        expect(made).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]+$/);
        expect(made).not.toMatch(/^\/|\/$|\/\/|^ | $/);
        expect(made === 'NOTPROVIDED' || made.length <= longest).toBe(true);
      }),
    );
  });
});

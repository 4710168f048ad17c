import fc from 'fast-check';
import { checkDigits, mod97 } from './mod97.js';

/** The number that the text represents, in decimal digits. */
const written = (text: string): bigint =>
  BigInt(`0${[...text].map((letter) => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter)).join('')}`);
const texts = fc.stringMatching(/^[0-9A-Z]{0,40}$/);

describe('ISO 7064 MOD 97-10', () => {
  test('MOD 97-10 is the remainder after dividing by 97 the number that the text represents, with A = 10 and Z = 35', () => {
    expect([mod97(''), mod97('96'), mod97('97'), mod97('A'), mod97('Z'), mod97('1A')]).toEqual([0, 96, 0, 10, 35, 13]);
    fc.assert(fc.property(texts, (text) => expect(mod97(text)).toBe(Number(written(text) % 97n))));
  });

  test("MOD 97-10 gives the check digits of the standards' examples", () => {
    expect(checkDigits('GB', 'NWBK60161331926819')).toBe('29');
    expect(checkDigits('RF', '539007547034')).toBe('18');
    expect(checkDigits('NO', '86011117947')).toBe('93');
  });

  test('MOD 97-10 gives two check digits, 02 to 98, and with them the remainder 1', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}$/), texts, (prefix, body) => {
        const digits = checkDigits(prefix, body);
        expect(digits).toMatch(/^\d\d$/);
        expect(Number(digits)).toBeGreaterThanOrEqual(2);
        expect(Number(digits)).toBeLessThanOrEqual(98);
        expect(mod97(`${body}${prefix}${digits}`)).toBe(1);
      }),
    );
  });
});

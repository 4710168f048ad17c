import { isISO31661Alpha2 } from 'class-validator';
import { isNumericPostalCode, postalCodeExample } from './postal-code-examples.js';
import { hasPostalCodes, isPostalCodeOf, NO_POSTAL_CODE } from './postal-codes.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const COUNTRIES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter((code) =>
  isISO31661Alpha2(code),
);

describe('postal codes', () => {
  test.each([
    ['UA', ['01001', ' 01 001 ', 'UA-01001']],
    ['LV', ['LV-1010', 'lv 1010', 'LV1010', '1010']],
    ['LT', ['LT-01100', '01100']],
    ['EE', ['10111']],
    ['PL', ['00-950', '00950', '00 950', '00–950']],
    ['DE', ['10115', 'D-10115']],
    ['GB', ['SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'G1 1AA', 'GIR 0AA', 'BFPO 57']],
    ['NL', ['1012 AB', '1012ab', 'NL-1012 AB']],
    ['US', ['10001', '10001-1234', '100011234', '10001 1234']],
    ['CA', ['K1A 0B1', 'k1a0b1', 'K1A-0B1']],
    ['IE', ['D02 AF30', 'd02af30', 'D6W XY00']],
    ['PT', ['1000-205', '1000205', '1000 205', '1000']],
    ['SE', ['111 22', '11122', 'SE-111 22', 'S-111 22']],
    ['CZ', ['110 00', '11000']],
    ['SK', ['811 01', '81101']],
    ['GR', ['105 57', '10557']],
    ['AT', ['1010', 'A-1010']],
    ['CH', ['8001', 'CH-8001']],
    ['FR', ['75001', 'F-75001']],
    ['LU', ['1009', 'L-1009']],
    ['FI', ['00100', 'FI-00100']],
    ['MD', ['MD-2001', '2001']],
    ['AZ', ['AZ 1000', '1000']],
    ['KZ', ['050000', 'A15H3T1']],
    ['JP', ['100-0001', '1000001']],
    ['BR', ['01310-100', '01310100']],
    ['IN', ['110001', '110 001']],
    ['AR', ['C1425CLA', '1425']],
    ['SA', ['11564', '11564-1234']],
    ['IL', ['6100000', '61000']],
    ['CL', ['8320000', '832-0000']],
    ['MT', ['VLT 1117', 'vlt1117']],
  ])('postal codes of %s are accepted in each usual spelling: %j', (country, codes) => {
    expect(codes.filter((code) => !isPostalCodeOf(country, code))).toEqual([]);
  });

  test.each([
    ['UA', ['ABC', '0100', '010011', '-', '', '01001x']],
    ['LV', ['LV-123', '12345', '-']],
    ['PL', ['00-95', '0095', '-']],
    ['DE', ['1011', '101155', 'ABCDE', '-']],
    ['GB', ['SW1A', '12345', 'SW1A 1A', '-']],
    ['NL', ['1012', 'AB 1012', '-']],
    ['US', ['1000', '10001-12', '-']],
    ['CA', ['K1A 0B', '12345', '-']],
    ['IE', ['D02', '-']],
    ['SE', ['111 2', '-']],
    ['CZ', ['110 0', '-']],
    ['BH', ['-', '']],
  ])('texts that are no postal codes of %s are refused: %j', (country, texts) => {
    expect(texts.filter((text) => isPostalCodeOf(country, text))).toEqual([]);
  });

  test.each(COUNTRIES.filter(hasPostalCodes))(
    'the example of a postal code of %s is one, and a dash is none',
    (code) => {
      expect(isPostalCodeOf(code, postalCodeExample(code)!)).toBe(true);
      expect(isPostalCodeOf(code, NO_POSTAL_CODE)).toBe(false);
    },
  );

  test('countries without postal codes have no example, and accept a dash or any other text', () => {
    const without = COUNTRIES.filter((code) => !hasPostalCodes(code));
    expect(without).toEqual(expect.arrayContaining(['AE', 'HK', 'QA', 'MO', 'GH', 'UG', 'JM', 'BO']));
    expect(without).not.toEqual(expect.arrayContaining(['UA']));
    expect(without.length).toBeLessThan(80);
    expect(without.filter((code) => postalCodeExample(code) !== null)).toEqual([]);
    expect(without.filter((code) => !isPostalCodeOf(code, NO_POSTAL_CODE) || !isPostalCodeOf(code, '00000'))).toEqual(
      [],
    );
  });

  test('a text of a million characters is refused without trying each place for a separator', () => {
    expect(isPostalCodeOf('DE', '1'.repeat(1_000_000))).toBe(false);
  });

  test('postal codes of digits and separators are numeric, those with letters are not', () => {
    expect(['UA', 'US', 'PL', 'CZ'].every(isNumericPostalCode)).toBe(true);
    expect(['GB', 'CA', 'LV', 'AE'].some(isNumericPostalCode)).toBe(false);
  });
});

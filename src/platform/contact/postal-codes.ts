import { isISO31661Alpha2 } from 'class-validator';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** Stands for the postal code in addresses of countries that have none. */
export const NO_POSTAL_CODE = '-';

/** The postal code for people: '' if the address has none. */
export const shownPostalCode = (zip: string | null): string => (zip === NO_POSTAL_CODE ? '' : (zip ?? ''));

/** Further formats of these countries, which `postcode-validator` does not know. */
const MORE: Readonly<Record<string, RegExp>> = {
  AR: /^\d{4}$/,
  CO: /^\d{6}$/,
  EG: /^\d{7}$/,
  GB: /^(BFPO\d{1,4}|GIR0AA)$/,
  HN: /^[A-Z]{2}\d{4}$/,
  KZ: /^[A-Z]\d{2}[A-Z]\d[A-Z]\d$/,
  MM: /^\d{7}$/,
  MN: /^\d{6}$/,
  NI: /^\d{5}$/,
  PE: /^\d{5}$/,
  PY: /^\d{6}$/,
  SA: /^\d{9}$/,
  SO: /^[A-Z]{2}\d{5}$/,
  SV: /^\d{4}$/,
  VE: /^\d{4}[A-Z]$/,
};

/** @param country ISO 3166-1 alpha-2 */
export const hasPostalCodes = (country: string): boolean => postcodeValidatorExistsForCountry(country);

/** Whether addresses of the country have no postal code; false for an unknown country. */
export const isWithoutPostalCode = (country: unknown): boolean =>
  isISO31661Alpha2(country) && !hasPostalCodes(country as string);

/** Longer texts are no postal codes: the check tries each place for a separator. */
const LONGEST = 20;

/**
 * Whether the text is a postal code of the country, regardless of case, spaces and dashes, and with or without the
 * country before it (`LV-1010`, `S-111 22`). Any text is one for a country without postal codes.
 * @param country ISO 3166-1 alpha-2
 */
export function isPostalCodeOf(country: string, text: string): boolean {
  if (!hasPostalCodes(country)) return true;
  if (text.length > LONGEST) return false;
  const compact = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  return [...new Set([compact, withoutCountry(country, compact)])].some(
    (code) =>
      code !== '' && (MORE[country]?.test(code) || spellings(code).some((one) => postcodeValidator(one, country))),
  );
}

/** The code without the prefix of the country in mail from abroad: its two letters, or the first of them. */
const withoutCountry = (country: string, code: string): string =>
  code.replace(new RegExp(`^(${country}|${country[0]})(?=\\d)`), '');

/** The code without a separator, and with a space or a dash at each place, because countries differ in this. */
const spellings = (code: string): string[] => [
  code,
  ...[...code.slice(1)].flatMap((_, index) =>
    [' ', '-'].map((separator) => code.slice(0, index + 1) + separator + code.slice(index + 1)),
  ),
];

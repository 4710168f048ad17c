import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * Whether the text is a number that the country's numbering plan has, or a number of another country with `+` before
 * it.
 * @param country ISO 3166-1 alpha-2; null: unknown, so only numbers with `+` can be checked, and others pass
 */
export function isPhoneOf(country: string | null, text: string): boolean {
  const known = country !== null && isSupportedCountry(country) ? country : undefined;
  if (!known && !/^\s*\+/.test(text)) return true;
  return (
    parsePhoneNumberFromString(text, { ...(known && { defaultCountry: known }), extract: false })?.isValid() === true
  );
}

/** A mobile number as it is written within the country; null if the country is unknown. */
export const phoneExample = (country: string | null): string | null =>
  (country !== null && isSupportedCountry(country) && getExampleNumber(country, examples)?.formatNational()) || null;

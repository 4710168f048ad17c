import type { Language } from '#kernel';
import { addressWords } from '../../platform/contact/address-words.js';
import { isNumericPostalCode } from '../../platform/contact/postal-code-examples.js';
import { isWithoutPostalCode } from '../../platform/contact/postal-codes.js';
import { countriesIn } from '../page/countries.js';

/** The terms of a country for the fields of an address, and whether the country has postal codes. */
interface AddressRules {
  /** Keys below `storefront.address_words`; null: the general term. */
  readonly words: ReturnType<typeof addressWords>;
  readonly isNumeric: boolean;
  readonly isWithoutZip: boolean;
}

/** @param country ISO 3166-1 alpha-2; '' if none is chosen */
const addressRules = (country: string): AddressRules => ({
  words: addressWords(country),
  isNumeric: isNumericPostalCode(country),
  isWithoutZip: isWithoutPostalCode(country),
});

/** Returns the countries of a form, with the terms and rules that apply once a country is chosen. */
export const addressCountries = (language: Language) =>
  countriesIn(language).map((country) => ({ ...country, ...addressRules(country.code) }));

interface Field {
  readonly name: string;
  readonly required: boolean;
}

/**
 * Adds to an address field what depends on the country. `word`: key of the label below `storefront.address_words`, if the
 * country has its own term. `isLeftOut`: the country has no postal codes.
 * @param country ISO 3166-1 alpha-2; '' if none is chosen
 */
export function inCountry({ name, required }: Field, country: string) {
  const { words, isNumeric, isWithoutZip } = addressRules(country);
  if (name === 'state') return { word: words.state };
  return name === 'zip'
    ? { word: words.zip, isNumeric, isLeftOut: isWithoutZip, required: required && !isWithoutZip }
    : {};
}

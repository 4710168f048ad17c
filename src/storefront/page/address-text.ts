import type { Language } from '#kernel';
import { shownPostalCode } from '../../platform/contact/postal-codes.js';
import { countryName } from './countries.js';

interface Address {
  readonly name: string | null;
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly zip: string;
  /** ISO 3166-1 alpha-2, or '' if unknown. */
  readonly country: string;
}

/** An address for `parts/address.liquid`. */
export const addressText = ({ name, address, city, state, zip, country }: Address, language: Language) => ({
  name: name ?? '',
  address,
  city,
  state: state ?? '',
  zip: shownPostalCode(zip),
  country: country && countryName(country, language),
});

/** An address on one line. */
export function addressLine(from: Address, language: Language): string {
  const { address, zip, city, country } = addressText(from, language);
  return [address, zip, city, country].filter(Boolean).join(', ');
}

import type { FieldError } from '#kernel';
import { isPhoneOf, phoneExample } from './phone-numbers.js';

/**
 * Returns the error of a phone number that is not valid in the country; null if it is valid.
 * @param country ISO 3166-1 alpha-2; null: the country is unknown, so only numbers with `+` are checked
 */
export function phoneProblem(text: string, country: string | null): FieldError | null {
  if (isPhoneOf(country, text)) return null;
  const example = phoneExample(country);
  return example ? { key: 'validation.isPhoneOf', args: { a0: example } } : { key: 'validation.isPhone' };
}

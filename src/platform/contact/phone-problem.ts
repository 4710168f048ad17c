import type { FieldError } from '#kernel';
import { isPhoneOf, phoneExample } from './phone-numbers.js';

/**
 * The error of a phone number that the country does not have; null if there is none.
 * @param country ISO 3166-1 alpha-2; null: unknown, so that only numbers with `+` are checked
 */
export function phoneProblem(text: string, country: string | null): FieldError | null {
  if (isPhoneOf(country, text)) return null;
  const example = phoneExample(country);
  return example ? { key: 'validation.isPhoneOf', args: { a0: example } } : { key: 'validation.isPhone' };
}

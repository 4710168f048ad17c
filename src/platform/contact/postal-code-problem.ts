import type { FieldError } from '#kernel';
import { postalCodeExample } from './postal-code-examples.js';
import { isPostalCodeOf } from './postal-codes.js';

interface Place {
  readonly zip?: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null;
}

/**
 * Returns the error, at `field`, of a changed address whose postal code does not have the format of the country.
 * Members that are not sent keep their stored values. If neither postal code nor country changes, nothing is checked,
 * so that an address from before this check can be edited.
 */
export function postalCodeProblem(field: string, sent: Place | undefined, stored: Place): Record<string, FieldError[]> {
  const { zip, country } = { zip: stored.zip, country: stored.country, ...sent };
  const isSame = zip === stored.zip && country === stored.country;
  if (isSame || !zip || !country || isPostalCodeOf(country, zip)) return {};
  return { [field]: [{ key: 'validation.isPostalCode', args: { a0: postalCodeExample(country) } }] };
}

import type { FieldError } from '#kernel';
import { postalCodeExample } from './postal-code-examples.js';
import { isPostalCodeOf } from './postal-codes.js';

interface Place {
  readonly zip?: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null;
}

/**
 * The error, at `field`, of a changed address whose postal code its country does not have. The members that are not
 * sent are those of the stored address. An address with a code from before this check can still be changed otherwise.
 */
export function postalCodeProblem(field: string, sent: Place | undefined, stored: Place): Record<string, FieldError[]> {
  const { zip, country } = { zip: stored.zip, country: stored.country, ...sent };
  const isSame = zip === stored.zip && country === stored.country;
  if (isSame || !zip || !country || isPostalCodeOf(country, zip)) return {};
  return { [field]: [{ key: 'validation.isPostalCode', args: { a0: postalCodeExample(country) } }] };
}

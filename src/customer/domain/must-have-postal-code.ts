import { FieldErrors } from '#kernel';
import { postalCodeProblem } from '../../platform/contact/postal-code-problem.js';
import type { CustomerEntity } from '../data/customer.entity.js';

type Place = Pick<CustomerEntity, 'shippingZip' | 'shippingCountry'>;

/**
 * Checks the postal code of a changed profile.
 * @param changes the sent members; the other members keep their stored values
 * @throws FieldErrors at `shipping_zip` if the postal code does not have the format of the country
 */
export function mustHavePostalCode(stored: Place, changes: Partial<Place>): void {
  const { shippingZip: zip, shippingCountry: country } = { ...stored, ...changes };
  const problems = postalCodeProblem(
    'shipping_zip',
    { zip, country },
    { zip: stored.shippingZip, country: stored.shippingCountry },
  );
  if (Object.keys(problems).length > 0) throw new FieldErrors(problems);
}

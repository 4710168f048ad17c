import type { CustomerEntity } from '../data/customer.entity.js';

export type MergedFields = Pick<
  CustomerEntity,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'language'
  | 'shippingAddress'
  | 'shippingCity'
  | 'shippingState'
  | 'shippingZip'
  | 'shippingCountry'
  | 'tags'
  | 'staffNote'
>;

const hasAddress = (customer: MergedFields): boolean =>
  [
    customer.shippingAddress,
    customer.shippingCity,
    customer.shippingState,
    customer.shippingZip,
    customer.shippingCountry,
  ].some((field) => field !== null);

/**
 * Fields of the customer `kept` after `other` was merged into it: empty fields are filled from `other`, the address
 * only as a whole, and the tags and notes of both are combined.
 */
export function mergedCustomer(kept: MergedFields, other: MergedFields): MergedFields {
  const { shippingAddress, shippingCity, shippingState, shippingZip, shippingCountry } = hasAddress(kept)
    ? kept
    : other;
  return {
    firstName: kept.firstName ?? other.firstName,
    lastName: kept.lastName ?? other.lastName,
    email: kept.email ?? other.email,
    phone: kept.phone ?? other.phone,
    language: kept.language ?? other.language,
    ...{ shippingAddress, shippingCity, shippingState, shippingZip, shippingCountry },
    tags: [...new Set([...kept.tags, ...other.tags])],
    staffNote: [kept.staffNote, other.staffNote].filter(Boolean).join('\n') || null,
  };
}

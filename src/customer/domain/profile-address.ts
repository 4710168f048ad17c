import type { ProfileAddress } from '../data/customer-rows.js';

interface Address {
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly zip: string;
  readonly country: string;
}

export const NO_ADDRESS: ProfileAddress = {
  shippingAddress: null,
  shippingCity: null,
  shippingState: null,
  shippingZip: null,
  shippingCountry: null,
};

/** The address of a profile in the form of a saved one, with '' for missing members; null without a street. */
export const profileAddress = (customer: ProfileAddress): (Address & { name: null }) | null =>
  customer.shippingAddress
    ? {
        name: null,
        address: customer.shippingAddress,
        city: customer.shippingCity ?? '',
        state: customer.shippingState,
        zip: customer.shippingZip ?? '',
        country: customer.shippingCountry ?? '',
      }
    : null;

/** Converts a saved address to the address of a profile, whose recipient is the customer. */
export const profileFields = ({ address, city, state, zip, country }: Address): ProfileAddress => ({
  shippingAddress: address,
  shippingCity: city,
  shippingState: state,
  shippingZip: zip,
  shippingCountry: country,
});

import type { Address } from '../../order/index.js';
import type { OrderSubmission } from '../use-cases/submit-order.js';
import { postalCodeOf } from './dto/address.dto.js';
import { hasOwnAddress, type CheckoutBody } from './dto/checkout.dto.js';

/** An order of the caller's cart from the fields of the checkout form. */
export const checkoutSubmissionOf = (form: CheckoutBody): OrderSubmission => ({
  items: null,
  contact: {
    email: form.email || null,
    firstName: form.first_name || null,
    lastName: form.last_name || null,
    phone: form.phone || null,
  },
  customerId: null,
  shippingAddress: shippingAddressOf(form),
  billingAddress: billingAddressOf(form),
  paymentMethod: form.payment_method,
  shippingMethod: form.shipping_method ?? null,
  note: form.note ?? null,
  language: null,
  expectedTotal: form.expected_total ?? null,
});

const shippingAddressOf = (form: CheckoutBody): Address => ({
  name: `${form.first_name} ${form.last_name}`,
  address: form.shipping_address ?? null,
  city: form.shipping_city ?? null,
  state: form.shipping_state || null,
  zip: postalCodeOf(form.shipping_zip, form.shipping_country),
  country: form.shipping_country ?? null,
});

/** Billing address of the form; null if it is the shipping address. */
function billingAddressOf(form: CheckoutBody): Address | null {
  if (form.billing_different !== true) return null;
  const { name, ...delivery } = shippingAddressOf(form);
  const own = {
    address: form.billing_address || null,
    city: form.billing_city || null,
    state: form.billing_state || null,
    zip: postalCodeOf(form.billing_zip || null, form.billing_country),
    country: form.billing_country || null,
  };
  return {
    name,
    ...(hasOwnAddress(form) ? own : delivery),
    ...(form.billing_company && { company: form.billing_company }),
    ...(form.billing_vat_id && { vat_id: form.billing_vat_id }),
  };
}

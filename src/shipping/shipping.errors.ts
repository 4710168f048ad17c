import { FieldErrors } from '#kernel';
import { defineErrors } from '../platform/errors/define-errors.js';

export const shippingErrors = defineErrors('shipping', { unknown_shipping_method: 404 });

type ShippingErrors = typeof shippingErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends ShippingErrors {}
}

/** 422 at `field`: the method is unknown, inactive, or not offered for this shipment. */
export const shippingUnavailable = (field = 'shipping_method'): FieldErrors =>
  new FieldErrors({ [field]: [{ key: 'shipping.errors.shipping_unavailable' }] });

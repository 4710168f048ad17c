import { FieldErrors } from '#kernel';
import { defineConstraintError } from '../platform/errors/constraint-errors.js';
import { defineErrors } from '../platform/errors/define-errors.js';

export const orderErrors = defineErrors('order', {
  order_not_found: { status: 404, hint: 'Also given for an order of another customer.' },
  illegal_transition: {
    status: 409,
    hint: '`allowed` lists the possible statuses.',
    details: { from: 'processing', to: 'paid', allowed: ['ready_for_shipment', 'cancelled'] },
    named: { from: 'order.status', to: 'order.status', allowed: 'order.status' },
  },
  not_editable: {
    status: 409,
    hint: 'The lines and the delivery method of an order with a payment cannot be edited either.',
  },
});

type OrderErrors = typeof orderErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends OrderErrors {}
}

// The method was deleted between the check and the write; nothing is stored.
for (const field of ['payment_method', 'shipping_method'])
  defineConstraintError(
    `shop_order_${field}_fkey`,
    () => new FieldErrors({ [field]: [{ key: 'order.errors.method_deleted' }] }),
  );

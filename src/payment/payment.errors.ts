import { defineErrors } from '../platform/errors/define-errors.js';

export const paymentErrors = defineErrors('payment', {
  unknown_payment_method: { status: 404, hint: 'The method does not exist, is inactive or lacks a required setting.' },
  /** An attempt by another method has an unknown outcome, so that a second charge must not start. */
  payment_in_progress: {
    status: 409,
    hint: 'Another payment has no outcome yet, or an amount is reserved, or is being captured or released.',
  },
  /** A refund of the same amount is running; a repeat of it, or another refund, must wait for its outcome. */
  refund_in_progress: { status: 409, hint: 'A refund of the same amount is still running.' },
  nothing_to_refund: 409,
  /** The lines of a refund cost more than the shop holds for the order. */
  refund_exceeds_held: {
    status: 409,
    hint: 'Earlier refunds by amount count too. `left` can be refunded by `amount`.',
    details: { left: 12.5, shown: '12.50', currency: 'EUR' },
  },
  /** The provider has the money: it is refunded, not reversed. */
  payment_at_provider: 409,
  /** Only a captured payment without refunds can be reversed. */
  payment_not_live: 409,
  /** The order has no reserved money to capture or release. */
  nothing_reserved: 409,
  /** Nothing is left to be paid, so a capture without an amount would take nothing. */
  nothing_to_capture: { status: 409, hint: 'Send `amount` to capture a part of the reserved amount nevertheless.' },
  /** The method's gateway does not support captures, or releases. */
  operation_not_offered: 409,
  /** The signature of a provider's message is wrong. */
  wrong_signature: 401,
  /** The gateway failed while it read a provider's message. */
  message_not_read: { status: 503, details: { retry_after: 60 } },
  reference_already_booked: {
    status: 409,
    hint: '`order_id` is the other order. Send `split: true` if the transfer pays several orders.',
    details: { order_id: 41 },
  },
});

type PaymentErrors = typeof paymentErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends PaymentErrors {}
}

import { defineErrors } from '../platform/errors/define-errors.js';

export const paymentErrors = defineErrors('payment', {
  unknown_payment_method: 404,
  /** An attempt by another method has an unknown outcome, so that a second charge must not start. */
  payment_in_progress: 409,
  /** A refund of the same amount is running; a repeat of it, or another refund, must wait for its outcome. */
  refund_in_progress: 409,
  nothing_to_refund: 409,
  /** The order has no reserved money to capture or release. */
  nothing_reserved: 409,
  /** Nothing is left to be paid, so a capture without an amount would take nothing. */
  nothing_to_capture: 409,
  /** The method's gateway does not support captures, or releases. */
  operation_not_offered: 409,
  /** The signature of a provider's message is wrong. */
  wrong_signature: 401,
  /** The gateway failed while it read a provider's message. */
  message_not_read: { status: 503, details: { retry_after: 60 } },
  /** `order_id` names the other order; a transfer that pays several orders is recorded with `split`. */
  reference_already_booked: { status: 409, details: { order_id: 41 } },
});

type PaymentErrors = typeof paymentErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends PaymentErrors {}
}

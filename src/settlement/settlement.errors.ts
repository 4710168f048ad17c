import { defineErrors } from '../platform/errors/define-errors.js';

export const settlementErrors = {
  ...defineErrors('checkout', {
    not_payable: {
      status: 409,
      hint: 'The status of the order forbids payments, or the order has no delivery method yet.',
    },
  }),
  ...defineErrors('order', {
    already_paid: 409,
    /** A cancelled order takes money only when it is reinstated. */
    order_cancelled: { status: 409, details: { order_id: 17 } },
    /** A provider has reserved money for the order; recording another payment could take the money twice. */
    money_reserved: 409,
    /** The gateway refused to capture or release reserved money. */
    operation_refused: { status: 409, details: { reason: 'The reservation has expired.' } },
    refund_failed: { status: 409, details: { reason: 'The card is closed.' } },
  }),
};

type SettlementErrors = typeof settlementErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends SettlementErrors {}
}

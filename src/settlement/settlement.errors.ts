import type { DomainError } from '#kernel';
import type { OrderRecord } from '../order/index.js';
import { defineErrors } from '../platform/errors/define-errors.js';

export const settlementErrors = defineErrors('checkout', { not_payable: 409 });

type SettlementErrors = typeof settlementErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends SettlementErrors {}
}

/** Shop and buyer have not agreed on the delivery yet: the order's total lacks shipping and tax. */
export const deliveryUnsettled = ({ status }: Pick<OrderRecord, 'status'>): DomainError =>
  settlementErrors.not_payable({ status, wording: 'unsettled' });

import type { Money } from '#kernel';
import {
  mayMove,
  isCorrectable,
  isEditable,
  nextStatuses,
  type OrderRecord,
  type OrderStatus,
} from '../../order/index.js';
import { hasRole, hasScope, type Caller } from '../../platform/access/caller.js';

export interface OrderAbilities {
  /** Statuses to which the caller may move the order, by the transition table and the caller's rights. */
  readonly allowed: readonly OrderStatus[];
  /** Actions that the caller may take now; the operations apply the same rules. */
  readonly can: {
    readonly verify: boolean;
    /** Capture and release reserved money, if there is any. */
    readonly capture: boolean;
    readonly cancel: boolean;
    readonly refund: boolean;
    /** Edit lines and delivery method. */
    readonly edit: boolean;
    /** Correct addresses and note. */
    readonly correct: boolean;
    readonly track: boolean;
    readonly note: boolean;
    readonly invoice: boolean;
  };
}

/** Amounts of the order that are not members of its record. */
export interface OrderMoneyFacts {
  /** Amount paid that is neither refunded nor about to be refunded. */
  readonly refundable: Money;
  /** Whether a provider has reserved money for the order. */
  readonly isReserved: boolean;
}

export function orderAbilities(
  caller: Caller,
  order: OrderRecord,
  { refundable, isReserved }: OrderMoneyFacts,
): OrderAbilities {
  const works = hasScope(caller, 'orders:write');
  const manages = hasRole(caller, 'manager');
  const allowed = works ? nextStatuses(order).filter((to) => mayMove(caller, order, to)) : [];
  return {
    allowed,
    can: {
      verify: allowed.includes('paid') && order.paidAt === null && !isReserved && hasScope(caller, 'payments:verify'),
      capture: hasScope(caller, 'payments:verify'),
      cancel: allowed.includes('cancelled'),
      refund: manages && refundable.isPositive(),
      edit: works && isEditable(order),
      correct: works && isCorrectable(order),
      track: works && order.shippingMethod !== null,
      note: works,
      invoice: manages && order.status !== 'cancelled',
    },
  };
}

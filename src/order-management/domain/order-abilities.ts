import type { Money } from '#kernel';
import {
  mayMove,
  mayReinstate,
  isCorrectable,
  isEditable,
  nextStatuses,
  type OrderRecord,
  type OrderStatus,
} from '../../order/index.js';
import { wentOnUnpaid } from '../../settlement/index.js';
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
    /** Reinstate the cancelled order. */
    readonly reinstate: boolean;
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
  /** Whether a payment of the order was reversed. */
  readonly hasReversed: boolean;
}

export function orderAbilities(
  caller: Caller,
  order: OrderRecord,
  { refundable, isReserved, hasReversed }: OrderMoneyFacts,
): OrderAbilities {
  const works = hasScope(caller, 'orders:write');
  const manages = hasRole(caller, 'manager');
  const allowed = works ? nextStatuses(order).filter((to) => mayMove(caller, order, to)) : [];
  const isPayable = allowed.includes('paid') || (works && hasReversed && wentOnUnpaid(order));
  return {
    allowed,
    can: {
      verify: isPayable && order.paidAt === null && !isReserved && hasScope(caller, 'payments:verify'),
      capture: hasScope(caller, 'payments:verify'),
      cancel: allowed.includes('cancelled'),
      reinstate: mayReinstate(caller, order),
      refund: manages && refundable.isPositive(),
      edit: works && isEditable(order),
      correct: works && isCorrectable(order),
      track: works && order.shippingMethod !== null,
      note: works,
      invoice: manages && order.status !== 'cancelled',
    },
  };
}

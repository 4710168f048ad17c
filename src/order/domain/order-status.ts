import { defineTransitions } from '#kernel';

export const ORDER_STATUSES = [
  'pending',
  'awaiting_payment',
  'processing',
  'ready_for_shipment',
  'shipped',
  'paid',
  'completed',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Conditions of a move besides the status. */
export interface OrderSituation {
  /** Whether the payments cover the total. */
  readonly paid: boolean;
  readonly shipped: boolean;
  /** Whether the buyer has chosen a payment method without a transfer instead of the expected transfer. */
  readonly methodChanges?: boolean;
  /** Whether the payment that covered the total was reversed; only settlement states it. */
  readonly paymentReversed?: boolean;
  /** Whether the order is being reinstated; only settlement states it. */
  readonly reinstated?: boolean;
}

/** The only allowed changes of status. */
export const orderTransitions = defineTransitions<OrderStatus, OrderSituation>({
  initial: ['pending'],
  table: {
    pending: ['awaiting_payment', 'processing', 'ready_for_shipment', 'cancelled'],
    awaiting_payment: ['paid', 'cancelled', { to: 'pending', when: ({ methodChanges }) => methodChanges === true }],
    processing: ['ready_for_shipment', 'cancelled'],
    ready_for_shipment: ['shipped', 'cancelled'],
    shipped: [{ to: 'paid', when: ({ paid }) => !paid }, { to: 'completed', when: ({ paid }) => paid }, 'cancelled'],
    paid: [
      'completed',
      { to: 'processing', when: ({ shipped }) => !shipped },
      { to: 'ready_for_shipment', when: ({ shipped }) => !shipped },
      { to: 'awaiting_payment', when: ({ shipped, paymentReversed }) => !shipped && paymentReversed === true },
      'cancelled',
    ],
    completed: [],
    cancelled: [
      { to: 'awaiting_payment', when: ({ reinstated, shipped }) => reinstated === true && !shipped },
      { to: 'pending', when: ({ reinstated, shipped }) => reinstated === true && !shipped },
    ],
  },
});

/** Statuses as clients may send them, including the American spelling. */
export const STATUS_WORDS = [...ORDER_STATUSES, 'canceled'] as const;

/** Reads a sent status; null if it is unknown. */
export function readStatus(word: string): OrderStatus | null {
  const status = word === 'canceled' ? 'cancelled' : word;
  return (ORDER_STATUSES as readonly string[]).includes(status) ? (status as OrderStatus) : null;
}

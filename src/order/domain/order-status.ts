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

/** What a move depends on beside the status itself. */
export interface OrderSituation {
  /** The payments cover the total. */
  readonly paid: boolean;
  readonly shipped: boolean;
  /** The pay call replaces a transfer that is waited for by a method that waits for nothing. */
  readonly methodChanges?: boolean;
}

/** The table of decisions §6. Nothing else changes a status. */
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
      'cancelled',
    ],
    completed: [],
    cancelled: [],
  },
});

/** Statuses as they may be sent: the American spelling is read too. */
export const STATUS_WORDS = [...ORDER_STATUSES, 'canceled'] as const;

/** A status as sent; null when the word is unknown. */
export function readStatus(word: string): OrderStatus | null {
  const status = word === 'canceled' ? 'cancelled' : word;
  return (ORDER_STATUSES as readonly string[]).includes(status) ? (status as OrderStatus) : null;
}

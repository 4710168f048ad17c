import type { OrderStatus } from '../../order/index.js';
import type { OrderSelection } from './order-selection.js';

/** Views of the list of orders by required work. */
export const ORDER_VIEWS = ['to_confirm', 'awaiting_payment', 'to_ship', 'done'] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

const STATUSES: Readonly<Record<Exclude<OrderView, 'awaiting_payment'>, readonly OrderStatus[]>> = {
  to_confirm: ['pending'],
  to_ship: ['paid', 'processing', 'ready_for_shipment'],
  done: ['shipped', 'completed', 'cancelled'],
};

/** Filter of a view. Payment is also expected for shipped orders that are paid in cash. */
export const viewFilter = (view: OrderView | null): Partial<Pick<OrderSelection, 'statuses' | 'toVerify'>> => {
  if (view === null) return {};
  return view === 'awaiting_payment' ? { toVerify: true } : { statuses: STATUSES[view] };
};

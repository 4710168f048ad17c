import type { Order, Status } from '../order/order.js';

/** An order as `GET /api/orders` lists it for administrators. */
export interface OrderRow extends Pick<
  Order,
  | 'id'
  | 'reference'
  | 'status'
  | 'payment_status'
  | 'overdue'
  | 'currency'
  | 'total'
  | 'open_amount'
  | 'is_quick'
  | 'payment_method_title'
  | 'payment_due_at'
  | 'created_at'
  | 'version'
> {
  readonly customer: Pick<Order['customer'], 'first_name' | 'last_name' | 'email' | 'phone'>;
  readonly item_count: number;
  readonly allowed: readonly Status[];
}

/** As `GET /api/admin/orders/counts` answers. */
export interface Counts {
  readonly total: number;
  readonly overdue: number;
  readonly to_verify: number;
  readonly by_status: Readonly<Record<Status, number>>;
  readonly payment_methods: ReadonlyArray<{ readonly key: string; readonly title: string }>;
}

export const STATUSES: readonly Status[] = [
  'pending',
  'awaiting_payment',
  'processing',
  'ready_for_shipment',
  'shipped',
  'paid',
  'completed',
  'cancelled',
];

export const nameOf = ({ first_name: first, last_name: last }: OrderRow['customer']): string =>
  [first, last].filter(Boolean).join(' ');

import { openAmount, statusKey, type ListedOrder, type OrderRecord } from '../../order/index.js';

type Cell = string | number | null;

/** Translated names of methods; a deleted method is named by its key. */
export interface ExportWords {
  readonly payment: (key: string) => string;
  readonly shipping: (key: string) => string;
  /** Whether the order is a pickup order. */
  readonly isPickup: (order: OrderRecord) => boolean;
}

/**
 * Payment status as in the panel: a paid order with a partial refund is not partially paid, and one whose overpayment is
 * kept is paid.
 */
function paymentWord({ order, isOverpaymentKept }: ListedOrder): string {
  const { paymentStatus, paidAt, refunded } = order;
  if (isOverpaymentKept) return 'paid';
  return paymentStatus === 'partially_paid' && !refunded.isZero() && paidAt !== null
    ? 'partially_refunded'
    : paymentStatus;
}

/** A row of the export. Amounts are plain numbers in the order's currency, times ISO 8601 UTC. */
export function orderCells(listed: ListedOrder, say: (key: string) => string, words: ExportWords) {
  const { order, itemCount } = listed;
  const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
  return {
    number: order.id,
    reference: order.reference,
    created_at: iso(order.createdAt),
    status: say(statusKey(order.status, words.isPickup(order))),
    payment_status: say(`order-list.payment_status.${paymentWord(listed)}`),
    payment_method: words.payment(order.paymentMethod),
    first_name: order.contact.firstName,
    last_name: order.contact.lastName,
    email: order.contact.email,
    phone: order.contact.phone,
    item_count: itemCount,
    subtotal: order.subtotal.toString(),
    shipping: order.shipping.toString(),
    tax: order.tax.toString(),
    total: order.total.toString(),
    paid: order.paid.toString(),
    refunded: order.refunded.toString(),
    open: openAmount(order).toString(),
    currency: order.currency,
    payment_due_at: iso(order.paymentDueAt),
    paid_at: iso(order.paidAt),
    shipping_method: order.shippingMethod === null ? null : words.shipping(order.shippingMethod),
    tracking_number: order.trackingNumber,
    address: order.shippingAddress.address,
    city: order.shippingAddress.city,
    zip: order.shippingAddress.zip,
    country: order.shippingAddress.country,
    customer_id: order.customerId,
    note: order.note,
  } satisfies Record<string, Cell>;
}

export const ORDER_COLUMNS = [
  'number',
  'reference',
  'created_at',
  'status',
  'payment_status',
  'payment_method',
  'first_name',
  'last_name',
  'email',
  'phone',
  'item_count',
  'subtotal',
  'shipping',
  'tax',
  'total',
  'paid',
  'refunded',
  'open',
  'currency',
  'payment_due_at',
  'paid_at',
  'shipping_method',
  'tracking_number',
  'address',
  'city',
  'zip',
  'country',
  'customer_id',
  'note',
] as const satisfies ReadonlyArray<keyof ReturnType<typeof orderCells>>;

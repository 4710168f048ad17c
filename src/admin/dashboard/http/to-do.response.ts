import { Amount, Integer, ListOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { ToDo } from '../read-dashboard.js';

export class OpenAmountResponse {
  @Text() currency!: string;
  @Amount({ description: 'Sum of the balances due.' }) amount!: number;
  @Amount({ description: 'Part of it whose due date has passed.' }) overdue_amount!: number;
}

export class ToVerifyFiguresResponse {
  @Integer({ description: 'Number of orders with money that an administrator has to confirm.' }) count!: number;
  @Integer({ description: 'Number of those orders whose payment is overdue.' }) overdue!: number;
  @ListOf(() => OpenAmountResponse, { description: 'Balances due by currency; empty for the role support.' })
  open!: OpenAmountResponse[];
}

export class ToDoResponse {
  @Ref(() => ToVerifyFiguresResponse, { description: 'Payments to confirm.' }) to_verify!: ToVerifyFiguresResponse;
  @Integer({ description: 'Number of bank transactions that need a decision.' }) transactions_to_review!: number;
  @Integer({ description: 'Number of those bank transactions that have suggestions.' })
  transactions_suggested!: number;

  @Integer({ description: 'Number of matched transfers with an unassigned part.' })
  transactions_partly_assigned!: number;

  @Integer({ description: 'Number of orders with the status `pending`.' }) pending!: number;
  @Integer({ description: 'Number of orders with the status `processing`.' }) processing!: number;
  @Integer({ description: 'Number of orders with the status `ready_for_shipment`.' }) ready_for_shipment!: number;
  @Integer({ description: 'Number of paid orders that are not shipped.' }) paid_not_shipped!: number;
  @Integer({ description: 'Number of cancelled orders with a payment that is not refunded.' }) refunds_due!: number;
  @ListOf(
    { type: 'integer' },
    { description: 'Ids of orders with reserved money that the payment provider does not release: the 20 oldest.' },
  )
  reservations_to_release!: number[];

  @ListOf(
    { type: 'integer' },
    {
      description:
        'Ids of cancelled orders that a transfer on a bank statement may be for: the 20 oldest. Staff reinstate the ' +
        'order or refund the money.',
    },
  )
  money_for_cancelled!: number[];

  @Integer({ description: 'Number of transfers that customers reported and nobody has confirmed.' })
  payments_reported!: number;

  @Integer({
    description: 'Number of processed or shipped orders whose payment was reversed and that have a balance due.',
  })
  payments_reversed!: number;

  @Integer({ description: 'Number of refunds to be sent by bank transfer.' }) refund_transfers_due!: number;
  @Integer({ description: 'Number of refunds that the bank has returned.' }) refund_transfers_returned!: number;
  @Integer({ description: 'Number of published products without stock.' }) sold_out!: number;
  @Integer({ description: 'Number of published products with low stock.' }) low_stock!: number;
  @Integer({ description: 'Stock at or below this number of pieces counts as low.' }) low_stock_threshold!: number;
  @Integer({ description: 'Number of reviews that wait for approval.' }) reviews_waiting!: number;
  @Integer({ description: 'Number of failed jobs.' }) dead_letters!: number;
  @Integer({ description: 'Number of emails whose delivery failed permanently.' }) dead_mails!: number;
  @Integer({
    description:
      'Number of orders refused in the last 24 hours, because a buyer had too many unpaid orders or orders ' +
      'per hour.',
  })
  orders_refused!: number;
}

export const toDoResponse = ({ toVerify, transactions, orders, catalog, ...counts }: ToDo): ToDoResponse => ({
  to_verify: {
    count: toVerify.count,
    overdue: toVerify.overdue,
    open: toVerify.open.map(({ open, overdueOpen }) => ({
      currency: open.currency,
      amount: open.toNumber(),
      overdue_amount: overdueOpen.toNumber(),
    })),
  },
  transactions_to_review: transactions.waiting,
  transactions_suggested: transactions.suggested,
  transactions_partly_assigned: counts.partlyAssigned,
  pending: orders.pending,
  processing: orders.processing,
  ready_for_shipment: orders.readyForShipment,
  paid_not_shipped: orders.paidNotShipped,
  refunds_due: orders.refundsDue,
  reservations_to_release: [...counts.refusedReleases],
  money_for_cancelled: [...counts.moneyForCancelled],
  payments_reported: orders.paymentsReported,
  payments_reversed: orders.paymentsReversed,
  refund_transfers_due: counts.refunds.due,
  refund_transfers_returned: counts.refunds.returned,
  sold_out: catalog.soldOut,
  low_stock: catalog.low,
  low_stock_threshold: counts.lowStockThreshold,
  reviews_waiting: catalog.reviewsWaiting,
  dead_letters: counts.deadLetters,
  dead_mails: counts.deadMails,
  orders_refused: counts.ordersRefused,
});

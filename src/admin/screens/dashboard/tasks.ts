import { can, format, placeOf, type Schemas, type Translate } from '#panel';

export interface Task {
  readonly key: string;
  readonly count: number;
  readonly to: string;
  readonly isUrgent: boolean;
  /** Text beside the number: an amount or a limit. */
  readonly detail: string;
}

/** Open tasks that the user may do: first orders by status, then failures, then the catalog. */
export function tasksOf(toDo: Schemas['ToDoResponse'], say: Translate): Task[] {
  const verifies = can('manager');
  const list = (query: string): string =>
    verifies
      ? `${placeOf('bank-review')}?list=orders${query.replace('?', '&')}`
      : `${placeOf('orders')}?${query === '' ? 'to_verify=1' : 'overdue=1'}`;
  // The review opens with the suggested transfers, each of which is confirmed by one key.
  const transfers = verifies && toDo.transactions_suggested > 0 ? placeOf('bank-review') : '';
  const money = (of: 'amount' | 'overdue_amount'): string =>
    toDo.to_verify.open
      .filter((sum) => sum[of] > 0)
      .map((sum) => format.money(sum[of], sum.currency))
      .join(' + ');
  const task = (key: string, count: number, to: string, { isUrgent = false, detail = '' } = {}): Task => ({
    key,
    count,
    to,
    isUrgent,
    detail,
  });
  return [
    task('pending', toDo.pending, `${placeOf('orders')}?status=pending`),
    task('overdue', toDo.to_verify.overdue, list('?overdue=1'), { isUrgent: true, detail: money('overdue_amount') }),
    task('to_verify', toDo.to_verify.count, transfers || list(''), { detail: money('amount') }),
    ...(verifies
      ? [
          task('transactions_to_review', toDo.transactions_to_review, placeOf('bank-review')),
          task(
            'transactions_partly_assigned',
            toDo.transactions_partly_assigned,
            `${placeOf('bank-review')}?state=unallocated`,
          ),
        ]
      : []),
    task('payments_reported', toDo.payments_reported, `${placeOf('orders')}?view=awaiting_payment&payment_reported=1`),
    task('payments_reversed', toDo.payments_reversed, `${placeOf('orders')}?payment_reversed=1`, { isUrgent: true }),
    task('paid_not_shipped', toDo.paid_not_shipped, `${placeOf('orders')}?status=paid`),
    task('processing', toDo.processing, `${placeOf('orders')}?status=processing`),
    task('ready_for_shipment', toDo.ready_for_shipment, `${placeOf('orders')}?status=ready_for_shipment`),
    ...(verifies
      ? [task('refunds_due', toDo.refunds_due, `${placeOf('orders')}?status=cancelled`, { isUrgent: true })]
      : []),
    ...(verifies
      ? [
          task('money_for_cancelled', toDo.money_for_cancelled.length, placeOf('orders', toDo.money_for_cancelled[0]), {
            isUrgent: true,
          }),
          task('to_release', toDo.reservations_to_release.length, placeOf('orders', toDo.reservations_to_release[0]), {
            isUrgent: true,
          }),
        ]
      : []),
    ...(verifies
      ? [
          task('refund_transfers_due', toDo.refund_transfers_due, placeOf('bank-refunds')),
          task('refund_transfers_returned', toDo.refund_transfers_returned, placeOf('bank-refunds'), {
            isUrgent: true,
          }),
        ]
      : []),
    ...(verifies ? [task('dead_letters', toDo.dead_letters, placeOf('dead-letters'), { isUrgent: true })] : []),
    task('dead_mails', toDo.dead_mails, `${placeOf('mails')}?state=dead`, { isUrgent: true }),
    ...(verifies ? [task('reviews_waiting', toDo.reviews_waiting, `${placeOf('reviews')}?status=waiting`)] : []),
    task('orders_refused', toDo.orders_refused, placeOf(can('owner') ? 'settings' : 'orders'), {
      detail: say('dashboard.tasks.orders_refused_detail'),
    }),
    task('sold_out', toDo.sold_out, `${placeOf('products')}?stock=sold_out&published=1`),
    task('low_stock', toDo.low_stock, `${placeOf('products')}?stock=low&published=1`, {
      detail: say('dashboard.tasks.low_stock_detail', { count: toDo.low_stock_threshold }),
    }),
  ].filter(({ count }) => count > 0);
}

import { Injectable, Logger } from '@nestjs/common';
import { uuid } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import type { PaymentRow } from '../data/payment-row.js';
import { PaymentRows } from '../data/payment-rows.js';
import { pendingRefund, toRefund, transactionOf, type RefundRow } from '../data/refund-row.js';
import { RefundRows } from '../data/refund-rows.js';
import { isSameGoods, readGoods, type WantedGoods } from '../domain/refunded-goods.js';
import { HandRefunds } from '../hand-refunds.js';
import { paymentErrors } from '../payment.errors.js';
import type { Claimed } from '../gateway-call.types.js';
import type { BegunRefund, PendingRefund, Refund, RefundOutcome, RefundRequest } from '../refund.types.js';
import { isOfAnother, plan, repeated } from './plan-refund-rows.js';

/** The refunds of an order, which never exceed the captured amount, also for concurrent requests. */
@Injectable()
export class RefundLedger {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly payments: PaymentRows,
    private readonly rows: RefundRows,
    private readonly handRefunds: HandRefunds,
  ) {}

  /**
   * The refunds of an earlier request that this one repeats: it has the same intent, or the same goods and an unknown
   * outcome. Null for a new request, whose pieces are counted now.
   * @throws refund_in_progress
   */
  async repeatOf(
    tx: Transaction,
    { orderId, intent }: Pick<RefundRequest, 'orderId' | 'intent'>,
    wanted: WantedGoods,
  ): Promise<BegunRefund | null> {
    const payments = await this.payments.lockCaptured(tx, orderId);
    const earlier = intent === null ? [] : await this.rows.intended(tx, orderId, intent);
    if (earlier.some(({ status }) => status !== 'failed')) return this.resume(tx, payments, earlier);
    const waiting = (await this.rows.counted(tx, orderId)).filter(
      ({ status, goods, currency }) =>
        status === 'pending' && goods !== null && isSameGoods(wanted, readGoods(goods, currency)),
    );
    const known = waiting.filter(({ request }) => request === waiting[0]!.request);
    if (known.length === 0) return null;
    if (known.some((row) => row.called || isOfAnother(row, intent))) throw paymentErrors.refund_in_progress();
    await this.rows.take(tx, known);
    if (intent !== null) await this.rows.adopt(tx, known[0]!.id, intent);
    return { pending: known.map((row) => pendingRefund(row, transactionOf(payments, row))), earlier: null };
  }

  /**
   * Creates the rows of a refund, one per payment, newest payment first. A repeat gets the pending rows of the same
   * amount, and the rows of the same request with any status. A request with goods gets no pending rows of other
   * requests, because `repeatOf` has found its repeats before.
   * @throws nothing_to_refund, refund_in_progress, refund_exceeds_held, 422 at `amount` above the refundable amount
   */
  async begin(tx: Transaction, request: RefundRequest): Promise<BegunRefund> {
    const payments = await this.payments.lockCaptured(tx, request.orderId);
    const earlier = request.intent === null ? [] : await this.rows.intended(tx, request.orderId, request.intent);
    if (earlier.some(({ status }) => status !== 'failed')) return this.resume(tx, payments, earlier);
    const refunds = await this.rows.counted(tx, request.orderId);
    const currency = payments[0]?.currency;
    if (currency === undefined) throw paymentErrors.nothing_to_refund();
    const waiting = refunds.filter(({ status }) => status === 'pending');
    const known = request.goods === null ? repeated(waiting, request.amount) : [];
    if (known.some((row) => row.called || isOfAnother(row, request.intent))) throw paymentErrors.refund_in_progress();
    const parts =
      known.length > 0 && request.amount !== null ? [] : plan(payments, refunds, currency, request, known.length > 0);
    await this.rows.take(tx, known);
    const made: RefundRow[] = [];
    const group = uuid();
    for (const { paymentId, amount } of parts) {
      const payment = payments.find(({ id }) => id === paymentId)!;
      made.push(await this.rows.insert(tx, request, group, payment, amount));
    }
    // A repeat finds the rows by the intent. If no row was inserted, the first continued row gets the intent.
    if (made.length === 0 && request.intent !== null) await this.rows.adopt(tx, known[0]!.id, request.intent);
    return {
      pending: [...known, ...made].map((row) => pendingRefund(row, transactionOf(payments, row))),
      earlier: null,
    };
  }

  /**
   * Continues a repeated request: gateways are called again for refunds with an unknown outcome, with the same key. The
   * claim of the Idempotency-Key keeps two repeats from running at the same time, so that no other call of the gateway
   * is running.
   */
  private async resume(
    tx: Transaction,
    payments: readonly PaymentRow[],
    earlier: readonly RefundRow[],
  ): Promise<BegunRefund> {
    const waiting = earlier.filter(({ status }) => status === 'pending');
    await this.rows.take(tx, waiting);
    return {
      pending: waiting.map((row) => pendingRefund(row, transactionOf(payments, row))),
      earlier: earlier.map(toRefund),
    };
  }

  /**
   * Stores the outcome of a refund. The money was returned if `changed` is true and the status is `refunded` or
   * `recorded`. `before`: the previous status.
   */
  async finish(
    tx: Transaction,
    refund: PendingRefund,
    outcome: RefundOutcome,
  ): Promise<{ refund: Refund; changed: boolean; before: Refund['status'] }> {
    const before = (await this.rows.find(tx, refund.id))?.status ?? 'pending';
    const settled = await this.rows.settle(tx, refund.id, outcome);
    if (settled) {
      const stored = toRefund(settled);
      const { id: refundId, method, amount } = stored;
      const { orderId, paymentId } = refund;
      if (stored.status === 'recorded')
        await this.handRefunds.recorded(tx, { refundId, orderId, paymentId, method, amount });
      return { refund: stored, changed: outcome.outcome !== 'pending', before };
    }
    const row = await this.rows.find(tx, refund.id);
    if (!row) throw paymentErrors.nothing_to_refund();
    if (outcome.outcome !== 'pending' && row.status !== outcome.outcome) {
      this.logger.error(
        { refund_id: row.id, stored: row.status, said: outcome.outcome },
        'A gateway contradicts its earlier answer.',
      );
    }
    return { refund: toRefund(row), changed: false, before };
  }

  /** Keys of the methods with refunds that `claim` would return. */
  dueMethods(): Promise<string[]> {
    return this.rows.dueMethods();
  }

  /** Claims pending refunds that are due for a repeated call, by the same rules as `AttemptLedger.claim`. */
  async claim(method: string, most: number): Promise<Array<Claimed<PendingRefund>>> {
    const rows = await this.rows.claim(method, most);
    return rows.map((row) => ({ pending: pendingRefund(row, row.transaction_id), last: row.last }));
  }
}

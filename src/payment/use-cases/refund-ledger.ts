import { Injectable, Logger } from '@nestjs/common';
import { FieldErrors, Money } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import type { PaymentRow } from '../data/payment-row.js';
import { PaymentRows } from '../data/payment-rows.js';
import { RefundRows, type RefundRow } from '../data/refund-rows.js';
import { planRefund, refundable, type RefundPart } from '../domain/refund-plan.js';
import { HandRefunds } from '../hand-refunds.js';
import { paymentErrors } from '../payment.errors.js';
import type { Claimed } from '../gateway-call.types.js';
import type { BegunRefund, PendingRefund, Refund, RefundOutcome, RefundRequest } from '../refund.types.js';

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
   * Creates the rows of a refund, one per payment, newest payment first. A repeat gets the pending rows of the same
   * amount, and the rows of the same request with any status.
   * @throws nothing_to_refund, refund_in_progress, 422 at `amount` above the refundable amount
   */
  async begin(tx: Transaction, request: RefundRequest): Promise<BegunRefund> {
    const payments = await this.payments.lockCaptured(tx, request.orderId);
    const earlier = request.intent === null ? [] : await this.rows.intended(tx, request.orderId, request.intent);
    if (earlier.some(({ status }) => status !== 'failed')) return this.resume(tx, payments, earlier);
    const refunds = await this.rows.counted(tx, request.orderId);
    const currency = payments[0]?.currency;
    if (currency === undefined) throw paymentErrors.nothing_to_refund();
    const waiting = refunds.filter(({ status }) => status === 'pending');
    const known = repeated(waiting, request.amount) ? waiting : [];
    if (known.some((row) => row.called || isOfAnother(row, request.intent))) throw paymentErrors.refund_in_progress();
    const parts =
      known.length > 0 && request.amount !== null
        ? []
        : plan(payments, refunds, currency, request.amount, known.length > 0);
    await this.rows.take(tx, known);
    const made: RefundRow[] = [];
    for (const { paymentId, amount } of parts) {
      const payment = payments.find(({ id }) => id === paymentId)!;
      made.push(await this.rows.insert(tx, request, payment, amount));
    }
    // A repeat of this request finds its own rows by the intent, or the first of the rows that it continues.
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
   * `recorded`.
   */
  async finish(
    tx: Transaction,
    refund: PendingRefund,
    outcome: RefundOutcome,
  ): Promise<{ refund: Refund; changed: boolean }> {
    const settled = await this.rows.settle(tx, refund.id, outcome);
    if (settled) {
      const stored = toRefund(settled);
      const { id: refundId, method, amount } = stored;
      const { orderId, paymentId } = refund;
      if (stored.status === 'recorded')
        await this.handRefunds.recorded(tx, { refundId, orderId, paymentId, method, amount });
      return { refund: stored, changed: outcome.outcome !== 'pending' };
    }
    const row = await this.rows.find(tx, refund.id);
    if (!row) throw paymentErrors.nothing_to_refund();
    if (outcome.outcome !== 'pending' && row.status !== outcome.outcome) {
      this.logger.error(
        { refund_id: row.id, stored: row.status, said: outcome.outcome },
        'A gateway contradicts its earlier answer.',
      );
    }
    return { refund: toRefund(row), changed: false };
  }

  /** Keys of the methods with refunds that `claim` would return. */
  dueMethods(): Promise<string[]> {
    return this.rows.dueMethods();
  }

  /** Claims pending refunds that are due for a repeated call; the same rules as in `PaymentLedger.claim`. */
  async claim(method: string, most: number): Promise<Array<Claimed<PendingRefund>>> {
    const rows = await this.rows.claim(method, most);
    return rows.map((row) => ({ pending: pendingRefund(row, row.transaction_id), last: row.last }));
  }
}

/** Whether the refund belongs to another request, whose outcome this request waits for. */
const isOfAnother = ({ intent }: RefundRow, wanted: string | null): boolean =>
  intent !== null && wanted !== null && intent !== wanted;

const transactionOf = (payments: readonly PaymentRow[], { payment_id }: RefundRow): string | null =>
  payments.find(({ id }) => id === payment_id)?.transaction_id ?? null;

/** The refunds of a repeated request whose outcome is unknown: all of them, or exactly the requested amount. */
const repeated = (waiting: readonly RefundRow[], amount: Money | null): boolean =>
  waiting.length > 0 && (amount === null || sum(waiting, amount.currency).equals(amount));

function plan(
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
  currency: string,
  amount: Money | null,
  mayBeNothing: boolean,
): RefundPart[] {
  const left = payments.map((payment) => ({
    paymentId: payment.id,
    left: Money.of(payment.amount, currency).subtract(
      sum(
        refunds.filter(({ payment_id }) => payment_id === payment.id),
        currency,
      ),
    ),
  }));
  const most = refundable(left, currency);
  if (most.isZero() && mayBeNothing) return [];
  if (most.isZero()) throw paymentErrors.nothing_to_refund();
  const parts = planRefund(left, amount ?? most);
  if (!parts)
    throw new FieldErrors({
      amount: [{ key: 'payment.errors.refund_too_large', args: { available: most.toString(), currency } }],
    });
  return parts;
}

const sum = (refunds: readonly RefundRow[], currency: string): Money =>
  refunds.reduce((total, { amount }) => total.add(Money.of(amount, currency)), Money.zero(currency));

export const toRefund = (row: RefundRow): Refund => ({
  id: row.id,
  method: row.method,
  amount: Money.of(row.amount, row.currency),
  status: row.status,
  refundId: row.refund_id,
  reason: row.reason,
  createdAt: row.created_at,
});

const pendingRefund = (row: RefundRow, transactionId: string | null): PendingRefund => ({
  id: row.id,
  orderId: row.order_id,
  paymentId: row.payment_id,
  method: row.method,
  amount: Money.of(row.amount, row.currency),
  idempotencyKey: row.idempotency_key,
  transactionId,
  reason: row.reason,
});

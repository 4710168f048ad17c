import { Injectable, Logger } from '@nestjs/common';
import { FieldErrors, Money, uuid } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { claimStatement } from '../data/claim-statement.js';
import { PAYMENT_COLUMNS, type PaymentRow } from '../data/payment-rows.js';
import { pendingRefund, REFUND_COLUMNS, refundView, type RefundRow } from '../data/refund-rows.js';
import { planRefund, refundable, type RefundPart } from '../domain/refund-plan.js';
import { paymentErrors } from '../payment.errors.js';
import type {
  BegunRefund,
  Claimed,
  PendingRefund,
  RefundOutcome,
  RefundView,
  RefundRequest,
} from '../payment.types.js';

/** The lock makes refunds of one order follow each other, also for a caller that has not locked the order. */
const LOCK_CAPTURED = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 AND status = 'captured' ORDER BY id DESC FOR UPDATE`;
/** Another request's call to the gateway gets this time before the same amount is taken as its repeat: else two requests would become one. */
const CALLED = "status = 'pending' AND updated_at = created_at AND created_at > now() - interval '20 seconds'";
const COUNTED = `SELECT ${REFUND_COLUMNS}, ${CALLED} AS called FROM refund WHERE order_id = $1 AND status <> 'failed' ORDER BY id`;
const INTENDED = `SELECT ${REFUND_COLUMNS} FROM refund WHERE order_id = $1 AND intent = $2 ORDER BY id`;
const INSERT = `
  INSERT INTO refund (order_id, payment_id, method, amount, currency, reason, actor, status, idempotency_key, intent)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $9) RETURNING ${REFUND_COLUMNS}`;
/** A new try: the shop leaves that call its time, then asks by itself from the start. */
const TAKE =
  "UPDATE refund SET asks = 0, ask_at = now() + interval '1 minute' WHERE id = ANY($1) AND status = 'pending'";
const ADOPT = 'UPDATE refund SET intent = $2 WHERE id = $1 AND intent IS NULL';
/** As of payments: a refund that was made overrides an earlier refusal. */
const SETTLE = `
  UPDATE refund SET status = $2, refund_id = coalesce($3, refund_id), error = $4, updated_at = now(),
    intent = CASE WHEN status = 'failed' THEN NULL ELSE intent END
  WHERE id = $1 AND (status = 'pending' OR (status = 'failed' AND $2 IN ('refunded', 'recorded'))) RETURNING ${REFUND_COLUMNS}`;
/** Providers forget a key after about a day: the same call later would be another refund. */
const YOUNG = "created_at > now() - interval '1 day'";
const CLAIM = claimStatement(
  'refund',
  `${REFUND_COLUMNS}, (SELECT p.transaction_id FROM payment p WHERE p.id = refund.payment_id) AS transaction_id`,
  YOUNG,
);
const LIST = { name: 'refunds_of_order', text: `SELECT ${REFUND_COLUMNS} FROM refund WHERE order_id = $1 ORDER BY id` };

/** The refunds of an order. Never more than was captured, under every interleaving. */
@Injectable()
export class RefundLedger {
  private readonly logger = new Logger('Payment');

  constructor(private readonly database: Database) {}

  async begin(tx: Transaction, request: RefundRequest): Promise<BegunRefund> {
    const payments = await tx.query<PaymentRow>(LOCK_CAPTURED, [request.orderId]);
    const earlier =
      request.intent === null ? [] : await tx.query<RefundRow>(INTENDED, [request.orderId, request.intent]);
    if (earlier.some(({ status }) => status !== 'failed')) return this.resume(tx, payments, earlier);
    const refunds = await tx.query<CountedRefund>(COUNTED, [request.orderId]);
    const currency = payments[0]?.currency;
    if (currency === undefined) throw paymentErrors.nothing_to_refund();
    const waiting = refunds.filter(({ status }) => status === 'pending');
    const known = repeated(waiting, request.amount) ? waiting : [];
    if (known.some((row) => row.called || isOfAnother(row, request.intent))) throw paymentErrors.refund_in_progress();
    const parts =
      known.length > 0 && request.amount !== null
        ? []
        : plan(payments, refunds, currency, request.amount, known.length > 0);
    if (known.length > 0) await tx.query(TAKE, [known.map(({ id }) => id)]);
    const made: RefundRow[] = [];
    for (const part of parts) made.push(await insert(tx, request, payments, part));
    // found again by a repeat of this request: by its own rows, or by the first of those that it goes on with
    if (made.length === 0 && request.intent !== null) await tx.query(ADOPT, [known[0]!.id, request.intent]);
    return {
      pending: [...known, ...made].map((row) => pendingRefund(row, transactionOf(payments, row))),
      earlier: null,
    };
  }

  /**
   * The same request again: what of it has no outcome yet is asked for again, with the gateway's same key. The claim of
   * the Idempotency-Key keeps two from running at once, so no other call to the gateway is running.
   */
  private async resume(
    tx: Transaction,
    payments: readonly PaymentRow[],
    earlier: readonly RefundRow[],
  ): Promise<BegunRefund> {
    const waiting = earlier.filter(({ status }) => status === 'pending');
    if (waiting.length > 0) await tx.query(TAKE, [waiting.map(({ id }) => id)]);
    return {
      pending: waiting.map((row) => pendingRefund(row, transactionOf(payments, row))),
      earlier: earlier.map(refundView),
    };
  }

  async finish(
    tx: Transaction,
    refund: PendingRefund,
    outcome: RefundOutcome,
  ): Promise<{ refund: RefundView; changed: boolean }> {
    const [settled] = await tx.query<RefundRow>(SETTLE, [refund.id, outcome.outcome, outcome.refundId, outcome.error]);
    if (settled) return { refund: refundView(settled), changed: outcome.outcome !== 'pending' };
    const [row] = await tx.query<RefundRow>(`SELECT ${REFUND_COLUMNS} FROM refund WHERE id = $1`, [refund.id]);
    if (!row) throw paymentErrors.nothing_to_refund();
    if (outcome.outcome !== 'pending' && row.status !== outcome.outcome) {
      this.logger.error(
        { refund_id: row.id, stored: row.status, said: outcome.outcome },
        'A gateway contradicts its earlier answer.',
      );
    }
    return { refund: refundView(row), changed: false };
  }

  /** Those to be asked about now, `most` of them, each to one caller. */
  async claim(most: number): Promise<Array<Claimed<PendingRefund>>> {
    const rows = await this.database.query<RefundRow & { last: boolean; transaction_id: string | null }>(CLAIM, [most]);
    return rows.map((row) => ({ pending: pendingRefund(row, row.transaction_id), last: row.last }));
  }

  async list(orderId: number, tx?: Transaction): Promise<RefundView[]> {
    return (await (tx ?? this.database).query<RefundRow>(LIST, [orderId])).map(refundView);
  }
}

type CountedRefund = RefundRow & { readonly called: boolean };

/** Two keys are two requests: the second waits for the outcome of the first. */
const isOfAnother = ({ intent }: RefundRow, wanted: string | null): boolean =>
  intent !== null && wanted !== null && intent !== wanted;

const transactionOf = (payments: readonly PaymentRow[], { payment_id }: RefundRow): string | null =>
  payments.find(({ id }) => id === payment_id)?.transaction_id ?? null;

/** The same request again, while the first one's outcome is not known: everything, or exactly the waiting amount. */
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

async function insert(
  tx: Transaction,
  request: RefundRequest,
  payments: readonly PaymentRow[],
  part: RefundPart,
): Promise<RefundRow> {
  const method = payments.find(({ id }) => id === part.paymentId)!.method;
  const { minor, currency } = part.amount;
  const [row] = await tx.query<RefundRow>(INSERT, [
    request.orderId,
    part.paymentId,
    method,
    minor.toString(),
    currency,
    request.reason,
    request.actor,
    uuid(),
    request.intent,
  ]);
  return row!;
}

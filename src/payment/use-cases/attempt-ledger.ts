import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Actor } from '#contracts';
import { CLOCK, type Clock } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import { AttemptRows } from '../data/attempt-rows.js';
import { pendingPayment, toPayment, type PaymentRow } from '../data/payment-row.js';
import type { CallOutcome, Claimed, PendingPayment } from '../gateway-call.types.js';
import type { StoredMessage } from '../message.types.js';
import { paymentErrors } from '../payment.errors.js';
import type { OfferedMethod, PayableOrder, Payment } from '../payment.types.js';

/** A payment with its stored status. */
export interface LastAttempt {
  readonly attempt: PendingPayment;
  readonly status: Payment['status'];
}

/** The result of storing an outcome. */
export interface FinishedPayment {
  readonly payment: Payment;
  /** Whether the outcome is new. */
  readonly changed: boolean;
  /** Whether the gateway's answer contradicts the attempt, and this contradiction was not stored yet. */
  readonly contradicted: boolean;
}

/** Stores attempts to pay orders by online gateways. The gateways decide the outcome. */
@Injectable()
export class AttemptLedger {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly attempts: AttemptRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Creates the pending payment of an attempt with an online gateway, or returns the existing one, so that the gateway
   * gets the same idempotency key.
   * @throws payment_in_progress if the existing payment is by another method, or is authorized
   */
  async begin(
    tx: Transaction,
    order: PayableOrder,
    method: OfferedMethod,
    actor: Actor,
    intent: string | null,
  ): Promise<PendingPayment> {
    const made = await this.attempts.insertPending(tx, order, method.key, actor, intent);
    const row = made ?? (await this.attempts.takePending(tx, order.id));
    if (row?.method !== method.key) throw paymentErrors.payment_in_progress();
    return pendingPayment(row);
  }

  /**
   * Stores the outcome of an attempt. `changed` is false if the attempt already had an outcome: then only a
   * contradiction is stored. A reservation gets the status `releasing` if the order does not need it.
   */
  async finish(
    tx: Transaction,
    attempt: PendingPayment,
    outcome: CallOutcome,
    isUnneeded: boolean,
  ): Promise<FinishedPayment> {
    const before = outcome.contradiction ? await this.attempts.find(tx, attempt.id) : null;
    const status = storedStatus(attempt, outcome);
    const settled = await this.attempts.settle(tx, attempt.id, {
      status,
      transactionId: outcome.transactionId,
      error: outcome.error,
      receivedAt: status === 'captured' ? this.clock.now() : null,
      amount: status === 'captured' ? (outcome.amount?.minor.toString() ?? null) : null,
      redirectUrl: outcome.redirectUrl,
      contradiction: outcome.contradiction,
      isUnneeded,
    });
    if (settled)
      return {
        payment: toPayment(settled),
        changed: status !== 'pending',
        contradicted: before !== null && before.contradiction !== outcome.contradiction,
      };
    const row = await this.attempts.find(tx, attempt.id);
    if (!row) throw paymentErrors.payment_in_progress();
    const isStillReserved = status === 'authorized' && row.status === 'releasing';
    if (status !== 'pending' && row.status !== status && !isStillReserved) {
      this.logger.error(
        { payment_id: row.id, stored: row.status, said: status },
        'A gateway contradicts its earlier answer.',
      );
    }
    const { contradiction } = outcome;
    // An earlier contradiction is kept if the answer neither contradicts nor confirms the stored status.
    const differs = row.contradiction !== contradiction && (contradiction !== null || status === row.status);
    if (differs) await this.attempts.setContradiction(tx, row.id, contradiction);
    const payment = { ...toPayment(row), ...(differs && { contradiction }) };
    return { payment, changed: false, contradicted: differs && contradiction !== null };
  }

  /** The order's pending or authorized payment; null if there is none. */
  async openAttempt(orderId: number, tx?: Transaction): Promise<PendingPayment | null> {
    const row = await this.attempts.open(orderId, tx);
    return row && pendingPayment(row);
  }

  /** The order's last payment by the method, with its status; null if there is none. */
  async lastAttempt(orderId: number, method: string): Promise<LastAttempt | null> {
    const row = await this.attempts.last(orderId, method);
    return row && { attempt: pendingPayment(row), status: row.status };
  }

  /** The payment that a provider's message names; null if the method has no such payment. */
  async namedBy({ method, idempotencyKey, transactionId }: StoredMessage): Promise<PendingPayment | null> {
    const row = await this.attempts.named(method, idempotencyKey, transactionId);
    return row && pendingPayment(row);
  }

  /** Keys of the methods with payments that `claim` would return. */
  dueMethods(): Promise<string[]> {
    return this.attempts.dueMethods();
  }

  /**
   * Claims up to `most` pending payments that are due for a status query. No other caller, on any instance, gets a
   * claimed payment before its next query.
   */
  async claim(method: string, most: number): Promise<Array<Claimed<PendingPayment>>> {
    const rows = await this.attempts.claim(method, most);
    return rows.map((row) => ({ pending: pendingPayment(row), last: row.last }));
  }
}

/** The status to store: `voided` for a declined reservation, because the provider has released it. */
function storedStatus({ isReserved }: PendingPayment, { outcome }: CallOutcome): PaymentRow['status'] {
  if (outcome === 'declined') return isReserved ? 'voided' : 'declined';
  return outcome === 'captured' || outcome === 'authorized' ? outcome : 'pending';
}

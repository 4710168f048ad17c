import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, FieldErrors, Money, type Clock } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import { pendingPayment, toPayment, type PaymentRow } from '../data/payment-row.js';
import { ReservationRows } from '../data/reservation-rows.js';
import { paymentErrors } from '../payment.errors.js';
import type { Claimed } from '../gateway-call.types.js';
import type { Payment } from '../payment.types.js';
import type { OperationOffer, OperationOutcome, OperationRequest, PendingOperation } from '../reservation.types.js';

type WantedOperation = Pick<OperationRequest, 'kind' | 'paymentId'>;

export interface FinishedReservation {
  readonly payment: Payment;
  /** False if the provider has refused the operation for the same reason before. */
  readonly isNew: boolean;
}

/** Reserved money of orders. Callers must have locked the order. */
@Injectable()
export class ReservationLedger {
  constructor(
    private readonly rows: ReservationRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Method of the reservation that the operation concerns; null if there is none. */
  async methodOf(orderId: number, wanted: WantedOperation): Promise<string | null> {
    return pick(await this.rows.reserved(orderId), wanted)?.method ?? null;
  }

  /** The payment on which the request with an Idempotency-Key has begun an operation; null if there is none. */
  async intended(tx: Transaction, orderId: number, intent: string): Promise<Payment | null> {
    const row = await this.rows.intended(tx, orderId, intent);
    return row && toPayment(row);
  }

  /**
   * @param open balance due of the order
   * @throws nothing_reserved, nothing_to_capture, operation_not_offered, payment_in_progress, 422 at `amount`
   */
  async begin(
    tx: Transaction,
    { orderId, open }: { readonly orderId: number; readonly open: Money },
    request: OperationRequest,
    offer: OperationOffer,
  ): Promise<PendingOperation> {
    const row = pick(await this.rows.reserved(orderId, tx), request);
    if (!row) throw paymentErrors.nothing_reserved();
    // The money was reserved by another method since the offer was read.
    if (row.method !== offer.method) throw paymentErrors.payment_in_progress();
    // A provider without releases may have ended the reservation without being asked.
    if (!offer.isOffered && row.status !== 'releasing') throw paymentErrors.operation_not_offered();
    const amount = amountOf(row, request, open);
    if (row.operation !== null && (row.operation !== request.kind || row.operation_amount !== amount))
      throw paymentErrors.payment_in_progress();
    return pendingOperation(await this.rows.begin(tx, row.id, request, amount), row.operation !== null);
  }

  /**
   * Begins to release the order's reservation, because the order does not need it. Returns the running releases of the
   * order.
   */
  async release(tx: Transaction, orderId: number): Promise<PendingOperation[]> {
    await this.rows.release(tx, orderId);
    return toRelease(await this.rows.reserved(orderId, tx));
  }

  /** Whether the order has reserved money, read without a lock. */
  async hasAny(orderId: number): Promise<boolean> {
    return (await this.rows.reserved(orderId)).length > 0;
  }

  /** Running releases of amounts that the order does not need. */
  async releases(orderId: number, tx?: Transaction): Promise<PendingOperation[]> {
    return toRelease(await this.rows.reserved(orderId, tx));
  }

  /**
   * Stores the outcome of an operation. Null if it already has one, or if the outcome is unknown.
   * @param isUnneeded whether the order does not need the reservation, so that it is released after a refused capture
   */
  async finish(
    tx: Transaction,
    operation: PendingOperation,
    { outcome, transactionId, error }: OperationOutcome,
    isUnneeded: boolean,
  ): Promise<FinishedReservation | null> {
    if (outcome === 'pending') return null;
    if (outcome === 'done') {
      const row = await this.rows.end(tx, operation, transactionId, this.clock.now());
      return row && { payment: toPayment(row), isNew: true };
    }
    const releases = isUnneeded || operation.isRelease;
    const row = await this.rows.refuse(tx, operation, { error, releases, isOffered: outcome === 'refused' });
    return row && { payment: toPayment(row), isNew: row.is_new };
  }

  /** At most `most` orders with a release that needs an administrator, oldest first. */
  refusedReleases(most: number): Promise<number[]> {
    return this.rows.refused(most);
  }

  /** Keys of the methods with operations that `claim` would return. */
  dueMethods(): Promise<string[]> {
    return this.rows.dueMethods();
  }

  /** At most `most` operations that are due for a repeated call. No other caller gets them before their next time. */
  async claim(method: string, most: number): Promise<Array<Claimed<PendingOperation>>> {
    const rows = await this.rows.claim(method, most);
    return rows.map((row) => ({ pending: pendingOperation(row, true), last: row.last }));
  }
}

/** Only money that is reserved for the order is captured. */
const pick = (rows: readonly PaymentRow[], { kind, paymentId }: WantedOperation): PaymentRow | undefined =>
  rows.find(
    ({ id, status }) => (paymentId === null || id === paymentId) && (kind === 'void' || status === 'authorized'),
  );

const toRelease = (rows: readonly PaymentRow[]): PendingOperation[] =>
  rows.filter(({ status }) => status === 'releasing').map((row) => pendingOperation(row, true));

/**
 * Amount of the operation in minor units, null for a void. Without a given amount a capture takes the balance due, at
 * most the reserved amount; a repeat keeps its amount, even if the order has changed.
 */
function amountOf(row: PaymentRow, { kind, amount }: OperationRequest, open: Money): string | null {
  if (kind === 'void') return null;
  const reserved = Money.of(row.amount, row.currency);
  if (amount === null) {
    if (row.operation === 'capture') return row.operation_amount;
    if (open.isZero()) throw paymentErrors.nothing_to_capture();
    return (open.minor < reserved.minor ? open : reserved).minor.toString();
  }
  if (amount.minor > reserved.minor) {
    const args = { available: reserved.toString(), currency: row.currency };
    throw new FieldErrors({ amount: [{ key: 'payment.errors.capture_too_large', args }] });
  }
  return amount.minor.toString();
}

const pendingOperation = (row: PaymentRow, isRepeated: boolean): PendingOperation => ({
  reservation: pendingPayment(row),
  kind: row.operation!,
  amount: Money.of(row.operation_amount ?? row.amount, row.currency),
  idempotencyKey: row.operation_key!,
  actor: row.operation_actor!,
  isRepeated,
  isRelease: row.status === 'releasing',
});

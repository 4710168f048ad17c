import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, FieldErrors, Money, type Clock } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import { toPayment, type PaymentRow } from '../data/payment-row.js';
import { ReservationRows } from '../data/reservation-rows.js';
import { paymentErrors } from '../payment.errors.js';
import type { Claimed } from '../gateway-call.types.js';
import type { Payment } from '../payment.types.js';
import type { OperationOutcome, OperationRequest, PendingOperation } from '../reservation.types.js';

/** Reserved money of orders. Callers hold the order's row lock. */
@Injectable()
export class ReservationLedger {
  constructor(
    private readonly rows: ReservationRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The order's reservation; null when it has none. */
  async find(tx: Transaction, orderId: number): Promise<Payment | null> {
    const row = await this.rows.lock(tx, orderId);
    return row && toPayment(row);
  }

  async begin(tx: Transaction, orderId: number, request: OperationRequest): Promise<PendingOperation> {
    const row = await this.rows.lock(tx, orderId);
    if (!row) throw paymentErrors.nothing_reserved();
    const amount = amountOf(row, request);
    if (row.operation !== null && (row.operation !== request.kind || row.operation_amount !== amount))
      throw paymentErrors.payment_in_progress();
    return pendingOperation(await this.rows.begin(tx, row.id, request, amount));
  }

  /** null if the operation already has an outcome, or the outcome is unknown. */
  async finish(tx: Transaction, operation: PendingOperation, outcome: OperationOutcome): Promise<Payment | null> {
    if (outcome.outcome === 'pending') return null;
    const row = await this.rows.end(tx, operation, outcome, this.clock.now());
    return row && toPayment(row);
  }

  /** At most `most` operations that are due to be repeated. No other caller gets them before their next time. */
  async claim(most: number): Promise<Array<Claimed<PendingOperation>>> {
    const rows = await this.rows.claim(most);
    return rows.map((row) => ({ pending: pendingOperation(row), last: row.last }));
  }
}

/** Amount of the operation in minor units: the given amount or all that is reserved for a capture, null for a void. */
function amountOf({ amount: reserved, currency }: PaymentRow, { kind, amount }: OperationRequest): string | null {
  if (kind === 'void') return null;
  if (amount === null) return reserved;
  if (amount.minor > BigInt(reserved))
    throw new FieldErrors({
      amount: [
        {
          key: 'payment.errors.capture_too_large',
          args: { available: Money.of(reserved, currency).toString(), currency },
        },
      ],
    });
  return amount.minor.toString();
}

const pendingOperation = (row: PaymentRow): PendingOperation => ({
  paymentId: row.id,
  orderId: row.order_id,
  method: row.method,
  kind: row.operation!,
  amount: Money.of(row.operation_amount ?? row.amount, row.currency),
  idempotencyKey: row.operation_key!,
  transactionId: row.transaction_id,
  actor: row.operation_actor!,
});

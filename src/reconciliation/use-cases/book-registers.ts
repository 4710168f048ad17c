import { Injectable } from '@nestjs/common';
import { FieldErrors, Money } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { openAmount, OrderFacade, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { byCaller } from '../../settlement/index.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { reconciliationErrors } from '../reconciliation.errors.js';
import { CourierTransferRows } from '../registers/data/courier-transfer-rows.js';
import { payoutOf, type CourierRegister, type RegisterRow } from '../registers/domain/courier-register.js';
import { isBookable } from '../registers/domain/row-state.js';
import { mayBeKept } from '../registers/domain/suggest-registers.js';
import { BookAllocations, type OrderShare } from './book-allocations.js';

export interface SentRegisters {
  readonly registerIds: readonly number[];
  /** The expected sum less the amount of the transaction, as the administrator has seen it. */
  readonly difference: number;
  /** Whether the buyers get an email about their payments. */
  readonly notify: boolean;
  readonly note: string | null;
}

/**
 * Records the money of registers as payments of their orders. What the courier has kept is a difference of the register
 * and not a missing payment, because the buyers have paid. Other differences are left for a person.
 * @throws not_found, register_transferred, register_amount_differs, money_reserved, reference_already_booked
 */
@Injectable()
export class BookRegisters {
  constructor(
    private readonly transactions: TransactionRows,
    private readonly transfers: CourierTransferRows,
    private readonly orders: OrderFacade,
    private readonly bookAllocations: BookAllocations,
    private readonly payments: PaymentFacade,
    private readonly audit: AuditLog,
  ) {}

  /** @param transaction a locked credit that is not matched */
  async run(tx: Transaction, caller: Caller, transaction: BankTransaction, sent: SentRegisters): Promise<void> {
    const { registers, rows } = await this.transfers.lock(tx, sent.registerIds);
    if (registers.length < new Set(sent.registerIds).size) throw commonErrors.not_found();
    const done = registers.filter(({ transactionId }) => transactionId !== null).map(({ id }) => id);
    if (done.length > 0) throw reconciliationErrors.register_transferred({ register_ids: done });
    const difference = differenceOf(registers, transaction, sent.difference);
    const booked = await this.bookable(tx, rows);
    const registerIds = registers.map(({ id }) => id);
    const expected = booked.map(({ row, order }) => ({ id: row.id, expected: openAmount(order) }));
    await this.transfers.link(tx, transaction.id, registerIds, difference, expected);
    const shares: OrderShare[] = booked.map(({ row, order }) => ({ order, amount: row.amount, notify: sent.notify }));
    const how = { matchedBy: 'administrator', note: sent.note, by: byCaller(caller) } as const;
    await this.bookAllocations.run(tx, { ...transaction, registerIds }, shares, how);
    await this.audit.recordMany(tx, {
      caller,
      action: 'courier_register.transferred',
      subjectType: 'courier_register',
      subjects: registers.map((register) => ({
        subjectId: register.id,
        before: { state: 'owed' },
        after: {
          state: 'transferred',
          bank_transaction_id: transaction.id,
          payout: payoutOf(register).toNumber(),
          // The difference is that of the whole transfer, which may be the money of several registers.
          difference: difference.toNumber(),
        },
      })),
    });
  }

  /** Locks a booked transfer, before its registers and orders are locked; null without an id. */
  async lockTransfer(tx: Transaction, id: number | null): Promise<BankTransaction | null> {
    return id === null ? null : ((await this.transactions.lock(tx, [id]))[0] ?? null);
  }

  /**
   * Records a row whose order became known after the transfer was booked, if the order can be paid. Sends no email.
   * @param transfer the locked transfer of the row's register
   * @throws money_reserved, reference_already_booked
   */
  async addRow(tx: Transaction, caller: Caller, transfer: BankTransaction, row: RegisterRow): Promise<void> {
    const booked = await this.bookable(tx, [row]);
    if (booked.length === 0) return;
    const shares = booked.map(({ order }) => ({ order, amount: row.amount, notify: false }));
    const how = { matchedBy: 'administrator', note: null, by: byCaller(caller) } as const;
    await this.bookAllocations.run(tx, transfer, shares, how);
  }

  /** The rows that can be recorded, with their orders, locked in the order of their ids. */
  private async bookable(
    tx: Transaction,
    rows: readonly RegisterRow[],
  ): Promise<Array<{ row: RegisterRow; order: OrderRecord }>> {
    const cash = await this.payments.onDelivery();
    const counted = rows.filter(({ orderId, linkProblem }) => orderId !== null && linkProblem === null);
    const booked = [];
    for (const row of counted.toSorted((one, other) => one.orderId! - other.orderId!)) {
      const order = await this.orders.lock(tx, row.orderId!);
      if (isBookable(row, order, cash)) booked.push({ row, order });
    }
    return booked;
  }
}

/** The difference between the expected sum and the transfer. The administrator must have seen it. */
function differenceOf(registers: readonly CourierRegister[], { amount }: BankTransaction, seen: number): Money {
  const [foreign] = registers.filter(({ collected }) => collected.currency !== amount.currency);
  if (foreign) throw new FieldErrors({ register_ids: [{ key: 'reconciliation.register_currency' }] });
  const zero = Money.zero(amount.currency);
  const expected = registers.reduce((sum, register) => sum.add(payoutOf(register)), zero);
  const collected = registers.reduce((sum, register) => sum.add(register.collected), zero);
  const difference = expected.subtract(amount);
  const isPlausible =
    difference.isZero() || (difference.isNegative() ? amount.compare(collected) <= 0 : mayBeKept(difference, expected));
  if (!isPlausible || difference.toNumber() !== seen)
    throw reconciliationErrors.register_amount_differs({
      expected: expected.toNumber(),
      difference: difference.toNumber(),
    });
  return difference;
}

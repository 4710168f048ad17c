import { Injectable } from '@nestjs/common';
import { openAmount, OrderFacade } from '../../../order/index.js';
import { AuditLog } from '../../../identity/index.js';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { commonErrors } from '../../../platform/errors/common-errors.js';
import { retryTakenReference } from '../../../settlement/index.js';
import type { BankTransaction } from '../../domain/bank-transaction.js';
import { reconciliationErrors } from '../../reconciliation.errors.js';
import { BookRegisters } from '../../use-cases/book-registers.js';
import { DecideTransactions } from '../../use-cases/decide-transactions.js';
import { ParcelRows } from '../data/parcel-rows.js';
import { RegisterRows } from '../data/register-rows.js';
import type { CourierRegister, RegisterRow } from '../domain/courier-register.js';

/** Changes of a row by an administrator; undefined members stay unchanged. */
export interface SentRow {
  /** The order that the parcel was for; null: none. */
  readonly orderId?: number | null;
  /** Whether the difference was checked. */
  readonly checked?: boolean;
}

/** Corrects and removes registers. */
@Injectable()
export class ChangeRegister {
  constructor(
    private readonly db: Database,
    private readonly registers: RegisterRows,
    private readonly parcels: ParcelRows,
    private readonly orders: OrderFacade,
    private readonly audit: AuditLog,
    private readonly bookRegisters: BookRegisters,
    private readonly decideTransactions: DecideTransactions,
  ) {}

  /**
   * Changes a row. An order that is assigned after the transfer of the register was booked is paid at once, if the row
   * can be recorded for it.
   * @throws not_found, order_not_found, register_transferred if the payment of the row is booked already; money_reserved,
   * reference_already_booked
   */
  async row(caller: Caller, registerId: number, rowId: number, sent: SentRow): Promise<void> {
    const transferId = (await this.registers.find(registerId))?.transactionId ?? null;
    await retryTakenReference(() =>
      this.db.transaction(async (tx) => {
        // A transfer is locked before its registers and orders.
        const transfer = await this.bookRegisters.lockTransfer(tx, sent.orderId === undefined ? null : transferId);
        // An order counts in one register only.
        await this.registers.takeTurn(tx);
        const { register, row } = await this.lockRow(tx, registerId, rowId);
        if (sent.orderId !== undefined) {
          mustBeOpen(register, row, transfer);
          const assigned = await this.assign(tx, row, sent.orderId);
          if (transfer) await this.bookRegisters.addRow(tx, caller, transfer, assigned);
        }
        if (sent.checked !== undefined) await this.parcels.check(tx, rowId, sent.checked);
        await this.registers.touch(tx, [registerId]);
        await this.audit.record(tx, {
          caller,
          action: 'courier_register.row_changed',
          subjectType: 'courier_register',
          subjectId: registerId,
          before: { line: row.line, order_id: row.orderId, checked: row.isChecked },
          after: { order_id: sent.orderId, checked: sent.checked },
        });
      }),
    );
    if (sent.orderId && transferId !== null) await this.decideTransactions.refresh([sent.orderId]);
  }

  /**
   * Removes a register that was imported by mistake.
   * @throws not_found; register_transferred, even if the bank has returned the booked transfer
   */
  async remove(caller: Caller, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { fileName, number, carrier, transactionId } = await this.lock(tx, id);
      if (transactionId !== null) throw reconciliationErrors.register_transferred({ register_ids: [id] });
      if (!(await this.registers.remove(tx, id)))
        throw reconciliationErrors.register_transferred({ register_ids: [id], wording: 'returned' });
      await this.audit.record(tx, {
        caller,
        action: 'courier_register.deleted',
        subjectType: 'courier_register',
        subjectId: id,
        before: { file_name: fileName, number, carrier },
      });
    });
    await this.decideTransactions.refreshRegisters([id]);
  }

  private async lock(tx: Transaction, id: number): Promise<CourierRegister> {
    const [register] = await this.registers.lock(tx, [id]);
    if (!register) throw commonErrors.not_found();
    return register;
  }

  private async lockRow(
    tx: Transaction,
    id: number,
    rowId: number,
  ): Promise<{ register: CourierRegister; row: RegisterRow }> {
    const register = await this.lock(tx, id);
    const row = (await this.parcels.of([id], tx)).find((one) => one.id === rowId);
    if (!row) throw commonErrors.not_found();
    return { register, row };
  }

  private async assign(tx: Transaction, row: RegisterRow, orderId: number | null): Promise<RegisterRow> {
    const assigned = { ...row, ...(await this.linkTo(tx, row, orderId)) };
    await this.parcels.assign(tx, row.id, assigned);
    return assigned;
  }

  private async linkTo(
    tx: Transaction,
    row: RegisterRow,
    orderId: number | null,
  ): Promise<Pick<RegisterRow, 'orderId' | 'linkProblem' | 'expected'>> {
    if (orderId === null) return { orderId, linkProblem: 'unknown_number', expected: null };
    const order = await this.orders.lock(tx, orderId);
    const isSame = row.orderId === orderId && row.linkProblem === null;
    const isTaken = !isSame && (await this.parcels.counted([orderId], tx)).has(orderId);
    const expected = order.currency === row.amount.currency ? openAmount(order) : null;
    return { orderId, linkProblem: isTaken ? 'in_another_register' : null, expected };
  }
}

/** A recorded payment stays with its order until the transfer is unmatched. */
function mustBeOpen({ id, transactionId }: CourierRegister, row: RegisterRow, transfer: BankTransaction | null): void {
  // The transfer may have been booked or unmatched since the register was read.
  if (row.paymentId !== null || transactionId !== (transfer?.id ?? null))
    throw reconciliationErrors.register_transferred({ register_ids: [id] });
}

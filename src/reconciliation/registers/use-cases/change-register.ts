import { Injectable } from '@nestjs/common';
import { openAmount, OrderFacade } from '../../../order/index.js';
import { AuditLog } from '../../../identity/index.js';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { commonErrors } from '../../../platform/errors/common-errors.js';
import { reconciliationErrors } from '../../reconciliation.errors.js';
import { DecideTransactions } from '../../use-cases/decide-transactions.js';
import { ParcelRows } from '../data/parcel-rows.js';
import { RegisterRows } from '../data/register-rows.js';
import type { RegisterRow } from '../domain/courier-register.js';

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
    private readonly decideTransactions: DecideTransactions,
  ) {}

  /** @throws not_found, order_not_found, register_transferred if the order of a transferred row is changed */
  async row(caller: Caller, registerId: number, rowId: number, sent: SentRow): Promise<void> {
    await this.db.transaction(async (tx) => {
      // An order counts in one register only.
      await this.registers.takeTurn(tx);
      const row = await this.lock(tx, registerId, sent.orderId !== undefined, rowId);
      if (sent.orderId !== undefined) await this.assign(tx, row!, sent.orderId);
      if (sent.checked !== undefined) await this.parcels.check(tx, rowId, sent.checked);
      await this.registers.touch(tx, [registerId]);
      await this.audit.record(tx, {
        caller,
        action: 'courier_register.row_changed',
        subjectType: 'courier_register',
        subjectId: registerId,
        before: { line: row!.line, order_id: row!.orderId, checked: row!.isChecked },
        after: { order_id: sent.orderId, checked: sent.checked },
      });
    });
  }

  /**
   * Removes a register that was imported by mistake.
   * @throws not_found; register_transferred, even if the bank has returned the booked transfer
   */
  async remove(caller: Caller, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await this.lock(tx, id, true);
      const { fileName, number, carrier } = (await this.registers.find(id, tx))!;
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

  private async lock(tx: Transaction, id: number, isWritten: boolean, rowId?: number): Promise<RegisterRow | null> {
    const [register] = await this.registers.lock(tx, [id]);
    if (!register) throw commonErrors.not_found();
    if (isWritten && register.transactionId !== null)
      throw reconciliationErrors.register_transferred({ register_ids: [id] });
    if (rowId === undefined) return null;
    const row = (await this.parcels.of([id], tx)).find((one) => one.id === rowId);
    if (!row) throw commonErrors.not_found();
    return row;
  }

  private async assign(tx: Transaction, row: RegisterRow, orderId: number | null): Promise<void> {
    if (orderId === null)
      return this.parcels.assign(tx, row.id, { ...row, orderId, linkProblem: 'unknown_number', expected: null });
    const order = await this.orders.lock(tx, orderId);
    const isSame = row.orderId === orderId && row.linkProblem === null;
    const isTaken = !isSame && (await this.parcels.counted([orderId], tx)).has(orderId);
    const expected = order.currency === row.amount.currency ? openAmount(order) : null;
    const linkProblem = isTaken ? 'in_another_register' : null;
    return this.parcels.assign(tx, row.id, { ...row, orderId, linkProblem, expected });
  }
}

import { Injectable } from '@nestjs/common';
import type { Money } from '#kernel';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { CourierRegister, RegisterRow } from '../domain/courier-register.js';
import { ParcelRows } from './parcel-rows.js';
import { RegisterRows } from './register-rows.js';

/** SQL: the table has no entity, because its other statements need SQL. */
const REMOVE = 'DELETE FROM courier_transfer WHERE transaction_id = $1';
/** SQL: the partial unique index decides between concurrent transfers of one register. */
const LINK = 'INSERT INTO courier_transfer (transaction_id, register_id, difference) VALUES ($1, $2, $3)';
/** SQL: the table has no entity. */
const SUSPEND = 'UPDATE courier_transfer SET live = false WHERE transaction_id = $1';
/**
 * Leaves out registers that have been assigned to another transfer meanwhile. SQL: an anti-join of the table with
 * itself.
 */
const RESUME = `UPDATE courier_transfer x SET live = true WHERE x.transaction_id = $1
  AND NOT EXISTS (SELECT FROM courier_transfer y WHERE y.register_id = x.register_id AND y.live)`;

/** Assigns registers to the bank transactions by which couriers transferred their money. */
@Injectable()
export class CourierTransferRows {
  constructor(
    private readonly registers: RegisterRows,
    private readonly parcels: ParcelRows,
  ) {}

  /** Locks registers, and reads them and their rows. */
  async lock(
    tx: Transaction,
    ids: readonly number[],
  ): Promise<{ registers: CourierRegister[]; rows: readonly RegisterRow[] }> {
    const registers = await this.registers.lock(tx, ids);
    return { registers, rows: await this.parcels.of(ids, tx) };
  }

  /**
   * @param difference between the expected sum and the whole transfer; stored with its first register
   * @param expected rows that are recorded, with the balances due of their orders
   */
  async link(
    tx: Transaction,
    id: number,
    registerIds: readonly number[],
    difference: Money,
    expected: ReadonlyArray<Pick<RegisterRow, 'id' | 'expected'>>,
  ): Promise<void> {
    await tx.query(REMOVE, [id]);
    for (const [place, registerId] of registerIds.entries())
      await tx.query(LINK, [id, registerId, place === 0 ? difference.minor.toString() : '0']);
    await this.parcels.expect(tx, expected);
    await this.registers.touch(tx, registerIds);
  }

  /** Marks the registers as owed again, because the bank has returned the transfer. */
  async suspend(tx: Transaction, transactionId: number): Promise<void> {
    await tx.query(SUSPEND, [transactionId]);
  }

  /** Marks the registers as transferred again, because the return of the transfer was undone. */
  async resume(tx: Transaction, transactionId: number): Promise<void> {
    await tx.query(RESUME, [transactionId]);
  }
}

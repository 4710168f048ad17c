import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { Money } from '#kernel';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { CourierDebt } from '../domain/courier-debt.js';
import type { CourierRegister, RegisterState, RegisterToStore } from '../domain/courier-register.js';
import { FROM_REGISTERS, REGISTER_COLUMNS, toRegister, type StoredRegister } from './register-row.js';

/** Maximum number of registers without a transfer that are compared with a credit. */
const MOST_OWED = 500;

/** Makes imports run one after the other, so that an order counts in one register. SQL: takes an advisory lock. */
const IN_TURN = "SELECT pg_advisory_xact_lock(hashtext('courier registers'))";
/** SQL: the unique constraint decides between concurrent imports of one file. */
const ADD = `INSERT INTO courier_register (file_name, sha256, layout, carrier, number, day, currency, warnings, row_count,
    without_money, collected, fees, actor, imported_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  ON CONFLICT (sha256) DO NOTHING RETURNING id`;
/** SQL: the table has no entity, because its other statements need SQL. */
const FIND_HASH = 'SELECT id FROM courier_register WHERE sha256 = $1';
/** SQL: reads the register and its transfer. */
const FIND = `SELECT ${REGISTER_COLUMNS} ${FROM_REGISTERS} WHERE g.id = $1`;
/** SQL: locks the rows in the order of their ids. */
const LOCK = 'SELECT id FROM courier_register WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE';
/** SQL: reads many registers at once. */
const SOME = `SELECT ${REGISTER_COLUMNS} ${FROM_REGISTERS} WHERE g.id = ANY ($1::int[]) ORDER BY g.id`;
/** SQL: reads the page and the total in one query. */
const LIST = `SELECT ${REGISTER_COLUMNS}, count(*) OVER ()::int AS total ${FROM_REGISTERS}
  WHERE $1::boolean IS NULL OR (x.transaction_id IS NOT NULL) = $1 ORDER BY g.id DESC LIMIT $2 OFFSET $3`;
/** SQL: is an anti-join. */
const OWED = `SELECT ${REGISTER_COLUMNS} ${FROM_REGISTERS} WHERE x.transaction_id IS NULL
  ORDER BY g.day NULLS FIRST, g.id LIMIT ${MOST_OWED}`;
/** SQL: reads transfers whose sum was not the expected one. */
const UNEQUAL = `SELECT ${REGISTER_COLUMNS} ${FROM_REGISTERS} WHERE x.difference <> 0 ORDER BY g.id DESC LIMIT 500`;
/** SQL: computes sums by courier and currency. */
const DEBTS = `SELECT g.carrier, g.currency, count(*)::int AS registers, sum(g.collected)::text AS collected,
    sum(g.fees)::text AS fees, min(coalesce(g.day, (g.imported_at AT TIME ZONE $1)::date))::text AS since
  ${FROM_REGISTERS} WHERE x.transaction_id IS NULL GROUP BY 1, 2 ORDER BY since, 1, 2`;
/**
 * Removes a register and its rows, unless it has a transfer, even one that the bank has returned. SQL: uses an
 * anti-join.
 */
const REMOVE = `DELETE FROM courier_register g WHERE id = $1
  AND NOT EXISTS (SELECT FROM courier_transfer x WHERE x.register_id = g.id) RETURNING id`;
/** SQL: the table has no entity. */
const TOUCH = 'UPDATE courier_register SET version = version + 1 WHERE id = ANY ($1::int[])';

/** Registers of money that couriers have collected. */
@Injectable()
export class RegisterRows {
  constructor(private readonly database: Database) {}

  async takeTurn(tx: Transaction): Promise<void> {
    await tx.query(IN_TURN);
  }

  /** Returns the id of the new register; null if the same bytes were imported before. */
  async add(tx: Transaction, register: RegisterToStore, actor: Actor, at: Date): Promise<number | null> {
    const { fileName, sha256, layout, carrier, number, day, currency, warnings, rows, withoutMoney } = register;
    const sum = (of: 'amount' | 'fee') => rows.reduce((all, row) => all + row[of].minor, 0n).toString();
    const values = [fileName, sha256, layout, carrier, number, day, currency, warnings, rows.length, withoutMoney];
    const [row] = await tx.query<{ id: number }>(ADD, [...values, sum('amount'), sum('fee'), actor, at]);
    return row?.id ?? null;
  }

  /** Id of the register of the same bytes; null if there is none. */
  async findHash(sha256: string, tx?: Transaction): Promise<number | null> {
    const [row] = await (tx ?? this.database).query<{ id: number }>(FIND_HASH, [sha256]);
    return row?.id ?? null;
  }

  async find(id: number, tx?: Transaction): Promise<CourierRegister | null> {
    const [row] = await (tx ?? this.database).query<StoredRegister>(FIND, [id]);
    return row ? toRegister(row) : null;
  }

  /** Locks registers in the order of their ids and reads them under the lock. Lock a bank transaction before. */
  async lock(tx: Transaction, ids: readonly number[]): Promise<CourierRegister[]> {
    await tx.query(LOCK, [ids]);
    return (await tx.query<StoredRegister>(SOME, [ids])).map(toRegister);
  }

  async list(
    state: RegisterState | null,
    limit: number,
    offset: number,
  ): Promise<{ registers: CourierRegister[]; total: number }> {
    const isTransferred = state === null ? null : state === 'transferred';
    const rows = await this.database.query<StoredRegister & { total: number }>(LIST, [isTransferred, limit, offset]);
    return { registers: rows.map(toRegister), total: rows[0]?.total ?? 0 };
  }

  /** Registers whose money is not transferred, the earliest day first. */
  async owed(): Promise<CourierRegister[]> {
    return (await this.database.query<StoredRegister>(OWED)).map(toRegister);
  }

  /** Registers whose transfer was not the expected sum, the newest first. */
  async unequal(): Promise<CourierRegister[]> {
    return (await this.database.query<StoredRegister>(UNEQUAL)).map(toRegister);
  }

  /** @param timeZone determines the day of import, which counts for registers without a day */
  async debts(timeZone: string): Promise<CourierDebt[]> {
    const rows = await this.database.query<{
      carrier: string | null;
      currency: string;
      registers: number;
      collected: string;
      fees: string;
      since: string;
    }>(DEBTS, [timeZone]);
    return rows.map(({ carrier, currency, registers, collected, fees, since }) => ({
      ...{ carrier, registers, since },
      collected: Money.of(collected, currency),
      fees: Money.of(fees, currency),
    }));
  }

  async touch(tx: Transaction, ids: readonly number[]): Promise<void> {
    await tx.query(TOUCH, [ids]);
  }

  /** Returns false if the register has a transfer. */
  async remove(tx: Transaction, id: number): Promise<boolean> {
    return (await tx.query(REMOVE, [id])).length > 0;
  }
}

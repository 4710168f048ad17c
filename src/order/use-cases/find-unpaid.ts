import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { IS_UNTOUCHED, PAST_DEADLINE, UNCONFIRMED } from '../data/unpaid.sql.js';

/** An order that may be due: read without a lock, so check again under the lock before acting on it. */
export interface UnpaidOrder {
  readonly id: number;
  /** Its deadline; of one without, when it was made. */
  readonly moment: Date;
}

type Row = UnpaidOrder & { readonly place: string };

const STEP = 200;

/** Orders that nothing was paid of, some hundreds at a time, however many; each walk passes an order once. */
@Injectable()
export class FindUnpaid {
  constructor(private readonly db: Database) {}

  /** In `awaiting_payment` by this method, with a deadline before `before`; the oldest first. */
  async *pastDeadline(method: string, before: Date): AsyncGenerator<UnpaidOrder[]> {
    let last: Row | undefined = { id: 0, moment: before, place: '-infinity' };
    while (last) {
      const rows: Row[] = await this.db.query(PAST_DEADLINE, [method, before, last.place, last.id, STEP]);
      if (rows.length > 0) yield rows;
      last = rows.length === STEP ? rows.at(-1) : undefined;
    }
  }

  /**
   * In `pending`, made before `before`, and neither made nor changed nor remarked on by an administrator or an
   * integration.
   */
  async *unconfirmed(before: Date): AsyncGenerator<UnpaidOrder[]> {
    let last: number | undefined = 0;
    while (last !== undefined) {
      const rows: Row[] = await this.db.query(UNCONFIRMED, [before, last, STEP]);
      if (rows.length > 0) yield rows;
      last = rows.length === STEP ? rows.at(-1)!.id : undefined;
    }
  }

  /** To be asked under the order's lock. */
  async isUntouched(tx: Transaction, orderId: number): Promise<boolean> {
    return (await tx.query(IS_UNTOUCHED, [orderId])).length > 0;
  }
}

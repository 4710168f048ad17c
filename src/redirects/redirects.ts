import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transaction.js';
import { RedirectEntity, type RedirectKind } from './data/redirect.entity.js';

/**
 * Former aliases of products, categories and content pages. When another record takes a former alias, the redirect from
 * this alias ends.
 */
@Injectable()
export class Redirects {
  constructor(@InjectRepository(RedirectEntity) private readonly rows: Repository<RedirectEntity>) {}

  /** The current alias of the record that had this alias, or null. The record may be hidden. */
  async presentOf(kind: RedirectKind, former: string): Promise<string | null> {
    const row = await this.rows.findOne({ select: { present: true }, where: { kind, former } });
    return row?.present ?? null;
  }

  /** Ends the redirect from an alias that a record has taken. Call it after the record was written. */
  async taken(tx: Transaction, kind: RedirectKind, alias: string): Promise<void> {
    await tx.entities.delete(RedirectEntity, { kind, former: alias });
  }

  /**
   * Redirects the former alias, and all aliases before it, to the current one. Call it after the record was written.
   */
  async renamed(tx: Transaction, kind: RedirectKind, former: string, present: string): Promise<void> {
    if (former === present) return;
    await this.lock(tx, kind, former, present);
    await this.taken(tx, kind, present);
    await tx.entities.update(RedirectEntity, { kind, present: former }, { present });
    await tx.entities.upsert(RedirectEntity, { kind, former, present }, ['kind', 'former']);
  }

  /** Ends all redirects to a deleted record. */
  async deleted(tx: Transaction, kind: RedirectKind, alias: string): Promise<void> {
    await tx.entities.delete(RedirectEntity, { kind, present: alias });
  }

  /**
   * Locks the redirects that a renaming changes, in one order, because two records may take former aliases of each other.
   */
  private async lock(tx: Transaction, kind: RedirectKind, former: string, present: string): Promise<void> {
    await tx.entities.find(RedirectEntity, {
      select: { kind: true, former: true },
      where: [
        { kind, former: In([former, present]) },
        { kind, present: former },
      ],
      order: { former: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import type { Account } from '../data/account.js';
import { deleteAccounts, lockUnverified, verifyCustomer } from '../data/unverified-accounts.js';
import { AccountHooks } from './account-hooks.js';

/** How long accounts may exist without a verified address, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Accounts whose address is not verified yet. */
@Injectable()
export class UnverifiedAccounts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly housekeeping: Housekeeping,
    private readonly hooks: AccountHooks,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register({
      name: 'app_user',
      retentionMs: KEPT_MS,
      deleteBatch: (before, limit) => this.deleteBatch(before, limit),
    });
  }

  /**
   * Called after the owner of an address has set a password by a mailed link for an account that was registered without
   * verification. Because another person may have registered it, its data moves to a guest, and the account starts
   * empty. Verified accounts stay unchanged.
   */
  async takeOver(tx: Transaction, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
    if (await verifyCustomer(tx, id)) await this.hooks.takenOver(tx, id, email);
  }

  /** Deletes accounts with their data in other modules, referencing rows first. */
  private deleteBatch(before: Date, limit: number): Promise<number> {
    return this.database.transaction(async (tx) => {
      const ids = await lockUnverified(tx, before, limit);
      if (ids.length === 0) return 0;
      await this.hooks.deleting(tx, ids);
      await deleteAccounts(tx, ids);
      return ids.length;
    });
  }
}

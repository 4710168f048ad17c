import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import type { Account } from '../data/account.js';
import { deleteAccounts, lockUnverified, verifyCustomer } from '../data/unverified-accounts.js';
import { AccountHooks } from './account-hooks.js';

/** How long an account may wait for its address to be verified (decisions §18). */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Accounts of addresses that are not verified yet. */
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
   * The owner of an address has set a password by its mail, on an account that was registered without verifying it.
   * That may have been another person: their data becomes a guest's, and the account starts empty. A verified account
   * stays.
   */
  async takeOver(tx: Transaction, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
    if (await verifyCustomer(tx, id)) await this.hooks.takenOver(tx, id, email);
  }

  /** With what the modules have of them; referencing rows first. */
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

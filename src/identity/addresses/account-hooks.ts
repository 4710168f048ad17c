import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';

/** What a module does with its own records of an account, in the transaction that changes the account. */
export interface AccountHook {
  /** The account has another address, which is verified. */
  emailChanged(tx: Transaction, userId: number, email: string): Promise<void>;
  /**
   * The owner of the address has taken over an account that another person may have registered: the account starts
   * empty, and what it had is a guest's from now on.
   */
  takenOver(tx: Transaction, userId: number, email: string): Promise<void>;
  /** The accounts were never verified and are deleted after this. They are locked. */
  deleting(tx: Transaction, userIds: readonly number[]): Promise<void>;
}

/** Lets other modules follow changes of accounts. They register in onModuleInit. */
@Injectable()
export class AccountHooks implements AccountHook {
  private readonly hooks: AccountHook[] = [];

  register(hook: AccountHook): void {
    this.hooks.push(hook);
  }

  async emailChanged(tx: Transaction, userId: number, email: string): Promise<void> {
    for (const hook of this.hooks) await hook.emailChanged(tx, userId, email);
  }

  async takenOver(tx: Transaction, userId: number, email: string): Promise<void> {
    for (const hook of this.hooks) await hook.takenOver(tx, userId, email);
  }

  async deleting(tx: Transaction, userIds: readonly number[]): Promise<void> {
    for (const hook of this.hooks) await hook.deleting(tx, userIds);
  }
}

import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';

/** Lets a module change its own records in the transaction that changes an account. */
export interface AccountHook {
  /** Called after the account got another, verified address. */
  emailChanged(tx: Transaction, userId: number, email: string): Promise<void>;
  /**
   * Called after the owner of the address took over an account that another person may have registered: the account
   * starts empty, and its previous data belongs to a guest.
   */
  takenOver(tx: Transaction, userId: number, email: string): Promise<void>;
  /** Called before accounts that were never verified are deleted; their rows are locked. */
  deleting(tx: Transaction, userIds: readonly number[]): Promise<void>;
}

/** Lets other modules follow changes of accounts. They register in `onModuleInit`. */
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

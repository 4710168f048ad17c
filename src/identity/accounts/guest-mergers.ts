import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';

/** Moves a guest's data to a customer; see Caller.ownerKey. Must be safe to run again. */
export type GuestMerger = (tx: Transaction, guestOwnerKey: string, customerOwnerKey: string) => Promise<void>;

/** Merges a guest's data into the customer's at login. Modules register in onModuleInit. */
@Injectable()
export class GuestDataMergers {
  private readonly mergers: GuestMerger[] = [];

  register(merger: GuestMerger): void {
    this.mergers.push(merger);
  }

  /** In the order of registration, so that locks are always taken in the same order. */
  async merge(tx: Transaction, guestOwnerKey: string, customerOwnerKey: string): Promise<void> {
    for (const merger of this.mergers) await merger(tx, guestOwnerKey, customerOwnerKey);
  }
}

import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';

/** Moves what a guest holds to a customer; both are holders (see Caller.holder). Must be safe to run again. */
export type GuestMerger = (tx: Transaction, guestOwnerKey: string, customerOwnerKey: string) => Promise<void>;

/** What happens at login to what was gathered before it. Modules register in onModuleInit. */
@Injectable()
export class GuestDataMergers {
  private readonly mergers: GuestMerger[] = [];

  register(merger: GuestMerger): void {
    this.mergers.push(merger);
  }

  /** In the order of registration: one order of locks. */
  async merge(tx: Transaction, guestOwnerKey: string, customerOwnerKey: string): Promise<void> {
    for (const merger of this.mergers) await merger(tx, guestOwnerKey, customerOwnerKey);
  }
}

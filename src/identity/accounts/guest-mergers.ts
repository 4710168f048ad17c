import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';

/** A line of the guest's cart that did not fit into the customer's cart. */
export interface LeftOutLine {
  readonly productId: number;
  readonly variantId: number | null;
  readonly name: string;
  /** Number of items. */
  readonly quantity: number;
}

/** Owner key of the guest; see Caller.ownerKey. */
export interface Merged {
  readonly guest: string;
  readonly customer: string;
  /** Language of the product names in the result. */
  readonly language: Language;
}

/** Moves a guest's data to a customer and returns the cart lines that did not fit. Must be safe to repeat. */
export type GuestMerger = (tx: Transaction, merged: Merged) => Promise<readonly LeftOutLine[] | void>;

/** Merges a guest's data into the customer's at login. Modules register in `onModuleInit`. */
@Injectable()
export class GuestDataMergers {
  private readonly mergers: GuestMerger[] = [];

  register(merger: GuestMerger): void {
    this.mergers.push(merger);
  }

  /** Merges in the order of registration, so that locks are always taken in the same order. */
  async merge(tx: Transaction, merged: Merged): Promise<LeftOutLine[]> {
    const leftOut: LeftOutLine[] = [];
    for (const merger of this.mergers) leftOut.push(...((await merger(tx, merged)) ?? []));
    return leftOut;
  }
}

import { invoiceKeys } from './text/invoice-keys.js';
import { foldName, type FoldedName } from './text/fold-name.js';
import { Lookup } from './lookup.js';
import type { PayableOrder } from './matching.types.js';

/** An order with what is open after the bookings of this call. */
export interface Candidate {
  readonly order: PayableOrder;
  /** Minor units of the order's currency. */
  open: bigint;
  readonly names: readonly FoldedName[];
}

export const isPayable = ({ order, open }: Candidate): boolean => !order.cancelled && open > 0n;

export const amountKey = (currency: string, minor: bigint, clue: string): string => `${currency}${minor} ${clue}`;

/** All orders of a call, found by what a transfer may tell of them. Built once, in any order of the orders. */
export class OrderIndex {
  readonly byReference = new Lookup<Candidate>();
  readonly byNumber = new Lookup<Candidate>();
  readonly byInvoice = new Lookup<Candidate>();
  /** By `amountKey` with a word of the customer's name. */
  readonly byAmountAndName = new Lookup<Candidate>();
  /** By `amountKey` with an account. */
  readonly byAmountAndAccount = new Lookup<Candidate>();
  /** Orders with an open amount, by all words of the name. */
  readonly byName = new Lookup<Candidate>();

  private readonly lengths = new Set<number>();

  /** Whether a reference may have so many characters. */
  hasReferenceOf(length: number): boolean {
    return this.lengths.has(length);
  }

  add(order: PayableOrder): void {
    const candidate = { order, open: order.open.minor, names: order.names.map(foldName) };
    this.byReference.add(order.reference, candidate);
    this.lengths.add(order.reference.length);
    this.byNumber.add(String(order.number), candidate);
    if (order.invoiceNumber !== null) {
      for (const key of invoiceKeys(order.invoiceNumber)) this.byInvoice.add(key, candidate);
    }
    if (isPayable(candidate)) for (const { key } of candidate.names) this.byName.add(key, candidate);
    this.addAmount(candidate);
  }

  /** Changes what is open, and makes the order known by its new amount. */
  book(candidate: Candidate, minor: bigint): void {
    candidate.open -= minor;
    if (candidate.open < 0n) candidate.open = 0n;
    if (candidate.open > 0n) this.addAmount(candidate);
  }

  private addAmount(candidate: Candidate): void {
    const { order, names, open } = candidate;
    if (open <= 0n) return;
    for (const name of names) {
      for (const word of name.telling) this.byAmountAndName.add(amountKey(order.open.currency, open, word), candidate);
    }
    for (const account of order.knownAccounts) {
      this.byAmountAndAccount.add(amountKey(order.open.currency, open, foldAccount(account)), candidate);
    }
  }
}

/** An account without blanks, in capitals. */
export const foldAccount = (account: string): string => account.replace(/[\s-]/g, '').toUpperCase();

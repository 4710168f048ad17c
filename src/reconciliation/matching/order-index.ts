import { Money } from '#kernel';
import type { AskedKeys, AskedOnce, OrderKeys } from './asked-keys.js';
import { invoiceKeys } from './text/invoice-keys.js';
import { foldName, type FoldedName } from './text/fold-name.js';
import { Lookup } from './lookup.js';
import type { PayableOrder } from './matching.types.js';

/** An order with its open amount, from which the bookings of the same matching call are deducted. */
export interface Candidate {
  readonly order: PayableOrder;
  /** Minor units of the order's currency. */
  open: bigint;
  readonly names: readonly FoldedName[];
}

/** Whether the order awaits money. Cancelled and pending orders are only suggested. */
export const isPayable = ({ order, open }: Candidate): boolean => !order.cancelled && !order.pending && open > 0n;

/** Returns the key of an amount (in minor units) combined with a word of a name or an account. */
export const amountKey = (currency: string, minor: bigint, clue: string): string => `${currency}${minor} ${clue}`;

/** Returns the amount of a key of `amountKey`. */
export const amountOfKey = (key: string): Money => Money.of(key.slice(3, key.indexOf(' ')), key.slice(0, 3));

/**
 * Index of the orders of one matching call by the data that a transfer may contain. The sequence of the orders does not
 * matter. The rules find orders only through this index, so the keys that they look up show on which orders a decision
 * depends.
 */
export class OrderIndex {
  readonly byReference: Lookup<Candidate>;
  readonly byNumber: Lookup<Candidate>;
  readonly byInvoice: Lookup<Candidate>;
  /** Orders by `amountKey` of their open amount and a word of the customer's name. */
  readonly byAmountAndName: Lookup<Candidate>;
  /** Orders by `amountKey` of their open amount and an account of the customer. */
  readonly byAmountAndAccount: Lookup<Candidate>;
  /** Payable orders by all words of a name (`FoldedName.key`). */
  readonly byName: Lookup<Candidate>;

  private readonly lengths = new Set<number>();

  /** @param asked gets the keys that are looked up; null: the index contains all orders */
  constructor(private readonly asked: OrderKeys<AskedOnce> | null = null) {
    this.byReference = new Lookup(asked?.references);
    this.byNumber = new Lookup(asked?.numbers);
    this.byInvoice = new Lookup(asked?.invoices);
    this.byAmountAndName = new Lookup(asked?.amounts);
    this.byAmountAndAccount = new Lookup(asked?.amounts);
    this.byName = new Lookup(asked?.names);
  }

  /** Whether the reference of any order may have this number of characters. */
  hasReferenceOf(length: number): boolean {
    return this.asked !== null || this.lengths.has(length);
  }

  /** @param booked amounts in minor units that were booked on the order since it was loaded */
  add(order: PayableOrder, booked: readonly bigint[] = []): void {
    const candidate = candidateOf(order);
    this.lengths.add(order.reference.length);
    this.byReference.add(order.reference, candidate);
    this.byNumber.add(String(order.number), candidate);
    for (const key of invoiceKeysOf(order)) this.byInvoice.add(key, candidate);
    for (const key of nameKeysOf(candidate)) this.byName.add(key, candidate);
    this.addAmount(candidate);
    for (const minor of booked) this.book(candidate, minor);
  }

  /** Deducts a booked amount, and indexes the order by its new open amount. */
  book(candidate: Candidate, minor: bigint): void {
    candidate.open -= minor;
    if (candidate.open < 0n) candidate.open = 0n;
    if (candidate.open > 0n) this.addAmount(candidate);
  }

  private addAmount(candidate: Candidate): void {
    for (const key of amountKeysOfNames(candidate)) this.byAmountAndName.add(key, candidate);
    for (const key of amountKeysOfAccounts(candidate)) this.byAmountAndAccount.add(key, candidate);
  }
}

const candidateOf = (order: PayableOrder): Candidate => ({
  order,
  open: order.open.minor,
  names: order.names.map(foldName),
});

const invoiceKeysOf = ({ invoiceNumber }: PayableOrder): readonly string[] =>
  invoiceNumber === null ? [] : invoiceKeys(invoiceNumber);

const nameKeysOf = (candidate: Candidate): string[] =>
  isPayable(candidate) ? candidate.names.map(({ key }) => key) : [];

const amountKeysOfNames = ({ order, names, open }: Candidate): string[] =>
  open <= 0n ? [] : names.flatMap(({ telling }) => telling.map((word) => amountKey(order.open.currency, open, word)));

const amountKeysOfAccounts = ({ order, open }: Candidate): string[] =>
  open <= 0n ? [] : order.knownAccounts.map((account) => amountKey(order.open.currency, open, foldAccount(account)));

/** Whether an index finds the order by one of the keys. */
export function hasOneOf(order: PayableOrder, { references, numbers, invoices, amounts, names }: AskedKeys): boolean {
  if (references.has(order.reference) || numbers.has(String(order.number))) return true;
  if (invoiceKeysOf(order).some((key) => invoices.has(key))) return true;
  const candidate = candidateOf(order);
  return (
    nameKeysOf(candidate).some((key) => names.has(key)) ||
    [...amountKeysOfNames(candidate), ...amountKeysOfAccounts(candidate)].some((key) => amounts.has(key))
  );
}

export const foldAccount = (account: string): string => account.replace(/[\s-]/g, '').toUpperCase();

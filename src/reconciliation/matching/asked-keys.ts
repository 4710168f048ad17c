import { placeOf } from './lookup.js';

/** Keys that were looked up. The sets are small, because a large one would block the event loop when it grows. */
export class KeySet {
  size = 0;
  private readonly sets: Array<Set<string> | undefined> = [];

  has(key: string): boolean {
    return this.sets[placeOf(key)]?.has(key) ?? false;
  }

  add(key: string): void {
    const set = (this.sets[placeOf(key)] ??= new Set());
    const before = set.size;
    this.size += set.add(key).size - before;
  }

  *[Symbol.iterator](): Generator<string> {
    for (const set of this.sets) if (set) yield* set;
  }
}

/** Records the keys that were not looked up before. */
export class AskedOnce {
  private readonly earlier: KeySet[] = [];
  private now = new KeySet();

  add(key: string): void {
    if (!this.earlier.some((keys) => keys.has(key))) this.now.add(key);
  }

  /** Returns the keys that were recorded since the last call. */
  take(): KeySet {
    const fresh = this.now;
    if (fresh.size > 0) this.earlier.push(fresh);
    this.now = new KeySet();
    return fresh;
  }
}

/** Keys of an `OrderIndex`, by the kind of key. `amountKey` makes those of amounts. */
export interface OrderKeys<Keys> {
  readonly references: Keys;
  readonly numbers: Keys;
  readonly invoices: Keys;
  readonly amounts: Keys;
  readonly names: Keys;
}

/** Keys for which a matching call has asked. */
export type AskedKeys = OrderKeys<KeySet>;

export const askedOnce = (): OrderKeys<AskedOnce> => ({
  references: new AskedOnce(),
  numbers: new AskedOnce(),
  invoices: new AskedOnce(),
  amounts: new AskedOnce(),
  names: new AskedOnce(),
});

export const takeKeys = ({ references, numbers, invoices, amounts, names }: OrderKeys<AskedOnce>): AskedKeys => ({
  references: references.take(),
  numbers: numbers.take(),
  invoices: invoices.take(),
  amounts: amounts.take(),
  names: names.take(),
});

export const countKeys = (keys: AskedKeys): number =>
  Object.values<KeySet>({ ...keys }).reduce((sum, { size }) => sum + size, 0);

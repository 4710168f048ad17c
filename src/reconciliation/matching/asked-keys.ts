/** The keys that a matching call has looked up in its `OrderIndex`, by the kind of key. */
export class AskedKeys {
  readonly references = new Set<string>();
  readonly numbers = new Set<string>();
  readonly invoices = new Set<string>();
  /** Keys of `amountKey`. */
  readonly amounts = new Set<string>();
  readonly names = new Set<string>();

  get isEmpty(): boolean {
    return this.all.every(({ size }) => size === 0);
  }

  /** Adds those of the keys that were not asked before, and returns them. */
  add(asked: AskedKeys): AskedKeys {
    const added = new AskedKeys();
    for (const [place, keys] of asked.all.entries()) {
      for (const key of keys) {
        if (this.all[place]!.has(key)) continue;
        this.all[place]!.add(key);
        added.all[place]!.add(key);
      }
    }
    return added;
  }

  private get all(): ReadonlyArray<Set<string>> {
    return [this.references, this.numbers, this.invoices, this.amounts, this.names];
  }
}

/** Caches results for a short time; concurrent callers share one read. A failed read is not cached. */
export class BriefCache<T> {
  private readonly entries = new Map<string, { readonly result: Promise<T>; readonly until: number }>();

  constructor(
    private readonly ms: number,
    private readonly now: () => number = Date.now,
  ) {}

  get(key: string, read: () => Promise<T>): Promise<T> {
    for (const [old, { until }] of this.entries) if (until <= this.now()) this.entries.delete(old);
    const known = this.entries.get(key);
    if (known) return known.result;
    const result = read();
    this.entries.set(key, { result, until: this.now() + this.ms });
    result.catch(() => this.entries.delete(key));
    return result;
  }
}

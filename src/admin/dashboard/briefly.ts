/** Answers of the last moments, each asked for once however many ask at the same time. A failed one is not kept. */
export class Briefly<T> {
  private readonly kept = new Map<string, { readonly answer: Promise<T>; readonly until: number }>();

  constructor(
    private readonly ms: number,
    private readonly now: () => number = Date.now,
  ) {}

  remember(key: string, ask: () => Promise<T>): Promise<T> {
    for (const [old, { until }] of this.kept) if (until <= this.now()) this.kept.delete(old);
    const known = this.kept.get(key);
    if (known) return known.answer;
    const answer = ask();
    this.kept.set(key, { answer, until: this.now() + this.ms });
    answer.catch(() => this.kept.delete(key));
    return answer;
  }
}

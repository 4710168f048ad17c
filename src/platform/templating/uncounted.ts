/** State of the engine for one page being rendered. */
export interface Rendering {
  readonly context: { getSync(path: string[]): unknown };
}

/** Milliseconds that calls may add to what a page costs: a template may not call for ever. */
const MOST_MS = 3_000;
const added = new WeakMap<object, number>();

/**
 * A filter's work has limits of its own, so it does not count as the template's: a slow pay button is not the page's
 * fault.
 */
export async function uncounted<T>({ context }: Rendering, work: Promise<T>): Promise<T> {
  // the moment by which the page must be done
  const { renderLimit } = context as unknown as { renderLimit?: { limit: number } };
  const started = performance.now();
  try {
    return await work;
  } finally {
    if (renderLimit) give(renderLimit, performance.now() - started);
  }
}

function give(renderLimit: { limit: number }, milliseconds: number): void {
  const before = added.get(renderLimit) ?? 0;
  const more = Math.min(milliseconds, MOST_MS - before);
  added.set(renderLimit, before + more);
  renderLimit.limit += more;
}

/** State of the engine while it renders a page. */
export interface Rendering {
  readonly context: { getSync(path: string[]): unknown };
}

/** Maximum total of the milliseconds that calls add to the time limit of a page. */
const MOST_MS = 3_000;
const added = new WeakMap<object, number>();

/**
 * Extends the time limit of the page by the time that a filter takes. Filters have their own limits, and a slow payment
 * provider is not the fault of the template.
 */
export async function uncounted<T>({ context }: Rendering, work: Promise<T>): Promise<T> {
  // `limit` is the time at which the rendering must end.
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

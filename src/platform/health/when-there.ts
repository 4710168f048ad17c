/** Reads a metric from the database, for a second at most; an unavailable database leaves a gap. */
export function whenThere(read: () => Promise<void>): Promise<void> {
  return Promise.race([
    read().catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, 1000).unref()),
  ]);
}

/** Reads a metric from the database within a second. If the database is unavailable, the metric is missing. */
export function whenThere(read: () => Promise<void>): Promise<void> {
  return Promise.race([
    read().catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, 1000).unref()),
  ]);
}

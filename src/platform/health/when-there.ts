/** A number that the database knows: for a second at most; one that is away leaves a gap. */
export function whenThere(read: () => Promise<void>): Promise<void> {
  return Promise.race([
    read().catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, 1000).unref()),
  ]);
}

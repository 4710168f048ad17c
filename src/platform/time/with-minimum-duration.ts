const EVEN_MS = 120;

/** Lets the answer take the same time whatever the work was, so that its time discloses nothing. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, EVEN_MS))]);
  return result;
}

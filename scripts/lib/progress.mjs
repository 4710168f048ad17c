/** Seconds since `start` (milliseconds), as in `3.2 s`. */
export const since = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Runs a step, and prints its start and duration. If it fails, throws an error with its output. */
export async function step(title, work) {
  const start = Date.now();
  process.stdout.write(`▸ ${title} …\n`);
  const { code, output } = await work();
  if (code !== 0) throw new Error(`${title} failed:\n${output}`);
  process.stdout.write(`✓ ${title} (${since(start)})\n`);
}

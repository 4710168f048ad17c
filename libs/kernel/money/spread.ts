/**
 * Spreads an amount in minor units over shares in proportion to their weights, by largest remainder: the parts add up
 * to the amount, and each differs from its exact share by less than one unit. If remainders are equal, the first share
 * is preferred.
 * @param amount not negative
 * @param weights not negative, and not all of them 0
 */
export function spreadAmount(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  const shares = weights.map((weight, index) => ({ index, remainder: (amount * weight) % whole }));
  const parts = weights.map((weight) => (amount * weight) / whole);
  const missing = amount - parts.reduce((sum, part) => sum + part, 0n);
  shares.sort((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  for (const { index } of shares.slice(0, Number(missing))) parts[index]! += 1n;
  return parts;
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** Thousandths of a percent. */
const WHOLE = 100_000n;

export interface ExampleTax {
  readonly tax: number;
  /** What the customer pays. */
  readonly total: number;
}

/**
 * The tax of one line as the cart takes it: exact, rounded half-up. `price` in the currency's unit, `rate` in percent.
 */
export function exampleTax(price: number, rate: number, pricesIncludeTax: boolean, digits: number): ExampleTax {
  const minor = BigInt(Math.round(price * 10 ** digits));
  const share = BigInt(Math.round(rate * 1000));
  const base = pricesIncludeTax ? WHOLE + share : WHOLE;
  const tax = (2n * minor * share + base) / (2n * base);
  const inUnits = (amount: bigint): number => Number(amount) / 10 ** digits;
  return { tax: inUnits(tax), total: inUnits(pricesIncludeTax ? minor : minor + tax) };
}

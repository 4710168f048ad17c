/** 100 % in thousandths of a percent. */
const WHOLE = 100_000n;

export interface ExampleTax {
  readonly tax: number;
  /** Amount that the customer pays. */
  readonly total: number;
}

/**
 * The tax of one line, computed like that of a cart: exact, rounded half-up.
 * @param price in the currency's unit
 * @param rate in percent
 */
export function exampleTax(price: number, rate: number, pricesIncludeTax: boolean, digits: number): ExampleTax {
  const minor = BigInt(Math.round(price * 10 ** digits));
  const share = BigInt(Math.round(rate * 1000));
  const base = pricesIncludeTax ? WHOLE + share : WHOLE;
  const tax = (2n * minor * share + base) / (2n * base);
  const inUnits = (amount: bigint): number => Number(amount) / 10 ** digits;
  return { tax: inUnits(tax), total: inUnits(pricesIncludeTax ? minor : minor + tax) };
}

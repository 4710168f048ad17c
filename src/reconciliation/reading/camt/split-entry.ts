import { negate, readDecimal, sum } from '../statement/decimal.js';
import type { Amount, Detail, Entry } from './camt.types.js';

const signed = (value: string, isDebit: boolean): string => (isDebit ? negate(value) : value);

/**
 * Ways to get the amount of a detail in the currency of the entry. Banks write it in different elements, with or
 * without charges. The first way whose amounts add up to the entry is used.
 */
function ways(currency: string | null): ((detail: Detail) => string | null)[] {
  const inCurrency = (amount: Amount | null | undefined): string | null =>
    amount && (amount.currency === null || amount.currency === currency) ? readDecimal(amount.value) : null;
  const first = (detail: Detail): string | null =>
    detail.amounts.map(inCurrency).find((value) => value !== null) ?? null;
  const single = [0, 1, 2, 3].map((place) => (detail: Detail) => inCurrency(detail.amounts[place]));
  const gross = [first, ...single];
  const net = gross.map((amountOf) => (detail: Detail) => {
    const amount = amountOf(detail);
    const charges = detail.charges.map(inCurrency);
    if (amount === null || charges.length === 0 || charges.includes(null)) return amount;
    return sum([amount, ...charges.map((charge) => negate(charge!))]);
  });
  return [...gross, ...net];
}

/**
 * Returns the signed amounts of the details if they add up to the entry exactly. If not, returns null, and the entry
 * becomes one transaction, so that nothing is booked that was not received.
 */
export function splitEntry(entry: Entry): string[] | null {
  const { details, amount } = entry;
  if (details.length < 2) return null;
  const total = signed(amount.value, entry.direction === 'DBIT');
  for (const amountOf of ways(amount.currency)) {
    const values = details.map(amountOf);
    if (values.includes(null)) continue;
    // The details of a reversal may have the direction of the original payment, so the direction of the entry is tried
    // as well.
    for (const ofDetail of [true, false]) {
      const amounts = details.map((detail, index) => {
        const direction = (ofDetail ? detail.direction : null) ?? entry.direction;
        return signed(values[index]!, direction === 'DBIT');
      });
      if (sum(amounts) === total) return amounts;
    }
  }
  return null;
}

import { ibanOf } from '../banks/iban.mjs';

const FIRST = 'Anna Jonas Marta Lukas Olena Piotr Greta Milan Clara Emil Nina Hugo'.split(' ');
const LAST =
  'Weber Becker Kowalska Novak Bondar Lang Fischer Hoffmann Schulz Brandt Keller Vogel Winter Sommer Roth'.split(' ');

/** Returns the customer of an order. No two of 60 have the same name. */
export function customerOf(number) {
  const [first, last] = [FIRST[number % FIRST.length], LAST[number % LAST.length]];
  return {
    first,
    last,
    name: `${first} ${last}`,
    email: `${first}.${last}@example.com`.toLowerCase(),
    account: ibanOf('DE', `50010517${String(5_400_000_000 + number * 7919)}`),
    address: `198.51.100.${number}`,
  };
}

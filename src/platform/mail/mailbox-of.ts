import { domainToASCII } from 'node:url';

/** Gmail ignores dots; its two domains are one. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The order in which one transaction posts to several addresses: posting locks the address, and transactions that lock
 * the same ones in another order would wait for each other.
 */
export const byMailbox = (one: string, other: string): number => {
  const [a, b] = [mailboxOf(one), mailboxOf(other)];
  return a < b ? -1 : Number(a > b);
};

/**
 * One text for all the spellings of an address that lead to the same mailbox: case, `+tag`, the domain's Unicode form,
 * Gmail's dots.
 */
export function mailboxOf(address: string): string {
  const plain = address.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const domain = plain.slice(at + 1);
  if (GMAIL.includes(domain)) return `${local.replaceAll('.', '')}@gmail.com`;
  return `${local}@${domainToASCII(domain) || domain}`;
}

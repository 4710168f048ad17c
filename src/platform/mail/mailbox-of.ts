import { domainToASCII } from 'node:url';

/** The two domains of Gmail, which ignores dots in addresses. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * Sort order for mails to several addresses in one transaction: enqueueing a mail locks its address, and transactions
 * that lock addresses in different orders would deadlock.
 */
export const byMailbox = (one: string, other: string): number => {
  const [a, b] = [mailboxOf(one), mailboxOf(other)];
  return a < b ? -1 : Number(a > b);
};

/**
 * One text for all spellings of an address that lead to the same mailbox: case, `+tag`, the domain's Unicode form,
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

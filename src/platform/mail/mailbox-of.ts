import { domainToASCII } from 'node:url';

/** Gmail ignores dots; its two domains are one. */
const GMAIL = ['gmail.com', 'googlemail.com'];

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

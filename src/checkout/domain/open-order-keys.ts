import { createHmac } from 'node:crypto';
import type { Contact } from '../../order/index.js';
import { mailboxOf } from '../../platform/mail/mailbox-of.js';
import type { CountedBy } from './open-order-budgets.js';

/**
 * What a new order is counted by: a hash under each of the shop's keys, the current one first; null where nothing was
 * given. Which of them count is decided by the database: of a customer who orders under the verified address of the
 * account `account` alone, of all others the rest.
 */
export type OpenOrderKeys = Readonly<Record<CountedBy, readonly Buffer[] | null>>;

/** Who orders from where. */
export interface OrderSource {
  /** An address, of IPv6 the network of 64 bits. */
  readonly client: string;
  /** Of IPv6 the network of 48 bits; null: none. */
  readonly site: string | null;
  /** null for guests. */
  readonly customerId: number | null;
}

/**
 * National numbers have no more digits; what precedes them (`+380`, `00380`, `0`) is one country's ways to write the
 * same.
 */
const NATIONAL_DIGITS = 9;

/**
 * E-mail addresses are compared as mailboxes, regardless of case and `+tag`. Phone numbers by their last nine digits.
 * Both count together with their client, so that no stranger uses up a buyer's orders. Stored is an HMAC of each
 * under a key of the shop's: an address can be counted, and not read back by trying all of them. Orders that were
 * counted under an older key are found by it.
 * @param secrets of the key ring, the current one first
 */
export function openOrderKeys(
  { email, phone }: Pick<Contact, 'email' | 'phone'>,
  { client, site, customerId }: OrderSource,
  secrets: readonly string[],
): OpenOrderKeys {
  const hash = (kind: CountedBy, text: string | null): Buffer[] | null =>
    text === null
      ? null
      : secrets.map((secret) =>
          createHmac('sha256', secret).update(`open order ${kind}:${text}`).digest().subarray(0, 16),
        );
  const unproven = (contact: string | null): string | null => contact && `${contact} ${client}`;
  return {
    account: hash('account', customerId === null ? null : String(customerId)),
    email: hash('email', unproven(email && mailboxOf(email))),
    phone: hash('phone', unproven(phone && lastDigits(phone))),
    client: hash('client', client),
    site: hash('site', site),
  };
}

function lastDigits(phone: string): string | null {
  return phone.replaceAll(/\D/g, '').slice(-NATIONAL_DIGITS) || null;
}

/** Numbers for advisory locks, of all keys, each once, ascending: several are always taken in this order. */
export function lockNumbers(keys: OpenOrderKeys): string[] {
  const numbers = Object.values(keys).flatMap((hashes) => (hashes ?? []).map((hash) => hash.readBigInt64BE()));
  return [...new Set(numbers)].sort((a, b) => (a < b ? -1 : 1)).map(String);
}

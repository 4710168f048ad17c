import { createHmac } from 'node:crypto';
import type { Contact } from '../../order/index.js';
import { mailboxOf } from '../../platform/mail/mailbox-of.js';
import type { CountedBy } from './open-order-budgets.js';

/**
 * Keys by which a new order is counted: a hash with each of the shop's keys, the current one first; null without data.
 * The database decides which of them count: only `account` for a customer who orders with the account's verified
 * address, the others for everyone else.
 */
export type OpenOrderKeys = Readonly<Record<CountedBy, readonly Buffer[] | null>>;

/** Origin of an order. */
export interface OrderSource {
  /** IPv4 address, or the /64 network of an IPv6 address. */
  readonly client: string;
  /** The /48 network of an IPv6 address; null: none. */
  readonly site: string | null;
  /** Null for guests. */
  readonly customerId: number | null;
}

/** Maximum length of national numbers; prefixes such as `+380`, `00380`, `0` are spellings of the same number. */
const NATIONAL_DIGITS = 9;

/**
 * Email addresses are compared as mailboxes, regardless of case and `+tag`, and phone numbers by their last nine
 * digits. Both count together with their client, so that strangers cannot use up a buyer's budget. An HMAC of each with
 * a key of the shop is stored, which can be counted but not reversed by trying all addresses. Orders counted with an
 * older key are found by it.
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

/** Numbers of the advisory locks of all keys, without duplicates, in the ascending order in which locks are taken. */
export function lockNumbers(keys: OpenOrderKeys): string[] {
  const numbers = Object.values(keys).flatMap((hashes) => (hashes ?? []).map((hash) => hash.readBigInt64BE()));
  return [...new Set(numbers)].sort((a, b) => (a < b ? -1 : 1)).map(String);
}

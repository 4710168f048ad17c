import { createHash } from 'node:crypto';
import type { ReadTransaction } from '../reading/read-file.types.js';

/** By what a transaction of an account is known again. Hashes, because texts of debits are not stored. */
export interface TransactionKeys {
  /** Of direction, amount and the bank's reference; null without a reference. Not unique: equals are counted. */
  readonly reference: string | null;
  /** Of day, amount, counterparty and text. */
  readonly content: string;
}

/** @param minor signed amount in minor units */
export function keysOf(transaction: ReadTransaction, minor: bigint, currency: string): TransactionKeys {
  const { bankReference, bookedOn, counterpartyName, counterpartyAccount, remittance } = transaction;
  const amount = `${minor} ${currency}`;
  return {
    reference: bankReference === null ? null : hash(['reference', amount, ...referenceOf(bankReference, bookedOn)]),
    content: hash([
      'content',
      bookedOn,
      amount,
      plain(counterpartyName),
      plain(counterpartyAccount),
      plain(remittance),
    ]),
  };
}

/** Payers count their documents by short numbers, which come again each month. */
const SHORTEST = 8;

const referenceOf = (reference: string, day: string): string[] =>
  plain(reference).length < SHORTEST ? [plain(reference), day] : [plain(reference)];

/** Banks break lines and pad fields differently in each export of the same transaction. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, '').toLowerCase();

const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

import { createHash } from 'node:crypto';
import type { ReadTransaction } from '../reading/read-file.types.js';

/** Keys by which a repeated transaction of an account is recognized: hashes, because texts of debits are not stored. */
export interface TransactionKeys {
  /** Hash of signed amount and the bank's reference; null without a reference. Not unique within a file. */
  readonly reference: string | null;
  /** Hash of day, signed amount, counterparty and text. */
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

/** Shorter references, such as a payer's document number, are repeated later, so the day is part of their key. */
const SHORTEST = 8;

const referenceOf = (reference: string, day: string): string[] =>
  plain(reference).length < SHORTEST ? [plain(reference), day] : [plain(reference)];

/** Removes white space and case, because exports of one transaction differ in line breaks and padding. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, '').toLowerCase();

const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

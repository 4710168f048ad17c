import { randomSlice } from '#kernel';
import type { TransactionKind } from '../../domain/bank-transaction.js';
import type { ReadTransaction } from '../../reading/read-file.types.js';

/** Digits and capitals without letters that look like digits (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const REFERENCE = new RegExp(`(?:RFND|RBAT)[${LETTERS}]{${LENGTH}}`);
/** Number of characters at the beginning of a text in which a reference is searched. */
const SEARCHED = 1_000;

const random = (): string => [...randomSlice(LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/**
 * A new end-to-end id. It is random, so that it names one refund of one shop, and has only capitals and digits, which
 * every bank passes on unchanged.
 */
export const newEndToEndId = (): string => `RFND${random()}`;

/** A new reference of a file, or of the batch of its transfers from one account. */
export const newBatchReference = (): string => `RBAT${random()}`;

type Referring = Pick<
  ReadTransaction,
  'endToEndId' | 'batchReference' | 'creditorReference' | 'bankReference' | 'entryReference' | 'remittance'
>;

/**
 * The reference of a refund or of a file that a transaction names; null for none. Some banks write it in a separate
 * member, others break it across the lines of the text. A customer may quote the id of a refund in the text of a
 * payment, so the id in a credit counts only as its end-to-end id, e.g. in a return that is not marked as one.
 */
export function findPayoutReference(transaction: Referring, kind: TransactionKind): string | null {
  const { endToEndId, batchReference, creditorReference, bankReference, entryReference, remittance } = transaction;
  const others = [batchReference, creditorReference, bankReference, entryReference, remittance];
  for (const text of kind === 'credit' ? [endToEndId] : [endToEndId, ...others]) {
    const found = REFERENCE.exec((text ?? '').slice(0, SEARCHED).replaceAll(/\s/g, '').toUpperCase());
    if (found) return found[0];
  }
  return null;
}

import { checkCreditorReference } from '#kernel';
import { reason } from '../matching/reason.js';
import { capitals, MAX_TEXT, readable } from '../matching/text/readable.js';
import { findReferences } from '../matching/text/references.js';
import { NO_REGISTERS, type BankTransaction, type TransactionSuggestion } from './bank-transaction.js';

type Compared = Pick<
  BankTransaction,
  | 'id'
  | 'bookedOn'
  | 'counterpartyName'
  | 'counterpartyAccount'
  | 'remittance'
  | 'creditorReference'
  | 'endToEndId'
  | 'bankReference'
>;

/**
 * Suggests the credits that a return may reverse. If exactly one credit shares a reference with the return, the
 * suggestion has a high confidence.
 * @param credits matched credits of the same amount and account, newest first
 * @param waiting credits of the same amount and account that wait for a decision; the return may concern one of
 *   them
 */
export function findReversed(
  returned: Compared,
  credits: readonly Compared[],
  waiting: readonly Compared[] = [],
): TransactionSuggestion[] {
  const all = [...credits, ...waiting];
  const concerned = concernedBy(returned, all);
  const isCertain = concerned.length === 1 && sharesReference(returned, concerned[0]!);
  const found = concerned.filter((credit) => credits.includes(credit));
  const code = found.some((credit) => sharesReference(returned, credit)) ? 'return_reference' : 'return_party';
  return found
    .slice(0, 5)
    .map((credit) => ({
      allocations: [],
      reverses: credit.id,
      ...NO_REGISTERS,
      confidence: isCertain ? 'high' : 'low',
      reasons: [reason(code, { day: credit.bookedOn })],
    }));
}

/** The credits that the return may concern: those that share a reference with it, else those of the same party. */
export function concernedBy<T extends Compared>(returned: Compared, credits: readonly T[]): T[] {
  const certain = credits.filter((credit) => sharesReference(returned, credit));
  return certain.length > 0 ? certain : credits.filter((credit) => sharesParty(returned, credit));
}

/**
 * Whether the return repeats a reference of the credit, as one of its own references or in its text, or both texts have
 * the same payment reference.
 */
function sharesReference(returned: Compared, credit: Compared): boolean {
  const marks = [credit.endToEndId, credit.bankReference, credit.creditorReference].flatMap((mark) => mark ?? []);
  const sent = [returned.endToEndId, returned.bankReference, returned.creditorReference];
  const text = plain(returned.remittance);
  return (
    marks.some((mark) => sent.includes(mark) || (plain(mark).length >= 6 && text.includes(plain(mark)))) ||
    haveCommon(paymentReferences(returned), paymentReferences(credit))
  );
}

/** Valid payment references in the text of the transaction and in its structured reference. */
const paymentReferences = ({ remittance, creditorReference }: Compared): string[] =>
  findReferences(capitals(readable(`${creditorReference ?? ''}\n${remittance}`, MAX_TEXT)))
    .flatMap(({ ends }) => ends.map(({ reference }) => reference))
    .filter(checkCreditorReference);

const haveCommon = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

const sharesParty = (returned: Compared, credit: Compared): boolean =>
  returned.counterpartyAccount !== null
    ? returned.counterpartyAccount === credit.counterpartyAccount
    : returned.counterpartyName !== null && plain(returned.counterpartyName) === plain(credit.counterpartyName ?? '');

const plain = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase();

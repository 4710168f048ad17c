import type { ReadTransaction } from '../read-file.types.js';
import { negate } from '../statement/decimal.js';
import { variableSymbol } from '../statement/reference.js';
import type { Detail, Entry, Party } from './camt.types.js';
import { counterpartyOf } from './counterparty.js';
import { splitEntry } from './split-entry.js';

/**
 * Returns the entry number if it can be a reference. Short ones are counters, and Swiss banks write the account there.
 */
function usableNumber(entry: Entry, owner: Party): string | null {
  const number = entry.entryNumber;
  if (number === null || number.length < 8 || /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return null;
  return number === owner.account ? null : number;
}

/** Returns the value if all values other than null are equal, else null. */
function only(values: readonly (string | null)[]): string | null {
  const distinct = new Set(values.filter((value) => value !== null));
  return distinct.size === 1 ? [...distinct][0]! : null;
}

const unique = (texts: readonly (string | null)[]): string =>
  [...new Set(texts.filter((text) => text !== null && text !== ''))].join('\n');

/** Merges details whose amounts are unknown: their texts are joined, and other values are kept if all details agree. */
function merged(details: readonly Detail[]): Partial<Detail> {
  if (details.length < 2) return details[0] ?? {};
  const references = details.map(({ creditorReferences }) => creditorReferences[0] ?? null);
  const reference = only(references);
  return {
    references: [],
    endToEndId: only(details.map(({ endToEndId }) => endToEndId)),
    creditorReferences: reference === null ? [] : [reference],
    remittance: unique([...details.map(({ remittance }) => remittance), ...(reference === null ? references : [])]),
    additional: unique(details.map(({ additional }) => additional)) || null,
    returned: details.every(({ returned }) => returned !== null) ? details[0]!.returned : null,
  };
}

function transaction(
  entry: Entry,
  detail: Partial<Detail>,
  amount: string,
  part: ReadTransaction['part'],
  owner: Party,
): ReadTransaction {
  const isReturn = entry.isReversal || (detail.returned ?? null) !== null;
  const direction = amount.startsWith('-') ? 'DBIT' : 'CRDT';
  const { debtor = null, creditor = null, references = [], creditorReferences = [], endToEndId = null } = detail;
  const party = counterpartyOf({ debtor, creditor }, direction, isReturn, owner);
  const byEntry = entry.reference === null ? [] : [entry.reference];
  const byBank = part === 'detail' ? [...references, ...byEntry] : [...byEntry, ...references];
  return {
    bookedOn: entry.bookedOn,
    valueOn: entry.valueOn,
    amount,
    currency: entry.amount.currency,
    isReturn,
    returnReason: detail.returned?.code || detail.returned?.text ? detail.returned : null,
    counterpartyName: party.name,
    counterpartyAccount: party.account,
    remittance: detail.remittance || detail.additional || entry.additional || '',
    creditorReference: creditorReferences[0] ?? (endToEndId === null ? null : variableSymbol(endToEndId)),
    endToEndId,
    bankReference: byBank[0] ?? usableNumber(entry, owner),
    entryReference: entry.reference ?? entry.batchReference,
    ...(entry.direction === 'DBIT' && entry.batchReference !== null && { batchReference: entry.batchReference }),
    part,
  };
}

/** Returns one transaction for each detail of known amount, else one for the entry. Zero amounts are left out. */
export function entryTransactions(entry: Entry, owner: Party): ReadTransaction[] {
  const { details } = entry;
  const amounts = splitEntry(entry);
  const all = amounts
    ? details.map((detail, index) => transaction(entry, detail, amounts[index]!, 'detail', owner))
    : [oneTransaction(entry, owner)];
  return all.filter(({ amount }) => amount !== '0');
}

function oneTransaction(entry: Entry, owner: Party): ReadTransaction {
  const amount = entry.direction === 'DBIT' ? negate(entry.amount.value) : entry.amount.value;
  const part = Math.max(entry.announced, entry.details.length) > 1 ? 'lump_sum' : 'entry';
  return transaction(entry, merged(entry.details), amount, part, owner);
}

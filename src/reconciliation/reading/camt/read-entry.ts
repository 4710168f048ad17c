import { isoDay } from '../statement/day.js';
import { reference } from '../statement/reference.js';
import type { Detail, Entry } from './camt.types.js';
import { readAmount, readDirection } from './read-amount.js';
import { readReturn } from './read-return.js';
import type { XmlElement } from './xml-element.js';

/** Throws an `UnreadableStatement` that names the given child of the entry. */
export type Fail = (reason: string, child: string) => never;

/** Returns the day in `Dt` or `DtTm` as YYYY-MM-DD; null if there is no element. Calls `fail` for an invalid date. */
export function readDay(element: XmlElement | undefined, fail: () => never): string | null {
  const text = element?.textAt('Dt') ?? element?.textAt('DtTm') ?? null;
  return text === null ? null : (isoDay(text) ?? fail());
}

const isTrue = (text: string | null): boolean => text === 'true' || text === '1';

/**
 * Number of payments that the entry contains, according to its batches. An entry without details that refers to another
 * message for them counts as at least two.
 */
function announced(element: XmlElement, batches: readonly XmlElement[], hasDetails: boolean): number {
  const numbers = batches.map((batch) => Number(/^\d{1,9}$/.exec(batch.textAt('NbOfTxs') ?? '')?.[0] ?? 1));
  const total = numbers.reduce((first, second) => first + second, 0);
  return !hasDetails && element.at('AddtlInfInd', 'MsgNmId') ? Math.max(total, 2) : total;
}

/** Whether the entry is booked: neither pending nor informational. Without a status it must have a booking date. */
export function isBooked(element: XmlElement): boolean {
  const status = element.codeAt('Sts');
  return status === null ? element.at('BookgDt') !== undefined : status === 'BOOK';
}

/** Reads a booked entry (`Ntry`). The caller has already read its details (`TxDtls`) and batches (`Btch`). */
export function readEntry(
  element: XmlElement,
  details: readonly Detail[],
  batches: readonly XmlElement[],
  fail: Fail,
): Entry {
  const amount = readAmount(element.at('Amt'));
  if (!amount || amount.value.startsWith('-')) return fail('bad_amount', 'Amt');
  const valueOn = readDay(element.at('ValDt'), () => fail('bad_date', 'ValDt'));
  const bookedOn = readDay(element.at('BookgDt'), () => fail('bad_date', 'BookgDt'));
  const returned = readReturn(element);
  const batch = batches.map((part) => reference(part.textAt('PmtInfId') ?? part.textAt('MsgId')));
  return {
    amount,
    direction: readDirection(element.textAt('CdtDbtInd')) ?? fail('bad_direction', 'CdtDbtInd'),
    isReversal: isTrue(element.textAt('RvslInd')) || returned !== null,
    bookedOn: bookedOn ?? valueOn ?? fail('missing_date', 'BookgDt'),
    valueOn,
    reference: reference(element.textAt('AcctSvcrRef')),
    entryNumber: reference(element.textAt('NtryRef')),
    batchReference: batch.find((text) => text !== null) ?? null,
    announced: announced(element, batches, details.length > 0),
    additional: element.textAt('AddtlNtryInf'),
    details,
  };
}

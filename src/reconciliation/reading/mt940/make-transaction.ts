import { checkCreditorReference } from '#kernel';
import type { ReadTransaction } from '../read-file.types.js';
import { accountNumber } from '../statement/account.js';
import { reference, variableSymbol } from '../statement/reference.js';
import type { Field } from './read-fields.js';
import type { Line61 } from './read-line61.js';
import type { PaymentText } from './text/payment-text.js';
import { IBAN } from './text/payment-text.js';
import { readPaymentText, readReferenceText } from './text/read-payment-text.js';

/** Matches a word such as EREF or KREF+, which refers to the reference in :86:. */
const SEE_TEXT = /^(?:[A-Z]REF|MARF)\+?$/;

/**
 * Returns the bank's reference, which follows '//' or is alone in the next line. A Nordic bank writes texts that may
 * contain '//'; they are not references.
 */
function bankReference(line: Line61): string | null {
  const behind = reference(line.bankText);
  const isAlone = reference(line.reference) === null;
  if (behind !== null && (isAlone ? /^\S+$/ : /^(?=.*\d)\S{6,}$/).test(behind) && !/[a-z]/.test(line.reference))
    return behind;
  const below = line.supplement[0]?.trim() ?? '';
  return /^(?=.*\d)[A-Z0-9]{20,}$/.test(below) && !IBAN.test(below) ? below : null;
}

/** Returns the text in :61:, for banks that write no :86:. */
function ownText(line: Line61): string {
  const halves = [line.reference.trim(), line.bankText ?? ''];
  const written = reference(halves[0]) === null || SEE_TEXT.test(halves[0]!) ? '' : halves.join(' ').trim();
  return written || (line.supplement[0]?.trim() ?? '');
}

function returnReason(line: Line61, text: PaymentText): ReadTransaction['returnReason'] {
  const reason = { code: text.returnCode ?? null, text: text.bookingText ?? null };
  return reason.code === null && reason.text === null ? null : reason;
}

/** Returns the ISO 11649 reference that a bank writes into :61: instead of the text. */
function creditorReference({ reference: written }: Line61): string | null {
  const compact = written.replaceAll(' ', '').toUpperCase();
  return compact.startsWith('RF') && checkCreditorReference(compact) ? compact : null;
}

/** Makes the transaction of a :61: and the texts that follow it. */
export function makeTransaction(line: Line61, texts: readonly Field[]): ReadTransaction {
  const ofLine = readReferenceText(line);
  const text = readPaymentText(texts, !line.amount.startsWith('-'));
  const isReturn = line.isReversal || line.type === 'RTI' || text.isReturn === true;
  const account = text.account ?? ofLine.account;
  const byBank = bankReference(line) ?? text.bankReference ?? null;
  const endToEndId = reference(text.endToEndId);
  const symbols = [line.reference, endToEndId ?? ''].map(variableSymbol).find((symbol) => symbol !== null);
  return {
    bookedOn: line.bookedOn,
    valueOn: line.valueOn,
    amount: line.amount,
    currency: null,
    isReturn,
    returnReason: isReturn ? returnReason(line, text) : null,
    counterpartyName: reference(text.name ?? ofLine.name),
    counterpartyAccount: account === undefined ? null : accountNumber(account),
    remittance: text.remittance ?? ownText(line),
    creditorReference: reference(text.creditorReference) ?? creditorReference(line) ?? symbols ?? null,
    endToEndId,
    bankReference: byBank,
    entryReference: byBank,
    part: 'entry',
  };
}

import type { Field } from '../read-fields.js';
import type { Line61 } from '../read-line61.js';
import { readLabels } from './labels.js';
import { readTextLines } from './lines.js';
import { readNonSwift } from './non-swift.js';
import { IBAN, tidy } from './payment-text.js';
import type { PaymentText } from './payment-text.js';
import { readSlashCodes } from './slash-codes.js';
import { readSubfields } from './subfields.js';

/**
 * Reads account and name from :61: itself: an account, an account padded to 16 characters before a name, or an account
 * in the next line.
 */
export function readReferenceText(line: Line61): PaymentText {
  const { reference, supplement } = line;
  const [below = ''] = supplement.map((text) => text.trim());
  const account = [reference.trim(), below].find((text) => IBAN.test(text) || /^P\d{9}$/.test(text));
  if (account !== undefined) return { account };
  const isPadded = line.bankText === null && reference.length > 16 && reference[15] === ' ';
  if (!isPadded) return {};
  const number = reference.slice(0, 16).trim();
  return { account: /^P?\d{6,}$/.test(number) ? number : undefined, name: tidy(reference.slice(16)) };
}

/** Reads all :86: and :NS: fields of a transaction. */
export function readPaymentText(fields: readonly Field[], isCredit: boolean): PaymentText {
  const numbered = fields.filter(({ tag }) => tag === 'NS').flatMap(({ lines }) => lines);
  const nonSwift = Object.entries(readNonSwift(numbered)).filter(([, value]) => value !== undefined);
  // A Polish bank writes the transaction code in a separate :86:, which is ignored.
  const texts = fields
    .filter(({ tag }) => tag === '86')
    .map(({ lines }) => lines)
    .filter((lines) => !/^\d{3}$/.test(lines.join('').trim()));
  const [first = []] = texts;
  const lines = texts.length > 1 ? texts.flat() : first;
  const text = readSubfields(lines) ?? readSlashCodes(lines, isCredit) ?? readLabels(lines) ?? readTextLines(lines);
  return { ...text, ...(Object.fromEntries(nonSwift) as PaymentText) };
}

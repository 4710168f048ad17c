import { readPurpose } from './german-purpose.js';
import { IBAN, tidy } from './payment-text.js';
import type { PaymentText } from './payment-text.js';

/**
 * Matches the transaction code and the character before each subfield. It is '?' in Germany, Austria, Luxembourg and
 * Slovakia, and '>', '~', '<', '^' or another elsewhere.
 */
const BEGIN = /^(\d{3})?([?>~<^|!@#$%&*;\u00a7])(?:00|10|[23]\d|60)/;
const RETURNS = new Set(['108', '109', '159', '181', '184']);

function split(text: string, separator: string): Map<string, string> {
  const subfields = new Map<string, string>();
  const parts = text.split(new RegExp(`\\${separator}(00|10|[23]\\d|6[0-3])`));
  for (let at = 1; at < parts.length; at += 2) {
    const number = parts[at]!;
    subfields.set(number, (subfields.get(number) ?? '') + parts[at + 1]!);
  }
  return subfields;
}

const isAmong = (number: string, from: number, to: number): boolean => Number(number) >= from && Number(number) <= to;

/** Reads a :86: with numbered subfields; returns null for other texts. Lines are joined, as they may end anywhere. */
export function readSubfields(lines: readonly string[]): PaymentText | null {
  const text = lines.join('');
  const [, code = '', separator] = BEGIN.exec(text) ?? [];
  if (separator === undefined) return null;
  const subfields = split(text, separator);
  const numbers = [...subfields.keys()];
  const purposeNumbers = numbers.filter(
    (number) => isAmong(number, 20, 29) || (separator === '?' && isAmong(number, 60, 63)),
  );
  const purpose = readPurpose(purposeNumbers.map((number) => subfields.get(number)!));
  const iban = [subfields.get('38'), subfields.get('31'), purpose.get('IBAN')].find((account) =>
    IBAN.test(account?.replace(/\s/g, '') ?? ''),
  );
  const remittance = purpose.get('SVWZ') ?? purpose.get('text');
  const isReturn = RETURNS.has(code);
  return {
    name: tidy((subfields.get('32') ?? '') + (subfields.get('33') ?? '')),
    account: iban ?? tidy(subfields.get('31')) ?? tidy(subfields.get('38')),
    remittance: remittance?.trim() ?? '',
    endToEndId: tidy(purpose.get('EREF')) ?? /(?:^|\s)EREF: ?(\S+)/.exec(remittance ?? '')?.[1],
    isReturn,
    returnCode: isReturn ? tidy(subfields.get('34')) : undefined,
    bookingText: tidy(subfields.get('00')),
  };
}

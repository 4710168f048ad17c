import { tidy } from './payment-text.js';
import type { PaymentText } from './payment-text.js';

/** A dialect in which a word with a colon, the label, precedes each part of the text. */
interface Labels {
  /** Matches the texts of the dialect. */
  readonly sign: RegExp;
  /** Matches what separates two parts. Its group is the label of the second. */
  readonly label: RegExp;
  readonly name: readonly string[];
  readonly account: readonly string[];
  readonly remittance: readonly string[];
  readonly endToEndId: readonly string[];
}

const DIALECTS: readonly Labels[] = [
  {
    // A Polish bank writes '911 TRANSAKCJA COLLECT; Z RACH.: account; OD: name; TYT.: purpose; TNR: number'.
    sign: /; (?:TYT\.|TNR): /,
    label: /; (Z RACH\.|NA RACH\.|OD|DLA|TYT\.|TNR|ID IPH): ?/,
    name: ['OD', 'DLA'],
    account: ['Z RACH.', 'NA RACH.'],
    remittance: ['TYT.'],
    endToEndId: [],
  },
  {
    // A Dutch bank writes 'SEPA OVERBOEKING IBAN: account BIC: bank NAAM: name OMSCHRIJVING: purpose KENMERK: id'.
    sign: /^SEPA [A-Z .]{5,30}\s.*\bIBAN: /s,
    label: /\b(IBAN|BIC|NAAM|OMSCHRIJVING|BETALINGSKENM\.|KENMERK|MACHTIGING|INCASSANT|ID BEGUNST\.): */,
    name: ['NAAM'],
    account: ['IBAN'],
    remittance: ['OMSCHRIJVING', 'BETALINGSKENM.'],
    endToEndId: ['KENMERK'],
  },
];

/** Reads a :86: with labels; returns null for other texts. Lines are joined, as line breaks may be within words. */
export function readLabels(lines: readonly string[]): PaymentText | null {
  const text = lines.join('');
  const dialect = DIALECTS.find(({ sign }) => sign.test(text));
  if (!dialect) return null;
  const parts = text.split(dialect.label);
  const found = new Map<string, string>();
  for (let at = 1; at < parts.length; at += 2) if (!found.has(parts[at]!)) found.set(parts[at]!, parts[at + 1]!);
  const first = (labels: readonly string[]): string | undefined =>
    labels.map((label) => tidy(found.get(label))).find((value) => value !== undefined);
  return {
    name: first(dialect.name),
    account: first(dialect.account),
    remittance: dialect.remittance.flatMap((label) => tidy(found.get(label)) ?? []).join('\n'),
    endToEndId: first(dialect.endToEndId),
    bookingText: tidy(parts[0]),
  };
}

import { tidy } from './payment-text.js';
import type { PaymentText } from './payment-text.js';

/** A dialect whose texts have words with a colon before each part. */
interface Labels {
  /** What a text of the dialect has. */
  readonly sign: RegExp;
  /** Between two parts, with the label in a group. */
  readonly label: RegExp;
  readonly name: readonly string[];
  readonly account: readonly string[];
  readonly remittance: readonly string[];
  readonly endToEndId: readonly string[];
}

const DIALECTS: readonly Labels[] = [
  {
    // '911 TRANSAKCJA COLLECT; Z RACH.: account; OD: name; TYT.: purpose; TNR: number' of a Polish bank.
    sign: /; (?:TYT\.|TNR): /,
    label: /; (Z RACH\.|NA RACH\.|OD|DLA|TYT\.|TNR|ID IPH): ?/,
    name: ['OD', 'DLA'],
    account: ['Z RACH.', 'NA RACH.'],
    remittance: ['TYT.'],
    endToEndId: [],
  },
  {
    // 'SEPA OVERBOEKING IBAN: account BIC: bank NAAM: name OMSCHRIJVING: purpose KENMERK: id' of a Dutch bank.
    sign: /^SEPA [A-Z .]{5,30}\s.*\bIBAN: /s,
    label: /\b(IBAN|BIC|NAAM|OMSCHRIJVING|BETALINGSKENM\.|KENMERK|MACHTIGING|INCASSANT|ID BEGUNST\.): */,
    name: ['NAAM'],
    account: ['IBAN'],
    remittance: ['OMSCHRIJVING', 'BETALINGSKENM.'],
    endToEndId: ['KENMERK'],
  },
];

/** Reads a :86: whose parts have labels. Lines are cut in the middle of words, so they are joined first. */
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

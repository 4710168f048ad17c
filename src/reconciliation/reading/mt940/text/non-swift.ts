import { IBAN, tidy } from './payment-text.js';
import type { PaymentText } from './payment-text.js';

/** Reads the numbered lines of :NS: fields: 01 to 14 purpose, 15 and 16 name, 17 kind of transaction, 34 account. */
export function readNonSwift(lines: readonly string[]): PaymentText {
  const numbered = lines.flatMap((line): [number, string][] => {
    const [, number, text] = /^(\d\d)(.*)$/.exec(line) ?? [];
    return number === undefined ? [] : [[Number(number), text!]];
  });
  const between = (from: number, to: number): string[] =>
    numbered.filter(([number]) => number >= from && number <= to).map(([, text]) => text);
  const account = numbered.map(([, text]) => text.replace(/\s/g, '')).find((text) => IBAN.test(text));
  return {
    name: tidy(between(15, 16).join('')),
    account: account ?? tidy(between(34, 34)[0]),
    remittance: between(1, 14).join('\n').trim() || undefined,
    bookingText: tidy(between(17, 17)[0]),
  };
}

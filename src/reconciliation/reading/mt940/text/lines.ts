import { IBAN, joinLines, tidy } from './payment-text.js';
import type { PaymentText } from './payment-text.js';

/** Reads 'NL70INGB0001112223 name' in the first line, as two Dutch banks write it. */
function afterAccount(lines: readonly string[]): PaymentText | null {
  const [, account, name] = /^([A-Z]{2}\d{2}[A-Z0-9]{11,30})(?: (.*))?$/.exec(lines[0]!.trim()) ?? [];
  return account === undefined ? null : { account, name: tidy(name), remittance: joinLines(lines.slice(1)) };
}

/** Reads reference, account, name and text from separate lines, as a Hungarian bank writes them. */
function fixedLines(lines: readonly string[]): PaymentText | null {
  const [reference = '', account = '', name] = lines.map((line) => line.trim());
  if (!/^[A-Z0-9]{10,20}$/.test(reference) || !(/^\d{16,24}$/.test(account) || IBAN.test(account))) return null;
  return { bankReference: reference, account, name: tidy(name), remittance: joinLines(lines.slice(3)) };
}

/** Reads a last line 'REK: account/NAAM: name', as a Dutch bank writes it. */
function lastLine(lines: readonly string[]): PaymentText | null {
  const [, account, name] = /^REK: ?([A-Z0-9]{5,34})\/NAAM: ?(.*)$/.exec(lines.at(-1)!.trim()) ?? [];
  return account === undefined ? null : { account, name: tidy(name), remittance: joinLines(lines.slice(0, -1)) };
}

/** Reads a :86: whose parts are on separate lines. Other texts are taken as a whole. */
export function readTextLines(all: readonly string[]): PaymentText {
  const lines = all.filter((line) => line.trim() !== '');
  if (lines.length === 0) return {};
  return afterAccount(lines) ?? fixedLines(lines) ?? lastLine(lines) ?? { remittance: joinLines(lines) || undefined };
}

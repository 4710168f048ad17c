import { compact } from './compact.js';

const DOMESTIC = /^[0-9]{6}$/;
/** ISO 9362: bank (4 letters), country (2 letters), location (2), and optionally branch (3). */
const BIC = /^[A-Z]{6}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/;
const MAX_TEXT = 32;

/** Removes white space and converts to capitals; the code is not checked. */
export function normalizeBankCode(text: string): string {
  return compact(text);
}

/** Whether the text is a 6-digit domestic bank code, or a SWIFT code (BIC) of 8 or 11 characters; case is ignored. */
export function isBankCode(text: string): boolean {
  if (text.length > MAX_TEXT) return false;
  const code = normalizeBankCode(text);
  return DOMESTIC.test(code) || BIC.test(code);
}

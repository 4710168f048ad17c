import { compact, inGroupsOfFour } from './compact.js';
import { checkDigits } from './mod97.js';

const PREFIX = 'RF';
const ORDER_ID = /^(?!0+$)[0-9]{1,21}$/;
const REFERENCE = /^RF[0-9]{2}[0-9A-Z]{1,21}$/;
const MIN_BODY = 6;
const MAX_TEXT = 64;

/**
 * The ISO 11649 creditor reference of an order: `RF`, two check digits, the order id with at least six digits. Banks
 * and accounting systems verify it, so that a mistyped payment purpose is noticed before the money is sent.
 * @throws RangeError if the id is not a positive integer of at most 21 digits
 */
export function creditorReference(orderId: number | bigint | string): string {
  const id = String(orderId);
  if (!ORDER_ID.test(id)) throw new RangeError('An order id is a positive integer of at most 21 digits.');
  const body = id.padStart(MIN_BODY, '0');
  return `${PREFIX}${checkDigits(PREFIX, body)}${body}`;
}

/** The reference without blanks and in capitals if its structure and check digits are valid; otherwise null. */
function verified(text: string): string | null {
  if (text.length > MAX_TEXT) return null;
  const reference = compact(text);
  if (!REFERENCE.test(reference)) return null;
  return reference.slice(2, 4) === checkDigits(PREFIX, reference.slice(4)) ? reference : null;
}

/** Whether the text is a valid creditor reference (ISO 11649) of any creditor; blanks and case are ignored. */
export function checkCreditorReference(text: string): boolean {
  return verified(text) !== null;
}

/** The reference in groups of four, as printed. */
export function formatCreditorReference(reference: string): string {
  return inGroupsOfFour(compact(reference));
}

/**
 * The order id, without leading zeros, of a valid reference; null for an invalid one and for one that names no order.
 */
export function orderIdOfReference(text: string): string | null {
  const body = verified(text)?.slice(4) ?? '';
  return ORDER_ID.test(body) ? body.replace(/^0+/, '') : null;
}

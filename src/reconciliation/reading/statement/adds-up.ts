import type { ReadBalance } from '../read-file.types.js';
import { sum } from './decimal.js';

/** Whether the opening balance plus the booked amounts equals the closing balance; null if one of them is missing. */
export function addsUp(
  opening: ReadBalance | null,
  amounts: readonly string[],
  closing: ReadBalance | null,
): boolean | null {
  if (opening === null || closing === null) return null;
  return sum([opening.amount, ...amounts]) === closing.amount;
}

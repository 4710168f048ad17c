import type { ReadBalance } from '../read-file.types.js';
import { sum } from './decimal.js';

/** Whether the opening balance and the booked amounts give the closing balance; null if one of the two is missing. */
export function addsUp(
  opening: ReadBalance | null,
  amounts: readonly string[],
  closing: ReadBalance | null,
): boolean | null {
  if (opening === null || closing === null) return null;
  return sum([opening.amount, ...amounts]) === closing.amount;
}

import { foldName } from '../matching/text/fold-name.js';

export const NAME_CHECKS = ['match', 'close', 'different', 'unknown'] as const;
/** The result of comparing the payee's name, as the banks of payers do (EPC Verification of Payee). */
export type NameCheck = (typeof NAME_CHECKS)[number];

/**
 * Compares the account holder of the payment settings with the owner as the bank writes it. Legal forms, case,
 * diacritics, alphabets and the order of words make no difference.
 */
export function compareOwner(holder: string | null, owner: string | null): NameCheck {
  const [one, other] = [foldName(holder ?? ''), foldName(owner ?? '')];
  if (one.words.length === 0 || other.words.length === 0) return 'unknown';
  if (one.key === other.key || one.words.join('') === other.words.join('')) return 'match';
  const shared = one.words.filter((word) => other.words.some((each) => isAlike(word, each)));
  const fewer = Math.min(one.words.length, other.words.length);
  return shared.length === fewer && shared.some((word) => word.length > 2) ? 'close' : 'different';
}

/** Whether two words are equal, or have at least five letters and differ in one of them. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [left, right] = [one.slice(start), other.slice(start)];
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}

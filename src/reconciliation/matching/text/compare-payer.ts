import { isGivenName, type FoldedName } from './fold-name.js';

/**
 * How far two names agree: `full` if one contains the other, or if a family name agrees together with a second word or
 * an initial; `part` if only a family name or a word of a company agrees; null otherwise.
 */
export function comparePayer(payer: FoldedName, customer: FoldedName): 'full' | 'part' | null {
  const [smaller, larger] = payer.words.length <= customer.words.length ? [payer, customer] : [customer, payer];
  const common = smaller.words.filter((word) => larger.words.includes(word));
  if (!common.some((word) => !isGivenName(word) && word.length > 2)) return sameGivenNames(common, smaller, larger);
  if (common.length > 1 || (smaller.words.length === larger.words.length && larger.words.length === 1)) return 'full';
  return initialsAgree(payer, customer, common) || initialsAgree(customer, payer, common) ? 'full' : 'part';
}

/** A name that consists of given names only, such as 'Lukas Adam', agrees only with the same words. */
function sameGivenNames(common: readonly string[], one: FoldedName, other: FoldedName): 'full' | null {
  return common.length > 1 && common.length === one.words.length && one.words.length === other.words.length
    ? 'full'
    : null;
}

function initialsAgree(short: FoldedName, long: FoldedName, common: readonly string[]): boolean {
  return long.words.some((word) => !common.includes(word) && short.initials.includes(word[0]!));
}

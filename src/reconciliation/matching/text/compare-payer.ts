import { isGivenName, type FoldedName } from './fold-name.js';

/**
 * Compares two names. `full`: one contains the other, or a family name agrees together with another word or an initial.
 * `part`: only a family name or one word of a company name agrees. Returns null for different names.
 */
export function comparePayer(payer: FoldedName, customer: FoldedName): 'full' | 'part' | null {
  const [smaller, larger] = payer.words.length <= customer.words.length ? [payer, customer] : [customer, payer];
  const common = smaller.words.filter((word) => larger.words.includes(word));
  if (!common.some((word) => !isGivenName(word) && word.length > 2)) return sameGivenNames(common, smaller, larger);
  if (common.length > 1 || (smaller.words.length === larger.words.length && larger.words.length === 1)) return 'full';
  return initialsAgree(payer, customer, common) || initialsAgree(customer, payer, common) ? 'full' : 'part';
}

/** Compares names with common given names only. They agree only if all words are the same, as in 'Lukas Adam'. */
function sameGivenNames(common: readonly string[], one: FoldedName, other: FoldedName): 'full' | null {
  return common.length > 1 && common.length === one.words.length && one.words.length === other.words.length
    ? 'full'
    : null;
}

function initialsAgree(short: FoldedName, long: FoldedName, common: readonly string[]): boolean {
  return long.words.some((word) => !common.includes(word) && short.initials.includes(word[0]!));
}

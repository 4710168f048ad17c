import { checkCreditorReference, formatCreditorReference } from '#kernel';
import type { Clue, Rule } from '../clue.js';
import { reason } from '../reason.js';
import type { Candidate, OrderIndex } from '../order-index.js';
import { oneCharacterAway, referenceLike, type ReferenceLike } from '../text/mistyped.js';

/** Finds references with one wrong, missing, added or swapped character, or with letters that look like digits. */
export const mistypedReference: Rule = {
  name: 'mistyped_reference',
  readText(reading, index) {
    const found = new Map<Candidate, Clue>();
    for (const like of referenceLike(reading.all)) {
      for (const candidate of ordersNear(like, index)) found.set(candidate, clueOf(like, candidate));
    }
    return [...found.values()];
  },
};

function ordersNear({ hasPrefix, digits, written }: ReferenceLike, index: OrderIndex): Candidate[] {
  const exact = index.byReference.get(`RF${digits}`);
  // RF with the correct digits is not mistyped, unless letters were written instead of digits.
  if (exact.length > 0) return written === `RF${digits}` ? [] : [...exact];
  if (!hasPrefix || checkCreditorReference(`RF${digits}`)) return [];
  const near = new Set<Candidate>();
  for (const other of oneCharacterAway(digits, (length) => index.hasReferenceOf(length + 2))) {
    for (const candidate of index.byReference.get(`RF${other}`)) near.add(candidate);
  }
  return [...near];
}

const clueOf = ({ written }: ReferenceLike, candidate: Candidate): Clue => ({
  candidate,
  source: 'text',
  strength: 50,
  counts: 'alone',
  reason: reason('reference_mistyped', {
    written,
    reference: formatCreditorReference(candidate.order.reference),
    number: String(candidate.order.number),
  }),
});

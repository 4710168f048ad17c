import { checkCreditorReference, formatCreditorReference } from '#kernel';
import type { Clue, Rule } from '../clue.js';
import { reason } from '../reason.js';
import type { Candidate, OrderIndex } from '../order-index.js';
import type { FoundReference } from '../text/references.js';

/** Finds creditor references of orders with correct check digits, in the structured field and anywhere in the text. */
export const reference: Rule = {
  name: 'reference',
  readText: (reading, index) => reading.references.flatMap((found) => readReference(found, index)),
};

function readReference({ ends }: FoundReference, index: OrderIndex): Clue[] {
  const valid = ends.filter((end) => checkCreditorReference(end.reference));
  const known = valid.filter((end) => index.byReference.get(end.reference).length > 0);
  if (valid.length === 0) return beginnings(ends.at(-1)!.reference, index);
  return known.flatMap((end) => {
    const candidates = index.byReference.get(end.reference);
    // A person decides if two orders are possible, or if a longer reference of another creditor may be meant.
    const isCertain = known.length === 1 && candidates.length === 1 && end === valid.at(-1) && !end.isUnclear;
    return candidates.map((candidate) => clueOf(candidate, end.reference, isCertain ? 'certain' : 'unclear'));
  });
}

/** Returns clues for orders whose references are directly followed by further digits. */
function beginnings(digits: string, index: OrderIndex): Clue[] {
  const lengths = Array.from({ length: digits.length }, (_, length) => length).filter((at) => index.hasReferenceOf(at));
  return lengths
    .map((length) => digits.slice(0, length))
    .filter(checkCreditorReference)
    .flatMap((text) => index.byReference.get(text).map((candidate) => clueOf(candidate, text, 'glued')));
}

const STRENGTHS = { certain: 100, unclear: 80, glued: 45 } as const;

const clueOf = (candidate: Candidate, text: string, how: keyof typeof STRENGTHS): Clue => ({
  candidate,
  source: 'text',
  strength: STRENGTHS[how],
  counts: 'alone',
  isCertain: how === 'certain',
  reason: reason(how === 'certain' ? 'reference' : 'reference_unclear', {
    reference: formatCreditorReference(text),
    number: String(candidate.order.number),
  }),
});

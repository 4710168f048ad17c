import { checkCreditorReference, formatCreditorReference } from '#kernel';
import type { Rule } from '../clue.js';
import { reason } from '../reason.js';
import type { Reason } from '../matching.types.js';
import type { Candidate, OrderIndex } from '../order-index.js';
import type { FoundReference } from '../text/references.js';
import type { Reading } from '../text/reading.js';

const WITH_LETTERS = /(?<![\p{L}\p{N}])RF[0-9]{2}[0-9A-Z]{4,21}(?![\p{L}\p{N}])/gu;
const FEWEST_DIGITS = 6;

/** Raises a doubt if there is another reference that belongs to no order of the shop or has wrong check digits. */
export const foreignReference: Rule = {
  name: 'foreign_reference',
  doubt(reading, index, named) {
    const written = [
      ...reading.references.flatMap((found) => unknown(found, index, named) ?? []),
      ...withLetters(reading, index, named),
    ];
    return [...new Set(written)].map((text): Reason =>
      checkCreditorReference(text)
        ? reason('doubt_foreign_reference', { reference: formatCreditorReference(text) })
        : reason('doubt_wrong_reference', { written: text }),
    );
  },
};

/**
 * Returns the reference if it belongs to no order at any of its possible ends, else null. The beginning of a reference
 * that the text names is ignored: it is a repetition that the bank cut off.
 */
function unknown({ ends }: FoundReference, index: OrderIndex, named: readonly Candidate[]): string | null {
  if (ends.some(({ reference }) => index.byReference.get(reference).length > 0)) return null;
  const valid = ends.find(({ reference }) => checkCreditorReference(reference));
  const longest = ends.at(-1)!.reference;
  if (!valid && longest.length < FEWEST_DIGITS + 2) return null;
  return valid?.reference ?? (isBeginning(longest, named) ? null : longest);
}

function withLetters({ all }: Reading, index: OrderIndex, named: readonly Candidate[]): string[] {
  return (all.match(WITH_LETTERS) ?? []).filter((text) => {
    if (!/[A-Z]/.test(text.slice(2))) return false;
    const digits = /^RF[0-9]+/.exec(text)![0];
    if (index.byReference.get(digits).length > 0) return checkCreditorReference(text);
    return checkCreditorReference(text) || (text.match(/[0-9]/g)!.length >= FEWEST_DIGITS && !isBeginning(text, named));
  });
}

const isBeginning = (text: string, named: readonly Candidate[]): boolean =>
  named.some(({ order }) => order.reference.startsWith(text));

/** Maximum length of the bank's reference in a payment. */
const LONGEST = 140;

/**
 * The bank's reference of a payment. References are unique within an order, so the second payment of an order with the
 * same reference gets ` (2)` at the end. Null if the bank gave none.
 * @param part number of the payment among those of the order with this reference, from 1
 */
export function referenceOfPart(reference: string | null, part: number): string | null {
  if (reference === null || part === 1) return reference?.slice(0, LONGEST) ?? null;
  const suffix = ` (${part})`;
  return reference.slice(0, LONGEST - suffix.length) + suffix;
}

/** Matches an order number, with or without the sign that pages, emails and documents show before it. */
const NUMBER = /^(?:#|№|no\.?)?\s*(\d{1,9})$/i;

/**
 * Returns the number of the order that a person has typed or copied.
 * @param text e.g. "17", "#17", "№ 17" or "No. 17"
 * @returns the number; null if the text is not an order number
 */
export function typedOrderNumber(text: string): number | null {
  const digits = NUMBER.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

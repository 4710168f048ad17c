/** With the sign that pages, emails and documents show before the number. */
const NUMBER = /^(?:#|№|no\.?)?\s*(\d{1,9})$/i;

/**
 * The number of the order that a person has typed or copied.
 * @param text such as "17", "#17", "№ 17" or "No. 17"
 * @returns null if the text is something else
 */
export function typedOrderNumber(text: string): number | null {
  const digits = NUMBER.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

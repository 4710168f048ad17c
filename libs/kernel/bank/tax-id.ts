/** An 8-digit company registration number or a 10-digit individual tax number. */
export function isTaxId(text: string): boolean {
  return /^(?:[0-9]{8}|[0-9]{10})$/.test(text);
}

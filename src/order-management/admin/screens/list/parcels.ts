/** Tracking numbers by the id of the order. */
export type Parcels = Readonly<Record<number, string>>;

/**
 * Writes a column that was copied from a spreadsheet into the fields of consecutive orders, one line each.
 * @param ids of the orders, as shown
 * @param from id of the order whose field gets the first line
 * @returns null for a text of one line, which the browser pastes itself
 */
export function fillColumn(parcels: Parcels, ids: readonly number[], from: number, text: string): Parcels | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length < 2) return null;
  const filled = { ...parcels };
  const start = ids.indexOf(from);
  lines.slice(0, ids.length - start).forEach((line, index) => {
    filled[ids[start + index]!] = line.trim();
  });
  return filled;
}

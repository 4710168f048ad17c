/** Texts by order id. */
export type ParcelTexts = Readonly<Record<number, string>>;

/** Input about the parcels of the selected orders. */
export interface Parcels {
  /** Carrier of every order without one of its own. */
  readonly carrier: string;
  /** Carriers that were entered for single orders; an empty one leaves the order's carrier as it is. */
  readonly carriers: ParcelTexts;
  readonly numbers: ParcelTexts;
}

export const NO_PARCELS: Parcels = { carrier: '', carriers: {}, numbers: {} };

/** The order's own carrier, else the one of all orders. */
export const carrierOf = ({ carrier, carriers }: Parcels, id: number): string => carriers[id] ?? carrier;

/**
 * Writes a column that was copied from a spreadsheet into the fields of consecutive orders, one line each.
 * @param ids of the orders, as shown
 * @param from id of the order whose field gets the first line
 * @returns null for a text of one line, which the browser pastes itself
 */
export function fillColumn(texts: ParcelTexts, ids: readonly number[], from: number, text: string): ParcelTexts | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length < 2) return null;
  const filled = { ...texts };
  const start = ids.indexOf(from);
  lines.slice(0, ids.length - start).forEach((line, index) => {
    filled[ids[start + index]!] = line.trim();
  });
  return filled;
}

/** What an open unpaid order is counted by. */
export type CountedBy = 'email' | 'phone' | 'client';

/** The shop's settings; null: no limit. */
export interface BudgetLimits {
  /** Open unpaid orders of one e-mail address, and of one phone number. */
  readonly ordersPerContact: number | null;
  /** Open unpaid orders of one client address. */
  readonly ordersPerClient: number | null;
  /** Pieces of one product in the open unpaid orders of each of the three; a quarter of the stock when that is more. */
  readonly pieces: number | null;
}

/** What one e-mail address, phone number or client address holds of one product, with the new order counted in. */
export interface Held {
  readonly countedBy: CountedBy;
  readonly orders: number;
  readonly productId: number;
  readonly pieces: number;
  /** Pieces that are left in stock once the new order has taken its own. */
  readonly left: number;
}

export interface Overrun {
  readonly limit: number;
  /** null: too many orders; else the product of which there would be too many pieces. */
  readonly productId: number | null;
}

/**
 * The first budget that the new order would exceed (decisions §18); null: it may be placed. The stock of a product is
 * what is left of it plus what these orders hold: one order of many pieces and many orders of one piece come to the
 * same.
 */
export function overrunOf(held: readonly Held[], limits: BudgetLimits): Overrun | null {
  for (const { countedBy, orders } of held) {
    const limit = countedBy === 'client' ? limits.ordersPerClient : limits.ordersPerContact;
    if (limit !== null && orders > limit) return { limit, productId: null };
  }
  if (limits.pieces === null) return null;
  for (const { productId, pieces, left } of held) {
    const limit = piecesAllowed(limits.pieces, left + pieces);
    if (pieces > limit) return { limit, productId };
  }
  return null;
}

/** `least` pieces or a quarter of the stock, whichever is more. */
export const piecesAllowed = (least: number, stock: number): number => Math.max(least, Math.floor(stock / 4));

/**
 * What an order is counted by: the account whose verified address it names, an e-mail address or a phone number with its
 * client, the client, or the network of 48 bits that an IPv6 client belongs to.
 */
export type CountedBy = 'account' | 'email' | 'phone' | 'client' | 'site';

/** The shop's settings; null: no limit. */
export interface BudgetLimits {
  /** Open unpaid orders of one account, e-mail address and phone number. */
  readonly ordersPerContact: number | null;
  /** Open unpaid orders of one client. */
  readonly ordersPerClient: number | null;
  /** Lines of the open unpaid orders of one client, or account. */
  readonly lines: number | null;
  /** Pieces of one product in the open unpaid orders of each; a quarter of the stock when that is more. */
  readonly pieces: number | null;
  /** Maximum orders per hour for one account, email address or phone number, including cancelled ones. */
  readonly placedPerContact: number | null;
  /** The same, of one client. */
  readonly placedPerClient: number | null;
}

/** A network of 48 bits counts as so many clients. */
export const CLIENTS_OF_A_SITE = 4;

/** What one of them holds of one product, with the new order counted in. */
export interface Held {
  readonly countedBy: CountedBy;
  readonly orders: number;
  readonly lines: number;
  /** Within an hour. */
  readonly placed: number;
  readonly productId: number;
  readonly pieces: number;
  /** Pieces that are left in stock once the new order has taken its own. */
  readonly left: number;
}

export type OverrunOf = 'orders' | 'lines' | 'placed' | 'pieces';

export interface Overrun {
  readonly of: OverrunOf;
  readonly limit: number;
  /** The product of which there would be too many pieces; null: too much of something else. */
  readonly productId: number | null;
}

/**
 * The first budget that the new order would exceed (decisions §18); null: it may be placed. The stock of a product is
 * what is left of it plus what these orders hold: one order of many pieces and many orders of one piece come to the
 * same.
 */
export function overrunOf(held: readonly Held[], limits: BudgetLimits): Overrun | null {
  for (const row of held) {
    for (const what of ['orders', 'lines', 'placed'] as const) {
      const limit = limitOf(what, row.countedBy, limits);
      if (limit !== null && row[what] > limit) return { of: what, limit, productId: null };
    }
  }
  if (limits.pieces === null) return null;
  for (const { countedBy, productId, pieces, left } of held) {
    const limit = piecesAllowed(limits.pieces, left + pieces) * clientsOf(countedBy);
    if (pieces > limit) return { of: 'pieces', limit, productId };
  }
  return null;
}

/** `least` pieces or a quarter of the stock, whichever is more. */
export const piecesAllowed = (least: number, stock: number): number => Math.max(least, Math.floor(stock / 4));

const clientsOf = (countedBy: CountedBy): number => (countedBy === 'site' ? CLIENTS_OF_A_SITE : 1);

function limitOf(of: 'orders' | 'lines' | 'placed', countedBy: CountedBy, limits: BudgetLimits): number | null {
  const isClient = countedBy === 'client' || countedBy === 'site';
  const limit = {
    orders: isClient ? limits.ordersPerClient : limits.ordersPerContact,
    lines: isClient || countedBy === 'account' ? limits.lines : null,
    placed: isClient ? limits.placedPerClient : limits.placedPerContact,
  }[of];
  return limit && limit * clientsOf(countedBy);
}

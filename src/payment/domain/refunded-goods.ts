import { Money } from '#kernel';
import type { Refund, RefundedGoods, StoredGoods } from '../refund.types.js';

export const storedGoods = ({ lines, shipping }: RefundedGoods): StoredGoods => ({
  lines: lines.map(({ orderItemId, quantity, amount, restock }) => ({
    order_item_id: orderItemId,
    quantity,
    amount: String(amount.minor),
    restock,
  })),
  shipping: String(shipping.minor),
});

export const readGoods = ({ lines, shipping }: StoredGoods, currency: string): RefundedGoods => ({
  lines: lines.map(({ order_item_id: orderItemId, quantity, amount, restock }) => ({
    orderItemId,
    quantity,
    amount: Money.of(amount, currency),
    restock,
  })),
  shipping: Money.of(shipping, currency),
});

/** Pieces and shipping costs that a request names; their amounts are calculated later. */
export interface WantedGoods {
  readonly lines: ReadonlyArray<{ readonly orderItemId: number; readonly quantity: number; readonly restock: boolean }>;
  readonly shipping: Money | null;
}

/** Whether the request names exactly these goods, in any order. */
export function isSameGoods(wanted: WantedGoods, { lines, shipping }: RefundedGoods): boolean {
  const keys = (all: WantedGoods['lines']): string =>
    all
      .map(({ orderItemId, quantity, restock }) => `${orderItemId} ${quantity} ${restock}`)
      .sort()
      .join();
  return keys(wanted.lines) === keys(lines) && (wanted.shipping?.minor ?? 0n) === shipping.minor;
}

/** The refunds of one request: one for each payment. */
export interface RefundGroup {
  readonly request: string;
  readonly goods: RefundedGoods | null;
  readonly notify: boolean;
  /** Refunds whose money was returned, or is returned by hand. */
  readonly made: readonly Refund[];
  /** Whether the outcome of any of the refunds is unknown. */
  readonly isPending: boolean;
}

export const isMade = ({ status }: Pick<Refund, 'status'>): boolean => status === 'refunded' || status === 'recorded';

/** Groups refunds by their request, oldest first. Refunds of earlier versions have none and are left out. */
export function refundGroups(refunds: readonly Refund[]): RefundGroup[] {
  const groups = new Map<string, Refund[]>();
  for (const one of refunds) if (one.request) groups.set(one.request, [...(groups.get(one.request) ?? []), one]);
  return [...groups].map(([request, all]) => ({
    request,
    goods: all[0]!.goods,
    notify: all[0]!.notify,
    made: all.filter(isMade),
    isPending: all.some(({ status }) => status === 'pending'),
  }));
}

/**
 * Whether the goods of the request are shown at this refund. Only the first refund that did not fail shows them, or the
 * first one if all failed, so that they are listed once.
 * @param refunds of the order
 */
export const showsGoods = (refund: Refund, refunds: readonly Refund[]): boolean => {
  if (refund.goods === null) return false;
  const all = refunds.filter(({ request }) => request === refund.request);
  return (all.find(({ status }) => status !== 'failed') ?? all[0])?.id === refund.id;
};

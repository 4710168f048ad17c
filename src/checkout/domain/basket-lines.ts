import { Money } from '#kernel';
import { hasRole, type Caller } from '../../platform/access/caller.js';

interface SentLine {
  readonly id?: number;
  readonly product_id: number;
  readonly variant_id?: number | null;
  readonly quantity: number;
  readonly price?: number | null;
}

interface WishedLine {
  /** Of the order's line that it is; null when that was not said. */
  readonly lineId: number | null;
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
  readonly price: Money | null;
}

/** Lines as sent. A price of one's own is read from those who may set it; from others it is not. */
export function basketLines(caller: Caller, items: readonly SentLine[], currency: string): WishedLine[] {
  const setsPrices = hasRole(caller, 'manager');
  return items.map((item) => ({
    lineId: item.id ?? null,
    productId: item.product_id,
    variantId: item.variant_id ?? null,
    quantity: item.quantity,
    price: setsPrices && typeof item.price === 'number' ? Money.parse(item.price, currency) : null,
  }));
}

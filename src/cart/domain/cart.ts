import type { StockLine } from '../../catalog/index.js';

export interface CartLine extends StockLine {
  readonly itemId: number;
  /** Minor units: the price when the line was last added to. */
  readonly priceSeen: string;
}

export interface Cart {
  readonly cartId: string;
  readonly lines: readonly CartLine[];
  readonly shippingMethod: string | null;
  readonly shippingCountry: string | null;
}

import type { StockLine } from '../../catalog/index.js';

export interface CartLine extends StockLine {
  readonly itemId: number;
  /** Price in minor units at the last addition to the line. */
  readonly priceSeen: string;
}

export interface Cart {
  readonly cartId: string;
  readonly lines: readonly CartLine[];
  readonly shippingMethod: string | null;
  readonly shippingCountry: string | null;
}

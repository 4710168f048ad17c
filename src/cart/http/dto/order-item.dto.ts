import { IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import type { RequestedLine } from '../../domain/basket-lines.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

export const MAX_ITEMS = 100;
export const MAX_QUANTITY = 1_000_000;

/** A product in an order. */
export class OrderItemBody {
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  product_id!: number;

  /** Id of the variant. Required for a product with variants; null: the product itself. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  variant_id?: number | null;

  /** Number of pieces, at most 1,000,000; limits of the shop and its stock apply. */
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity!: number;

  /**
   * Price of one piece, in the shop's currency. Read from managers and integrations only; others pay the price of
   * the catalog.
   */
  @WhenSent()
  @IsAmount()
  price?: number;
}

/** A line of an order that is edited. */
export class EditedItemBody extends OrderItemBody {
  /**
   * Id of the existing line, which keeps its price. Without it, lines are matched by product, in their order, and keep
   * their prices.
   */
  @WhenSent()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  id?: number;
}

export const requestedLines = (items: readonly EditedItemBody[]): RequestedLine[] =>
  items.map((item) => ({
    lineId: item.id ?? null,
    productId: item.product_id,
    variantId: item.variant_id ?? null,
    quantity: item.quantity,
    price: typeof item.price === 'number' ? item.price : null,
  }));

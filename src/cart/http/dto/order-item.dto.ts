import { IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import type { RequestedLine } from '../../domain/basket-lines.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

export const MAX_ITEMS = 100;
export const MAX_QUANTITY = 1_000_000;

/** One product of an order. */
export class OrderItemBody {
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  product_id!: number;

  /** Required for a product with variants. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  variant_id?: number | null;

  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity!: number;

  /** Price of one, from an administrator only; from others it is not read. */
  @WhenSent()
  @IsAmount()
  price?: number;
}

/** A line of an order that is changed. */
export class EditedItemBody extends OrderItemBody {
  /** The line that it is, which keeps its price. Without it, prices are kept in the order of the product's lines. */
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

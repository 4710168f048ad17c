import { FieldErrors } from '#kernel';
import { catalogErrors, isAboveLimit, type Sellable } from '../../catalog/index.js';
import { cartErrors } from '../cart.errors.js';

/** @throws unknown_product (404), 422 at `variant_id` */
export function mustBeForSale({ unavailable }: Sellable): void {
  if (unavailable === 'unknown' || unavailable === 'unpublished') throw cartErrors.unknown_product();
  if (unavailable === 'variant_required' || unavailable === 'variant_unknown') {
    throw new FieldErrors({ variant_id: [{ key: `cart.errors.${unavailable}` }] });
  }
}

/** @throws insufficient_stock (409) with `available` */
function mustBeInStock({ productId, variantId, name, inStock }: Sellable, quantity: number): void {
  if (quantity <= inStock) return;
  throw catalogErrors.insufficient_stock({ available: inStock, product_id: productId, variant_id: variantId, name });
}

/** @throws 422 at `quantity` for more pieces than one line may have; insufficient_stock (409) with `available` */
export function mustBePossible(sellable: Sellable, quantity: number): void {
  const { maxQuantity: limit } = sellable;
  if (isAboveLimit(sellable, quantity))
    throw new FieldErrors({ quantity: [{ key: 'cart.errors.max_quantity', args: { limit } }] });
  mustBeInStock(sellable, quantity);
}

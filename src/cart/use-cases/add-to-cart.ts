import { FieldErrors, type DomainError, type Language } from '#kernel';
import { Injectable } from '@nestjs/common';
import { catalogErrors, isAboveLimit, type Sellable, CatalogFacade, type StockLine } from '../../catalog/index.js';
import { cartErrors, MAX_LINES } from '../cart.errors.js';
import { Database } from '../../platform/database/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/pg-errors.js';
import { addingLine, startingCart, type AdditionRefusals, type WantedGood } from '../data/cart-addition.js';
import { cartWithGoods, type CartWithGoods } from '../data/cart-with-goods.js';
import { isOfSame } from '../domain/price-lines.js';

type Good = Pick<Sellable, 'productId' | 'variantId' | 'name' | 'inStock'>;

const notEnough = ({ productId, variantId, name, inStock }: Good): DomainError =>
  catalogErrors.insufficient_stock({
    available: inStock,
    product_id: productId,
    variant_id: variantId,
    name,
    wording: 'named',
  });

const tooMany = (limit: number | null): FieldErrors =>
  new FieldErrors({ quantity: [{ key: 'cart.errors.max_quantity', args: { limit } }] });

/** @throws 422 at `quantity` above the limit of a line; insufficient_stock (409) with `available` */
export function mustBePossible(sellable: Sellable, quantity: number): void {
  if (isAboveLimit(sellable, quantity)) throw tooMany(sellable.maxQuantity);
  if (quantity > sellable.inStock) throw notEnough(sellable);
}

const badVariant = (problem: 'variant_required' | 'variant_unknown'): FieldErrors =>
  new FieldErrors({ variant_id: [{ key: `cart.errors.${problem}` }] });

const REFUSALS: AdditionRefusals = {
  unknown_product: () => cartErrors.unknown_product(),
  variant_required: () => badVariant('variant_required'),
  variant_unknown: () => badVariant('variant_unknown'),
  max_quantity: ({ max_quantity }: WantedGood) => tooMany(max_quantity),
  insufficient_stock: ({ product_id, variant_id, name, in_stock }: WantedGood) =>
    notEnough({ productId: product_id, variantId: variant_id, name, inStock: in_stock }),
  cart_full: () => cartErrors.cart_full({ lines: MAX_LINES }),
};

/** The cart after the addition. */
export interface AddedToCart extends CartWithGoods {
  /** The added product or variant. */
  readonly sellable: Sellable;
}

const TRIES = 3;

/**
 * Adds to the quantity of a line in one round trip. The cart's lock serializes concurrent additions, so that together
 * they stay within the stock.
 */
@Injectable()
export class AddToCart {
  constructor(
    private readonly database: Database,
    private readonly catalog: CatalogFacade,
  ) {}

  /**
   * @param isNew the owner has no cart, e.g. a guest whose token was just generated
   * @throws unknown_product (404), 422 at `variant_id` or `quantity`, insufficient_stock (409) with `available`,
   * cart_full (409)
   */
  async run(holder: string, wanted: StockLine, language: Language, isNew = false): Promise<AddedToCart> {
    for (let attempt = 1; ; attempt++) {
      const add = isNew && attempt === 1 ? startingCart : addingLine;
      try {
        const [, added] = await this.database.batch(() => [
          add(this.catalog, { holder, wanted, language }, REFUSALS),
          cartWithGoods(this.catalog, holder, language),
        ]);
        const { cart, sellables } = added!;
        return { cart, sellables, sellable: sellables.find((one) => isOfSame(one, wanted))! };
      } catch (error) {
        // The addition is tried again if the product was deleted meanwhile, or another request has created the cart.
        const again = isForeignKeyViolation(error) || isUniqueViolation(error, 'cart_holder_key');
        if (!again || attempt >= TRIES) throw error;
      }
    }
  }
}

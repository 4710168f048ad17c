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

/** @throws 422 at `quantity` for more pieces than one line may have; insufficient_stock (409) with `available` */
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

/** With the addition. */
export interface AddedToCart extends CartWithGoods {
  /** What was added. */
  readonly sellable: Sellable;
}

const TRIES = 3;

/**
 * Adds to the quantity, in one round trip. The cart's lock puts simultaneous adds in a row, so that together they stay
 * within the stock.
 */
@Injectable()
export class AddToCart {
  constructor(
    private readonly database: Database,
    private readonly catalog: CatalogFacade,
  ) {}

  /**
   * @param isNew the holder has no cart, as a guest whose token was just made
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
        // the product was deleted between the statement's look and its foreign key, or there is a cart after all
        const again = isForeignKeyViolation(error) || isUniqueViolation(error, 'cart_holder_key');
        if (!again || attempt >= TRIES) throw error;
      }
    }
  }
}

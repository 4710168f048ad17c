import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { CatalogFacade, mostOf, type Sellable, type SellableRef, type StockLine } from '../../catalog/index.js';
import { Database } from '../../platform/database/database.js';
import { isForeignKeyViolation } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { cartErrors, MAX_LINES } from '../cart.errors.js';
import { makeCart } from '../data/cart-rows.js';
import { mustBeForSale, mustBePossible } from './must-be-for-sale.js';

/**
 * A new line while there is room, or more of the one that is there, up to what one line can have; no row when neither
 * is possible.
 */
const ADD = {
  name: 'cart_add',
  text: `INSERT INTO cart_item AS i (cart_id, product_id, variant_id, quantity, price_seen)
    SELECT $1::bigint, $2::int, $3::int, $4::int, $5::bigint
    WHERE (SELECT count(*) FROM cart_item WHERE cart_id = $1 AND NOT (product_id = $2 AND variant_id IS NOT DISTINCT FROM $3::int)) < ${MAX_LINES}
    ON CONFLICT (cart_id, product_id, variant_id) DO UPDATE
      SET quantity = i.quantity + excluded.quantity, price_seen = excluded.price_seen
      WHERE i.quantity::bigint + excluded.quantity <= $6::int
    RETURNING i.id`,
};
const COUNT =
  'SELECT count(*)::int AS lines FROM cart_item WHERE cart_id = $1 AND NOT (product_id = $2 AND variant_id IS NOT DISTINCT FROM $3::int)';

/** Adds to the quantity. The cart's lock puts simultaneous adds in a row, so that together they stay within the stock. */
@Injectable()
export class AddToCart {
  constructor(
    private readonly database: Database,
    private readonly catalog: CatalogFacade,
  ) {}

  /**
   * @throws unknown_product (404), 422 at `variant_id` or `quantity`, insufficient_stock (409) with `available`,
   * cart_full (409)
   */
  async run(holder: string, wanted: StockLine, language: Language): Promise<SellableRef> {
    const [sellable] = await this.catalog.sellables([wanted], language);
    mustBeForSale(sellable!);
    mustBePossible(sellable!, wanted.quantity);
    try {
      await this.database.transaction((tx) => this.add(tx, holder, sellable!, wanted.quantity));
    } catch (error) {
      // deleted between the look and the write
      if (isForeignKeyViolation(error)) throw cartErrors.unknown_product();
      throw error;
    }
    return wanted;
  }

  private async add(tx: Transaction, holder: string, sellable: Sellable, quantity: number): Promise<void> {
    const { productId, variantId, price } = sellable;
    const most = mostOf(sellable);
    const cartId = await makeCart(tx, holder);
    const added = await tx.query(ADD, [cartId, productId, variantId, quantity, price.minor.toString(), most]);
    if (added.length > 0) return;
    const [others] = await tx.query<{ lines: number }>(COUNT, [cartId, productId, variantId]);
    if (others!.lines >= MAX_LINES) throw cartErrors.cart_full({ lines: MAX_LINES });
    mustBePossible(sellable, most + 1);
  }
}

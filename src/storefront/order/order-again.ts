import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { CartFacade } from '../../cart/index.js';
import { mostOf } from '../../catalog/index.js';
import { ViewOrder, type OrderedGoods } from '../../order-view/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { isForSale } from './goods-view.js';

/** Adds the products of an order to the cart, as far as they are available. */
@Injectable()
export class OrderAgain {
  constructor(
    private readonly viewOrder: ViewOrder,
    private readonly carts: CartFacade,
  ) {}

  /**
   * Returns whether all, some or none of them were added.
   * @throws order_not_found
   */
  async run(caller: Caller, orderId: number): Promise<'again' | 'again_in_part' | 'again_nothing'> {
    const goods = await this.viewOrder.goods(caller, orderId);
    let added = 0;
    for (const one of goods.filter(isForSale)) added += await this.add(caller, one);
    const requested = goods.reduce((sum, { quantity }) => sum + quantity, 0);
    return added === 0 ? 'again_nothing' : added < requested ? 'again_in_part' : 'again';
  }

  private async add({ ownerKey, language }: Caller, { quantity, sellable }: OrderedGoods): Promise<number> {
    const { productId, variantId } = sellable;
    const most = Math.min(quantity, mostOf(sellable));
    try {
      await this.carts.add(ownerKey, { productId, variantId, quantity: most }, language);
      return most;
    } catch (error) {
      // The cart may already contain the whole stock.
      if (error instanceof DomainError) return 0;
      throw error;
    }
  }
}

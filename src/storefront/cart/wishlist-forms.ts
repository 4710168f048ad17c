import { Injectable } from '@nestjs/common';
import { DomainError, type Language } from '#kernel';
import { CartFacade } from '../../cart/index.js';
import { CatalogFacade } from '../../catalog/index.js';
import { CustomerFacade } from '../../customer/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { type FormAnswer, localPath } from '../page/page-answer.js';
import { idIn, type Form } from '../page/form-fields.js';
import { isBuyable } from './show-wishlist.js';

@Injectable()
export class WishlistForms {
  constructor(
    private readonly customers: CustomerFacade,
    private readonly catalog: CatalogFacade,
    private readonly carts: CartFacade,
  ) {}

  /**
   * Form fields `{product_id, back?}`: removes the product if it is in the list, otherwise adds it.
   * @throws DomainError `not_found`
   */
  async toggle({ ownerKey }: Caller, form: Form): Promise<FormAnswer> {
    const { event } = await this.customers.toggle('wishlist', ownerKey, idIn(form, 'product_id'));
    return { to: localPath(form['back'], '/wishlist'), notice: event === 'add' ? 'wished' : 'unwished' };
  }

  /** Adds one of each product that can be added directly and is not in the cart yet. */
  async buyAll({ ownerKey }: Caller, language: Language): Promise<FormAnswer> {
    const { wishlist } = await this.customers.listed(ownerKey);
    const cards = await this.catalog.cards(wishlist, language);
    const there = new Set((await this.carts.peek(ownerKey))?.lines.map(({ productId }) => productId));
    // The oldest product is added first, as if all had been added one by one.
    const selections = cards.filter((card) => isBuyable(card) && !there.has(card.id)).reverse();
    let added = 0;
    for (const { id } of selections) added += await this.add(ownerKey, id, language);
    const all = added === selections.length && cards.every(isBuyable);
    return { to: '/cart', notice: all ? 'added_all' : added > 0 ? 'added_some' : 'added_none' };
  }

  /** A sold-out product or a full cart does not stop the others. */
  private async add(holder: string, productId: number, language: Language): Promise<0 | 1> {
    try {
      await this.carts.add(holder, { productId, variantId: null, quantity: 1 }, language);
      return 1;
    } catch (error) {
      if (error instanceof DomainError) return 0;
      throw error;
    }
  }
}

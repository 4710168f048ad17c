import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CatalogFacade, type ProductCard } from '../../catalog/index.js';
import { CustomerFacade } from '../../customer/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { productTile } from '../page/product-tile.js';
import { ShowPage } from '../page/show-page.js';

/** Whether the product can be added to the cart directly: in stock, without variants. */
export const isBuyable = ({ in_stock: inStock, has_variants: hasVariants }: ProductCard): boolean =>
  inStock > 0 && !hasVariants;

@Injectable()
export class ShowWishlist {
  constructor(
    private readonly customers: CustomerFacade,
    private readonly catalog: CatalogFacade,
    private readonly messages: Messages,
    private readonly pages: ShowPage,
  ) {}

  async run(request: Request, { ownerKey }: Caller): Promise<string> {
    const { language } = request;
    const { wishlist } = await this.customers.listed(ownerKey);
    const cards = await this.catalog.cards(wishlist, language);
    return this.pages.run(request, {
      template: 'wishlist',
      title: this.messages.translate(language, 'storefront-cart.wishlist.title'),
      address: '/wishlist',
      variables: {
        products: cards.map((card) => productTile(card, language)),
        buyable: cards.filter(isBuyable).length,
      },
    });
  }
}

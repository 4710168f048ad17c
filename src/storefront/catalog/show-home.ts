import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '#kernel';
import { CatalogFacade, EVERY_PRODUCT, type ProductCard } from '../../catalog/index.js';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShopSettings, type ShopHero } from '../../settings/index.js';
import { productTile, type ProductTile } from '../page/product-tile.js';
import type { PublicPage } from '../page/page.types.js';
import { ShowPage } from '../page/show-page.js';
import { ShowTrust } from './show-trust.js';
import { tilesBelow } from './category-tree.js';
import { organization, webSite } from './structured-data.js';

/** Number of products, which fills rows of two and of four. */
const A_ROW_OF = 8;
const MOST_CATEGORIES = 12;

/** The home page: categories, featured and new products. */
@Injectable()
export class ShowHome {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly pages: ShowPage,
    private readonly messages: Messages,
    private readonly shop: ShopSettings,
    private readonly config: Config,
    private readonly trust: ShowTrust,
  ) {}

  run(request: Request): Promise<string> {
    return this.pages.cached(request, '/', () => this.make(request.language!));
  }

  private async make(language: Language): Promise<PublicPage> {
    const [tree, featured, newest, trust] = await Promise.all([
      this.catalog.tree(language),
      this.catalog.list({ ...EVERY_PRODUCT, featured: true }, null, { limit: A_ROW_OF, offset: 0 }, language),
      this.catalog.list(
        EVERY_PRODUCT,
        { key: 'created_at', descending: true },
        { limit: 2 * A_ROW_OF, offset: 0 },
        language,
      ),
      this.trust.run(language),
    ]);
    const shown = new Set(featured.items.map(({ id }) => id));
    const { name } = this.shop;
    const tiles = (cards: readonly ProductCard[]): ProductTile[] => cards.map((card) => productTile(card, language));
    return {
      tags: [...featured.tags, ...newest.tags, 'shipping-methods', 'payment-methods'],
      page: {
        template: 'home',
        title: name,
        description: this.messages.translate(language, 'storefront-catalog.home_description'),
        address: '/',
        index: true,
        data: [webSite(name, language, this.config.baseUrl), organization(name, this.config.baseUrl)],
        variables: {
          categories: tilesBelow(0, tree, language)
            .filter(({ count }) => count > 0)
            .slice(0, MOST_CATEGORIES),
          featured: tiles(featured.items),
          newest: tiles(newest.items.filter(({ id }) => !shown.has(id)).slice(0, A_ROW_OF)),
          hero: tiles(featured.items).find(({ image }) => image !== null) ?? null,
          own: ownHero(this.shop.stored.hero, language),
          trust,
          isEmpty: newest.total === 0,
        },
      },
    };
  }
}

/** The shop's own title, text and picture; null: the default. */
const ownHero = (hero: ShopHero | null, language: Language) => ({
  title: hero?.title[language] ?? null,
  text: hero?.text[language] ?? null,
  image: hero?.image ?? null,
});

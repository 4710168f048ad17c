import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { ReadCache } from '../platform/cache/read-cache.js';
import type { Part } from '../platform/database/part.js';
import type { Transaction, TransactionEffects } from '../platform/database/transaction.js';
import type { GoodsSource } from './data/goods.sql.js';
import { ProductReads, type GoodsOfRow } from './data/product-reads.js';
import { lockingStock } from './data/stock-taking.js';
import type { CategoryView } from './domain/category-view.js';
import { emailPicture } from './domain/picture-set.js';
import type { ProductCard } from './domain/product-card.js';
import type { Sellable, SellableRef, StockLine, StockReason } from './domain/sellable.js';
import type { ProductFilter, ProductSort } from './domain/product-filter.js';
import { AttributeLabels } from './use-cases/attribute-labels.js';
import { CountFacets, type Facet } from './use-cases/count-facets.js';
import { ListProducts, type PageOf, type ProductPage } from './use-cases/list-products.js';
import { ReadCategories } from './use-cases/read-categories.js';
import { returningStock, takingStock } from './use-cases/change-stock.js';

/** All that other modules see of the catalog. */
@Injectable()
export class CatalogFacade {
  constructor(
    private readonly products: ProductReads,
    private readonly cache: ReadCache,
    private readonly categories: ReadCategories,
    private readonly labels: AttributeLabels,
    private readonly lists: ListProducts,
    private readonly counts: CountFacets,
  ) {}

  /** In the order asked, one statement; unknown ones too, with `unavailable`. With `tx` the read happens inside it. */
  sellables(refs: readonly SellableRef[], language: Language, tx?: Transaction): Promise<Sellable[]> {
    return this.products.sellables(refs, language, tx);
  }

  /** Goods that another module's table lists, such as the lines of a cart; its columns beside them, one statement. */
  goodsOf<R>(source: GoodsSource, values: unknown[], language: Language): Part<Array<GoodsOfRow<R>>> {
    return this.products.goodsOf<R>(source, values, language);
  }

  /** Values of the first three parameters of a statement that contains `forSale`. */
  forSaleValues(ref: SellableRef): unknown[] {
    return this.products.forSaleValues(ref);
  }

  /** Addresses of small pictures that email programs show, in the order asked; null without one. */
  async emailPictures(refs: readonly SellableRef[]): Promise<Array<string | null>> {
    return (await this.sellables(refs, 'en')).map(({ image }) => image && emailPicture(image));
  }

  /** Locks the rows of all lines first, for a batch that both returns and takes. */
  lockingStock(lines: readonly SellableRef[]): Part<unknown> {
    return lockingStock(lines);
  }

  /**
   * Takes stock for all lines or for none; locks product rows by ascending id, then variants; writes `stock_movement`.
   * @throws insufficient_stock (409) with `available`, `product_id`, `variant_id`
   */
  takingStock(effects: TransactionEffects, lines: readonly StockLine[], why: StockReason): Part<unknown> | null {
    return takingStock(effects, lines, why);
  }

  /** Puts stock back; same locks. */
  returningStock(effects: TransactionEffects, lines: readonly StockLine[], why: StockReason): Part<unknown> | null {
    return returningStock(effects, lines, why);
  }

  /** List cards in the order of `ids`; unpublished and unknown ones are left out. Amounts are JSON numbers. */
  cards(ids: readonly number[], language: Language): Promise<ProductCard[]> {
    return this.products.cards(ids, language);
  }

  /** Whether the product can be shown to customers. */
  exists(id: number): Promise<boolean> {
    return this.products.isPublished(id);
  }

  /** One page of products, as `GET /api/products` gives it; `tags` say what it depends on. */
  list(filter: ProductFilter, sort: ProductSort | null, page: PageOf, language: Language): Promise<ProductPage> {
    return this.lists.run(filter, sort, page, language);
  }

  /** How many of the products found have which attribute value. Depends on the tags of the list and on `attributes`. */
  facets(filter: ProductFilter, language: Language): Promise<Facet[]> {
    return this.counts.run(filter, language);
  }

  /** A published category by id or alias. Depends on `categories` and `products`. @throws not_found (404) */
  category(idOrAlias: string, language: Language): Promise<CategoryView> {
    return this.categories.get(idOrAlias, language, false);
  }

  /** All published categories, each level by position; kept in memory until one changes. */
  tree(language: Language): Promise<CategoryView[]> {
    return this.categories.tree(language);
  }

  /** Says a variant's attributes as people do: `{color: 'moss'}` becomes "Color: moss" in the reader's language. */
  async attributeText(language: Language): Promise<(attributes: Readonly<Record<string, string>>) => string> {
    const known = await this.cache.remember(
      `attribute-labels ${language}`,
      ['attributes'],
      async () => new Map((await this.labels.list(language)).map((view) => [view.name, view])),
      20_000,
    );
    return (attributes) =>
      Object.entries(attributes)
        .map(([name, value]) => {
          const view = known.get(name);
          return `${view?.label ?? name}: ${pick(view?.value_labels[value] ?? {}, language) || value}`;
        })
        .join(', ');
  }
}

import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { ReadCache } from '../platform/cache/read-cache.js';
import type { Part } from '../platform/database/part.js';
import type { Transaction, TransactionEffects } from '../platform/database/transaction.js';
import type { GoodsSource } from './data/goods.sql.js';
import { ProductReads, type GoodsOfRow } from './data/product-reads.js';
import { lockingStockForEdit } from './data/stock-taking.js';
import type { CategoryView } from './domain/category-view.js';
import { emailPicture } from './domain/picture-set.js';
import type { ProductCard } from './domain/product-card.js';
import { linesForReader, type NamedLine } from './domain/reader-names.js';
import type { Sellable, SellableRef, StockLine, StockReason } from './domain/sellable.js';
import type { ProductFilter, ProductSort } from './domain/product-filter.js';
import { AttributeLabels } from './use-cases/attribute-labels.js';
import { CountFacets, type Facet } from './use-cases/count-facets.js';
import { ListProducts, type PageOf, type ProductPage } from './use-cases/list-products.js';
import { ReadCategories } from './use-cases/read-categories.js';
import { mustHaveStock, returningStock, takingStock } from './use-cases/change-stock.js';

/** The catalog for other modules. */
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

  /**
   * Products and variants in the requested order, in one statement; unknown ones are included with `unavailable`. With
   * `tx`, they are read in the transaction.
   */
  sellables(refs: readonly SellableRef[], language: Language, tx?: Transaction): Promise<Sellable[]> {
    return this.products.sellables(refs, language, tx);
  }

  /**
   * Products and variants that another module's table lists, such as the lines of a cart, with its columns, in one
   * statement.
   */
  goodsOf<R>(source: GoodsSource, values: unknown[], language: Language): Part<Array<GoodsOfRow<R>>> {
    return this.products.goodsOf<R>(source, values, language);
  }

  /** Values of the first three parameters of a statement that contains `forSale`. */
  forSaleValues(ref: SellableRef): unknown[] {
    return this.products.forSaleValues(ref);
  }

  /**
   * Lines of an order with the names of their products in the reader's language. A line keeps its name if the product
   * was renamed or deleted after the order.
   */
  async linesFor<L extends NamedLine>(lines: readonly L[], language: Language): Promise<L[]> {
    const products = await this.products.named(lines.map(({ productId }) => productId));
    return linesForReader(lines, products, language);
  }

  /** URLs of small pictures for emails, in the requested order; null without a picture. */
  async emailPictures(refs: readonly SellableRef[]): Promise<Array<string | null>> {
    return (await this.sellables(refs, 'en')).map(({ image }) => image && emailPicture(image));
  }

  /** Locks the rows of all lines, for a batch that both returns and takes stock. */
  lockingStock(lines: readonly SellableRef[]): Part<unknown> {
    return lockingStockForEdit(lines);
  }

  /**
   * Takes stock for all lines or for none. Locks product rows by ascending id, then variants; writes `stock_movement`.
   * @throws insufficient_stock (409) with `available`, `product_id`, `variant_id`
   */
  takingStock(effects: TransactionEffects, lines: readonly StockLine[], why: StockReason): Part<unknown> | null {
    return takingStock(effects, lines, why);
  }

  /**
   * Locks the stock of all lines, as `takingStock`, and checks that it is sufficient.
   * @throws insufficient_stock (409); its message names all lines with insufficient stock
   */
  mustHaveStock(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
    return mustHaveStock(tx, lines);
  }

  /** Returns stock; takes the same locks as `takingStock`. */
  returningStock(effects: TransactionEffects, lines: readonly StockLine[], why: StockReason): Part<unknown> | null {
    return returningStock(effects, lines, why);
  }

  /** Cards of products in the order of `ids`; unpublished and unknown ones are left out. Amounts are JSON numbers. */
  cards(ids: readonly number[], language: Language): Promise<ProductCard[]> {
    return this.products.cards(ids, language);
  }

  /** Whether the product can be shown to customers. */
  exists(id: number): Promise<boolean> {
    return this.products.isPublished(id);
  }

  /** One page of products as `GET /api/products` returns it; `tags` are its cache tags. */
  list(filter: ProductFilter, sort: ProductSort | null, page: PageOf, language: Language): Promise<ProductPage> {
    return this.lists.run(filter, sort, page, language);
  }

  /** Numbers of matching products by attribute value. Depends on the tags of the list and on `attributes`. */
  facets(filter: ProductFilter, language: Language): Promise<Facet[]> {
    return this.counts.run(filter, language);
  }

  /**
   * A published category by id or alias. Depends on the tags `categories` and `products`.
   * @throws not_found (404)
   */
  category(idOrAlias: string, language: Language): Promise<CategoryView> {
    return this.categories.get(idOrAlias, language, false);
  }

  /** All published categories, each level by position; cached until one changes. */
  tree(language: Language): Promise<CategoryView[]> {
    return this.categories.tree(language);
  }

  /** Formats a variant's attributes: `{color: 'moss'}` becomes "Color: moss" in the given language. */
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

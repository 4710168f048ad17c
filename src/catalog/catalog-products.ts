import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { ReadCache } from '../platform/cache/read-cache.js';
import type { Caller } from '../platform/access/caller.js';
import { knownColor } from './domain/color-names.js';
import type { ProductDetail } from './domain/product-detail.js';
import type { ReviewView } from './domain/review-view.js';
import { AttributeLabels, type AttributeView } from './use-cases/attribute-labels.js';
import { CountRatings } from './use-cases/count-ratings.js';
import { GetProduct, tagsOfDetail } from './use-cases/get-product.js';
import { ListReviews, type ReviewPage } from './use-cases/list-reviews.js';
import { StockAlerts, type StockAlertRequest } from './use-cases/stock-alerts.js';
import { WriteReview, type ReviewDraft } from './use-cases/write-review.js';

/** Names of attributes and values in one language. Those without a label have their stored name. */
export interface AttributeWords {
  name(attribute: string): string;
  value(attribute: string, value: string): string;
  /** Swatch color of the value as `#rrggbb`: the stored color, or that of a well-known color name; null: none. */
  color(attribute: string, value: string): string | null;
  /** Position of the attribute; attributes without a label come last. */
  place(attribute: string): number;
}

const NO_LABELS: Pick<AttributeView, 'labels' | 'value_labels' | 'value_colors'> = {
  labels: {},
  value_labels: {},
  value_colors: {},
};

/** Single products for other modules: their pages and reviews. Only published products, for every caller. */
@Injectable()
export class CatalogProducts {
  constructor(
    private readonly products: GetProduct,
    private readonly listing: ListReviews,
    private readonly ratings: CountRatings,
    private readonly writing: WriteReview,
    private readonly labels: AttributeLabels,
    private readonly cache: ReadCache,
    private readonly alerts: StockAlerts,
  ) {}

  /**
   * The product as `GET /api/products/{id}` returns it; cached until it changes.
   * @throws not_found (404)
   */
  async product(idOrAlias: string | number, language: Language): Promise<ProductDetail> {
    const key = `catalog-product ${language} ${idOrAlias}`;
    const kept = this.cache.get<ProductDetail>(key);
    if (kept) return kept;
    const ticket = this.cache.begin();
    const product = await this.products.run(String(idOrAlias), language, false);
    const tags = tagsOfDetail(product, String(idOrAlias));
    this.cache.put(key, product, JSON.stringify(product).length * 2, tags, ticket);
    return product;
  }

  /** Cache tags of a product's detail, its reviews and their counts. */
  tagsOf(product: ProductDetail): string[] {
    return tagsOfDetail(product, product.alias);
  }

  /** Depends on the tag `attributes`. */
  async attributeWords(language: Language): Promise<AttributeWords> {
    const known = await this.cache.remember(
      `attribute-labels ${language}`,
      ['attributes'],
      async () => new Map((await this.labels.list(language)).map((view) => [view.name, view])),
      20_000,
    );
    const places = [...known.keys()];
    return {
      place: (attribute) => (known.has(attribute) ? places.indexOf(attribute) : places.length),
      name: (attribute) => known.get(attribute)?.label ?? attribute,
      value: (attribute, value) => pick(known.get(attribute)?.value_labels[value] ?? {}, language) || value,
      color: (attribute, value) => {
        const { labels, value_labels: valueLabels, value_colors: colors } = known.get(attribute) ?? NO_LABELS;
        // A value may have the name of an inherited member, such as 'constructor'.
        if (Object.hasOwn(colors, value)) return colors[value]!;
        return knownColor([attribute, ...Object.values(labels)], [value, ...Object.values(valueLabels[value] ?? {})]);
      },
    };
  }

  /**
   * Approved reviews, newest first.
   * @throws not_found (404)
   */
  reviews(productId: number, limit: number, offset: number): Promise<ReviewPage> {
    return this.listing.ofProduct(String(productId), false, limit, offset);
  }

  /** Numbers of approved reviews with one to five stars. */
  ratingCounts(productId: number): Promise<number[]> {
    return this.ratings.run(productId);
  }

  /**
   * Requests a mail when the product is back in stock.
   * @throws not_found (404); FieldErrors at `variant_id`
   */
  requestStockAlert(productId: number, request: StockAlertRequest, language: Language): Promise<void> {
    return this.alerts.request(String(productId), request, language);
  }

  /** Recipient of an alert; null for an unknown id. */
  stockAlertEmail(id: string): Promise<string | null> {
    return this.alerts.emailOf(id);
  }

  /** Cancels all alerts of the recipient of this one. */
  cancelStockAlerts(id: string): Promise<void> {
    return this.alerts.cancel(id);
  }

  /**
   * Submits a review, which waits for approval.
   * @throws not_found (404); FieldErrors at `name` for a guest without one
   */
  writeReview(productId: number, draft: ReviewDraft, caller: Caller): Promise<ReviewView> {
    return this.writing.run(String(productId), draft, caller);
  }
}

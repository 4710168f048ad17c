import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { ReadCache } from '../platform/cache/read-cache.js';
import type { Caller } from '../platform/access/caller.js';
import type { ProductDetail } from './domain/product-detail.js';
import type { ReviewView } from './domain/review-view.js';
import { AttributeLabels } from './use-cases/attribute-labels.js';
import { CountRatings } from './use-cases/count-ratings.js';
import { GetProduct } from './use-cases/get-product.js';
import { ListReviews, type ReviewPage } from './use-cases/list-reviews.js';
import { StockAlerts, type StockAlertRequest } from './use-cases/stock-alerts.js';
import { WriteReview, type ReviewDraft } from './use-cases/write-review.js';

/** What attributes and their values are called in one language; those without a label go by their name. */
export interface AttributeWords {
  name(attribute: string): string;
  value(attribute: string, value: string): string;
  /** Where the shop put the attribute among the others; those without a label come last. */
  place(attribute: string): number;
}

/**
 * What other modules see of single products: what their pages show, and their reviews. Of published ones alone, for
 * every caller.
 */
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

  /** As `GET /api/products/{id}` gives it; kept until what it shows changes. @throws not_found (404) */
  async product(idOrAlias: string | number, language: Language): Promise<ProductDetail> {
    const key = `catalog-product ${language} ${idOrAlias}`;
    const kept = this.cache.get<ProductDetail>(key);
    if (kept) return kept;
    const ticket = this.cache.begin();
    const product = await this.products.run(String(idOrAlias), language, false);
    this.cache.put(key, product, JSON.stringify(product).length * 2, this.tagsOf(product), ticket);
    return product;
  }

  /** What a product's detail, its reviews and their counts depend on. */
  tagsOf({ id }: Pick<ProductDetail, 'id'>): string[] {
    return [`product:${id}`, 'categories', 'attributes'];
  }

  /** Depends on `attributes`. */
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
    };
  }

  /** Approved ones, newest first. @throws not_found (404) */
  reviews(productId: number, limit: number, offset: number): Promise<ReviewPage> {
    return this.listing.ofProduct(String(productId), false, limit, offset);
  }

  /** Five counts of approved reviews, those with one star first. */
  ratingCounts(productId: number): Promise<number[]> {
    return this.ratings.run(productId);
  }

  /** One mail when it is back in stock. @throws not_found (404); FieldErrors at `variant_id` */
  requestStockAlert(productId: number, request: StockAlertRequest, language: Language): Promise<void> {
    return this.alerts.request(String(productId), request, language);
  }

  /** The address that an alert's mail went to; null for an unknown id. */
  stockAlertEmail(id: string): Promise<string | null> {
    return this.alerts.emailOf(id);
  }

  /** All that wait for the address of this one. */
  cancelStockAlerts(id: string): Promise<void> {
    return this.alerts.cancel(id);
  }

  /** It waits for approval. @throws not_found (404); FieldErrors at `name` for a guest without one */
  writeReview(productId: number, draft: ReviewDraft, caller: Caller): Promise<ReviewView> {
    return this.writing.run(String(productId), draft, caller);
  }
}

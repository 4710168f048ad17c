import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CatalogProducts, type ProductDetail } from '../../catalog/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ShowPage } from '../page/show-page.js';
import { MakeProductPage, type ProductQuestion } from './make-product-page.js';
import { emptyReviewForm, type ReviewForm } from './review-form.js';
import type { RefusedStockAlert } from './stock-alert-view.js';
import { reviewPages } from './reviews-view.js';

/** The page of a product, cached separately for guests and for customers until its data changes. */
@Injectable()
export class ShowProduct {
  constructor(
    private readonly products: CatalogProducts,
    private readonly making: MakeProductPage,
    private readonly pages: ShowPage,
  ) {}

  /** @throws not_found (404) for an unpublished product, and after the last page of its reviews */
  async run(request: Request, { customerId }: Caller, product: ProductDetail): Promise<string> {
    const { language } = request;
    const isCustomer = customerId !== null;
    const reviews = numberIn(request.query['reviews']) ?? 1;
    if (reviews > reviewPages(product.reviewsCount)) throw commonErrors.not_found();
    const requested = numberIn(request.query['variant']);
    const variant = product.variants.some(({ id }) => id === requested) ? requested : null;
    const isPlain = variant === null && reviews === 1 && !isCustomer;
    const key = isPlain ? `/product/${product.alias}` : `product ${product.id} ${variant} ${reviews} ${isCustomer}`;
    return this.pages.cached(request, key, async () => {
      const fresh = await this.products.product(product.id, language);
      const form = emptyReviewForm(isCustomer);
      return this.making.run({ product: fresh, variant, reviews, form, alert: null }, language);
    });
  }

  /** The page with a refused review and its entries. */
  async again(request: Request, product: ProductDetail, form: ReviewForm): Promise<string> {
    return this.refused(request, { product, variant: null, reviews: 1, form, alert: null });
  }

  /** The page with a refused request for a back-in-stock mail and its entries. */
  async alertAgain(
    request: Request,
    { customerId }: Caller,
    product: ProductDetail,
    alert: RefusedStockAlert,
  ): Promise<string> {
    const form = emptyReviewForm(customerId !== null);
    const variant = numberIn(alert.variant);
    return this.refused(request, { product, variant, reviews: 1, form, alert });
  }

  private async refused(request: Request, question: ProductQuestion): Promise<string> {
    return this.pages.run(request, (await this.making.run(question, request.language)).page);
  }
}

const numberIn = (sent: unknown): number | null =>
  typeof sent === 'string' && /^[1-9]\d{0,9}$/.test(sent) ? Number(sent) : null;

import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CatalogProducts } from '../../catalog/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import type { FormAnswer } from '../page/page-answer.js';
import { Refusals } from '../page/refusals.js';
import { readReview, reviewEntries } from './read-review.js';
import { refusedReviewForm } from './review-form.js';
import { translator } from './translator.js';
import { ShowProduct } from './show-product.js';

/** The review form at the end of a product's page. */
@Injectable()
export class TakeReview {
  constructor(
    private readonly products: CatalogProducts,
    private readonly page: ShowProduct,
    private readonly refusals: Refusals,
    private readonly messages: Messages,
  ) {}

  /**
   * Redirects with thanks, or shows the page with the errors.
   * @throws not_found (404)
   */
  async run(
    request: Request,
    caller: Caller,
    alias: string,
    form: Readonly<Record<string, unknown>>,
  ): Promise<FormAnswer> {
    const product = await this.products.product(alias, request.language);
    const entries = reviewEntries(form);
    const isCustomer = caller.customerId !== null;
    try {
      await this.products.writeReview(product.id, readReview(entries, !isCustomer), caller);
      return { to: `/product/${product.alias}`, notice: 'review_waits' };
    } catch (error) {
      const described = this.refusals.of(error, request);
      const again = refusedReviewForm(entries, described, isCustomer, translator(this.messages, request.language));
      return { status: described.status, html: await this.page.again(request, product, again) };
    }
  }
}

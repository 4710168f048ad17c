import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { isForeignKeyViolation } from '../../platform/database/pg-errors.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ProductReads } from '../data/product-reads.js';
import { ReviewRows } from '../data/review-rows.js';
import { productKey } from '../domain/product-key.js';
import { reviewView, type ReviewView } from '../domain/review-view.js';

export interface ReviewDraft {
  readonly rating: number;
  readonly text: string;
  readonly name?: string;
}

/** Stores a review, which is published after an administrator's approval. */
@Injectable()
export class WriteReview {
  constructor(
    private readonly database: Database,
    private readonly products: ProductReads,
    private readonly rows: ReviewRows,
  ) {}

  /** @throws not_found (404) for an unpublished product; FieldErrors at `name` for a guest without one (422) */
  async run(idOrAlias: string, draft: ReviewDraft, caller: Caller): Promise<ReviewView> {
    const productId = await this.products.findPublished(productKey(idOrAlias));
    if (productId === null) throw commonErrors.not_found();
    const name = draft.name?.trim() || (await this.nameOf(caller));
    if (!name) throw new FieldErrors({ name: [{ key: 'validation.required' }] });
    const { userId } = caller;
    const review = {
      product_id: productId,
      user_id: userId,
      name,
      rating: draft.rating,
      text: draft.text.trim(),
      verified_purchase: userId !== null && (await this.rows.hasBought(userId, productId)),
    };
    try {
      return reviewView(await this.database.transaction((tx) => this.rows.insert(tx, review)));
    } catch (error) {
      // The product was deleted meanwhile.
      if (isForeignKeyViolation(error)) throw commonErrors.not_found();
      throw error;
    }
  }

  /** The first name of a customer with an account; '' for guests. */
  private async nameOf(caller: Caller): Promise<string> {
    return caller.userId === null ? '' : this.rows.firstNameOf(caller.userId);
  }
}

import { Injectable } from '@nestjs/common';
import { DomainError, FieldErrors, Money } from '#kernel';
import type { Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { changesOf, type ProductChanges } from '../domain/product-changes.js';
import type { ProductDraft } from '../domain/product-draft.js';
import { GetProductForEditing, type EditableProduct } from './get-product-for-editing.js';
import { ReadCategories } from './read-categories.js';
import { SaveProduct } from './save-product.js';

/** A selected product. `version`: the one that was shown; a product that has another one now stays unchanged. */
export interface SelectedProduct {
  readonly id: number;
  readonly version?: number | undefined;
  /** Changes of this product only. They take precedence over the changes of the request. */
  readonly changes: ProductChanges;
}

export const EDIT_RESULTS = ['changed', 'unchanged', 'failed'] as const;
export type EditResult = (typeof EDIT_RESULTS)[number];

/** Outcome for one product. */
export interface EditOutcome {
  readonly id: number;
  readonly result: EditResult;
  /** The product before the request; null if it does not exist. */
  readonly before: EditableProduct | null;
  /** The fields that have changed, or would change. */
  readonly changes: ProductDraft;
  /** Name of the new category, in the caller's language; null: none, or unchanged. */
  readonly category: string | null;
  /** Version of the product after the change; null if it was not changed. */
  readonly newVersion: number | null;
  /** Why the product was not changed; otherwise null. */
  readonly error: DomainError | null;
}

/**
 * Changes price, category or visibility of many products, one after another in separate transactions, so that an error
 * of one does not affect the others.
 */
@Injectable()
export class EditProducts {
  constructor(
    private readonly products: GetProductForEditing,
    private readonly saving: SaveProduct,
    private readonly categories: ReadCategories,
    private readonly config: Config,
  ) {}

  /**
   * @param isPreview whether the outcomes are only computed, and nothing is changed
   * @throws FieldErrors at `category` (422)
   */
  async run(
    selected: readonly SelectedProduct[],
    changes: ProductChanges,
    isPreview: boolean,
    caller: Caller,
  ): Promise<EditOutcome[]> {
    // An unknown category refuses the whole request, so it is checked before any product changes.
    await this.nameOf(changes.category, caller);
    const outcomes: EditOutcome[] = [];
    for (const one of selected) outcomes.push(await this.edit(one, { ...changes, ...one.changes }, isPreview, caller));
    return outcomes;
  }

  private async nameOf(category: ProductChanges['category'], { language }: Caller): Promise<string | null> {
    if (category === undefined || category === null) return null;
    try {
      return (await this.categories.get(String(category), language, true)).name;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
      throw new FieldErrors({ category: [{ key: 'catalog.errors.unknown_category' }] });
    }
  }

  private async edit(
    { id, version }: SelectedProduct,
    wanted: ProductChanges,
    isPreview: boolean,
    caller: Caller,
  ): Promise<EditOutcome> {
    let before: EditableProduct | null = null;
    let changes: ProductDraft = {};
    const none = { category: null, newVersion: null, error: null };
    try {
      before = await this.products.run(String(id), caller.language);
      mustBeCurrent(version, before.version);
      changes = changesOf(before, wanted, Money.parse(MOST, this.config.currency).minor) ?? {};
      if (Object.keys(changes).length === 0) return { ...none, id, result: 'unchanged', before, changes };
      const category = await this.nameOf(changes.category, caller);
      const saved = isPreview
        ? null
        : await this.saving.update(String(id), { ...changes, version: before.version }, caller);
      return { ...none, id, result: 'changed', before, changes, category, newVersion: saved?.version ?? null };
    } catch (error) {
      // An error that is not about this product, such as an unavailable database, ends the whole request.
      if (!(error instanceof DomainError)) throw error;
      return { ...none, id, result: 'failed', before, changes, error };
    }
  }
}

/** Maximum price of a product in the shop's currency. */
const MOST = 1_000_000_000;

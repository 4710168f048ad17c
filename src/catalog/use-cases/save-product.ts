import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Redirects } from '../../redirects/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { catalogErrors } from '../catalog.errors.js';
import { checkDraft } from '../domain/check-draft.js';
import type { ProductDraft } from '../domain/product-draft.js';
import { productKey } from '../domain/product-key.js';
import { holdCategoryOfProduct } from '../data/category-rows.js';
import { refreshFacets, replaceAttributes } from '../data/product-lists.js';
import { refreshOffers } from '../data/product-offers.js';
import { lockProduct, type StoredProduct } from '../data/product-rows.js';
import { isSkuTaken } from '../data/sku-rows.js';
import { recordStock, settleStock } from '../data/stock-rows.js';
import { readVariants, type RecordedVariant } from '../data/variant-rows.js';
import { saveImages } from './save/images.js';
import { holdDraftCategory, insertDraft, mustHaveCategory, updateFromDraft } from './save/product-columns.js';
import { replaceVariants } from './save/variants.js';

const OFFER_FIELDS = ['price_regular', 'price_special', 'attributes', 'variants'] as const;

/** Creates and changes products: row, lists, stock, event and activity log in one transaction. */
@Injectable()
export class SaveProduct {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly redirects: Redirects,
  ) {}

  /**
   * Creates a product and returns its id.
   * @throws alias_taken, sku_taken (409); FieldErrors (422)
   */
  create(draft: ProductDraft, caller: Caller): Promise<number> {
    checkDraft(draft, { regular: draft.price_regular!, special: draft.price_special ?? null });
    return this.database.transaction(async (tx) => {
      const id = await insertDraft(tx, draft);
      await this.writeLists(tx, id, draft, 'created', caller);
      const stored = (await lockProduct(tx, { by: 'id', value: id }, 'values'))!;
      await this.redirects.taken(tx, 'product', stored.alias);
      tx.publish('ProductCreated', actorOf(caller), eventData(stored));
      tx.touch('products', 'stock-edges', `product:${id}`);
      await this.audit.record(tx, {
        caller,
        action: 'product.created',
        subjectType: 'product',
        subjectId: id,
        after: stored,
      });
      return id;
    });
  }

  /**
   * Changes the members that were sent, and returns the id with the new version.
   * @throws not_found (404), stale_version, alias_taken, sku_taken (409); FieldErrors (422)
   */
  update(idOrAlias: string, draft: ProductDraft, caller: Caller): Promise<Pick<StoredProduct, 'id' | 'version'>> {
    const key = productKey(idOrAlias);
    return this.database.transaction(async (tx) => {
      const changesKey = draft.alias !== undefined || draft.sku !== undefined;
      const held = await holdDraftCategory(tx, draft);
      await holdCategoryOfProduct(tx, key);
      const before = await lockProduct(tx, key, changesKey ? 'key' : 'values');
      if (!before) throw commonErrors.not_found();
      mustBeCurrent(draft.version, before.version);
      checkDraft(draft, {
        regular: draft.price_regular ?? before.price_regular,
        special: draft.price_special === undefined ? before.price_special : draft.price_special,
      });
      mustHaveCategory(held);
      const recordedBefore = { ...before, ...(await this.recordedLists(tx, before.id, draft)) };
      await updateFromDraft(tx, before, draft);
      await this.writeLists(tx, before.id, draft, 'edited', caller);
      const after = (await lockProduct(tx, { by: 'id', value: before.id }, 'values'))!;
      await this.redirects.renamed(tx, 'product', before.alias, after.alias);
      tx.publish('ProductUpdated', actorOf(caller), eventData(after));
      tx.touch('products', 'stock-edges', `product:${before.id}`);
      await this.audit.record(tx, {
        caller,
        action: 'product.updated',
        subjectType: 'product',
        subjectId: before.id,
        before: recordedBefore,
        after: { ...after, ...(await this.recordedLists(tx, before.id, draft)) },
      });
      return { id: after.id, version: after.version };
    });
  }

  /** Variants with their own prices, for the activity log, if the draft replaces them. */
  private async recordedLists(
    tx: Transaction,
    id: number,
    draft: ProductDraft,
  ): Promise<{ readonly variants?: readonly RecordedVariant[] }> {
    return draft.variants ? { variants: await readVariants(tx, id) } : {};
  }

  private async writeLists(
    tx: Transaction,
    id: number,
    draft: ProductDraft,
    reason: string,
    caller: Caller,
  ): Promise<void> {
    if (draft.images) await saveImages(tx, id, draft.images);
    if (draft.attributes) await replaceAttributes(tx, id, draft.attributes);
    const ofVariants = draft.variants ? await replaceVariants(tx, id, draft.variants) : [];
    if (draft.attributes || draft.variants) await refreshFacets(tx, id);
    if (OFFER_FIELDS.some((field) => draft[field] !== undefined)) await refreshOffers(tx, id);
    // A SKU is unique among all products and variants of the shop.
    if ((draft.sku || draft.variants?.some(({ sku }) => sku)) && (await isSkuTaken(tx, id)))
      throw catalogErrors.sku_taken();
    if (draft.variants === undefined && draft.in_stock === undefined) return;
    const own = await settleStock(tx, id, draft.in_stock);
    await recordStock(tx, id, [...ofVariants, ...own], { reason, actor: actorOf(caller) });
  }
}

export const eventData = ({ id, name, alias, sku }: StoredProduct) => ({ product_id: id, name, alias, sku });

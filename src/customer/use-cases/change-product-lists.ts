import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { Caller } from '../../platform/access/caller.js';
import { isForeignKeyViolation } from '../../platform/database/pg-errors.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { PRODUCT_CARDS, type ProductCards } from '../../ports/product-cards.js';
import type { ProductList } from '../data/product-list.js';
import { ProductLists } from '../data/product-lists.js';

export interface ListItem {
  readonly product_id: number;
  readonly added_at: Date;
  /** As in GET /api/products. */
  readonly product: object;
}

/** Whose list it is: see Caller.holder. */
export type Holding = Pick<Caller, 'ownerKey'>;

export interface Changed {
  readonly event: 'add' | 'remove';
  readonly product_id: number;
  /** Products in the list now. */
  readonly count: number;
}

/** What a caller has in a list, and changes to it. */
@Injectable()
export class ChangeProductLists {
  constructor(
    private readonly lists: ProductLists,
    @Inject(PRODUCT_CARDS) private readonly products: ProductCards,
  ) {}

  /** Products that cannot be shown any more are left out. */
  async show(list: ProductList, caller: Holding, language: Language): Promise<{ items: ListItem[]; count: number }> {
    const listed = await this.lists.all(list, caller.ownerKey);
    const cards = await this.products.cards(
      listed.map(({ product_id }) => product_id),
      language,
    );
    const byId = new Map(cards.map((card) => [card.id, card]));
    const items = listed.flatMap(({ product_id, added_at }) => {
      const product = byId.get(product_id);
      return product ? [{ product_id, added_at, product }] : [];
    });
    return { items, count: items.length };
  }

  /** @throws DomainError `not_found` */
  async add(list: ProductList, caller: Holding, productId: number): Promise<Changed> {
    await this.insert(list, caller, productId);
    return this.changed('add', list, caller, productId);
  }

  /** In it: out; not in it: in. @throws DomainError `not_found` */
  async toggle(list: ProductList, caller: Holding, productId: number): Promise<Changed> {
    if (await this.lists.remove(list, caller.ownerKey, productId))
      return this.changed('remove', list, caller, productId);
    return this.add(list, caller, productId);
  }

  /** Also when it is not in it: then nothing happens. */
  async remove(list: ProductList, caller: Holding, productId: number): Promise<Changed> {
    await this.lists.remove(list, caller.ownerKey, productId);
    return this.changed('remove', list, caller, productId);
  }

  private async insert(list: ProductList, caller: Holding, productId: number): Promise<void> {
    if (!(await this.products.exists(productId))) throw commonErrors.not_found();
    try {
      await this.lists.add(list, caller.ownerKey, productId);
    } catch (error) {
      throw isForeignKeyViolation(error) ? commonErrors.not_found() : error;
    }
  }

  private async changed(
    event: Changed['event'],
    list: ProductList,
    caller: Holding,
    productId: number,
  ): Promise<Changed> {
    return { event, product_id: productId, count: (await this.lists.all(list, caller.ownerKey)).length };
  }
}

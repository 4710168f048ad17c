import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { Caller } from '../../platform/access/caller.js';
import { isForeignKeyViolation } from '../../platform/database/pg-errors.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import type { ProductList } from '../data/product-list.js';
import { ProductLists } from '../data/product-lists.js';

/** A product as an item of GET /api/products. */
export interface ProductCard {
  readonly id: number;
}

/** Products for lists; src/bindings.ts provides it. */
export abstract class ProductCards {
  /** Cards in the given order; unpublished and unknown products are left out. */
  abstract cards(ids: number[], language: Language): Promise<ProductCard[]>;
  /** Whether the product can be shown to customers. */
  abstract exists(id: number): Promise<boolean>;
}

export interface ListItem {
  readonly productId: number;
  readonly addedAt: Date;
  /** A product as in GET /api/products. */
  readonly product: ProductCard;
}

export interface ProductListContents {
  readonly items: ListItem[];
  readonly count: number;
}

/** Owner of a list. */
export type ListOwner = Pick<Caller, 'ownerKey'>;

export interface ListChange {
  readonly event: 'add' | 'remove';
  readonly productId: number;
  /** Number of products in the list after the change. */
  readonly count: number;
}

/** Shows and changes the wishlist or comparison of a caller. */
@Injectable()
export class ChangeProductLists {
  constructor(
    private readonly lists: ProductLists,
    private readonly products: ProductCards,
  ) {}

  /** Products that are no longer published are left out. */
  async show(list: ProductList, caller: ListOwner, language: Language): Promise<ProductListContents> {
    const listed = await this.lists.all(list, caller.ownerKey);
    const cards = await this.products.cards(
      listed.map(({ productId }) => productId),
      language,
    );
    const byId = new Map(cards.map((card) => [card.id, card]));
    const items = listed.flatMap(({ productId, addedAt }) => {
      const product = byId.get(productId);
      return product ? [{ productId, addedAt, product }] : [];
    });
    return { items, count: items.length };
  }

  /** @throws DomainError `not_found` */
  async add(list: ProductList, caller: ListOwner, productId: number): Promise<ListChange> {
    await this.insert(list, caller, productId);
    return this.changed('add', list, caller, productId);
  }

  /**
   * Removes the product if it is in the list, otherwise adds it.
   * @throws DomainError `not_found`
   */
  async toggle(list: ProductList, caller: ListOwner, productId: number): Promise<ListChange> {
    if (await this.lists.remove(list, caller.ownerKey, productId))
      return this.changed('remove', list, caller, productId);
    return this.add(list, caller, productId);
  }

  /** Removes the product; does nothing if it is not in the list. */
  async remove(list: ProductList, caller: ListOwner, productId: number): Promise<ListChange> {
    await this.lists.remove(list, caller.ownerKey, productId);
    return this.changed('remove', list, caller, productId);
  }

  private async insert(list: ProductList, caller: ListOwner, productId: number): Promise<void> {
    if (!(await this.products.exists(productId))) throw commonErrors.not_found();
    try {
      await this.lists.add(list, caller.ownerKey, productId);
    } catch (error) {
      throw isForeignKeyViolation(error) ? commonErrors.not_found() : error;
    }
  }

  private async changed(
    event: ListChange['event'],
    list: ProductList,
    caller: ListOwner,
    productId: number,
  ): Promise<ListChange> {
    return { event, productId, count: (await this.lists.all(list, caller.ownerKey)).length };
  }
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A product in a list. Wishlist and comparison have the same columns in separate tables. */
abstract class ListedProductEntity {
  /** See Caller.ownerKey. */
  @PrimaryColumn('text', { name: 'holder' })
  ownerKey!: string;

  @PrimaryColumn('int', { name: 'product_id' })
  productId!: number;

  @Column('timestamptz', { name: 'added_at', default: () => 'now()' })
  addedAt!: Date;
}

@Entity('wishlist_item')
export class WishlistItemEntity extends ListedProductEntity {}

@Entity('compare_item')
export class CompareItemEntity extends ListedProductEntity {}

/** A list of products of a customer or guest. */
export interface ProductList {
  readonly table: 'wishlist_item' | 'compare_item';
  readonly entity: typeof WishlistItemEntity | typeof CompareItemEntity;
  /** Maximum number of products; the oldest are removed. */
  readonly max: number;
}

export const WISHLIST: ProductList = { table: 'wishlist_item', entity: WishlistItemEntity, max: 500 };
export const COMPARISON: ProductList = { table: 'compare_item', entity: CompareItemEntity, max: 20 };

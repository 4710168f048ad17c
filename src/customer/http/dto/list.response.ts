import {
  Integer,
  ListOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
  Amount,
} from '../../../platform/http/openapi/response-properties.js';
import type { ListChange, ListItem, ProductCard, ProductListContents } from '../../use-cases/change-product-lists.js';

const EVENTS = ['add', 'remove'] as const satisfies ReadonlyArray<ListChange['event']>;

/** A product as in GET /api/products, which describes its further members. */
export class ListedProductResponse {
  @Integer() id!: number;
  @Text() name!: string;
  @Text() alias!: string;
  @Amount() price!: number;
}

export class ListItemResponse {
  @Integer() product_id!: number;
  @Timestamp() added_at!: Date;
  @Ref(() => ListedProductResponse) product!: ProductCard;
}

export class ProductListResponse {
  @ListOf(() => ListItemResponse) items!: ListItemResponse[];
  @Integer() count!: number;
}

export class ListChangeResponse {
  @OneOf(EVENTS) event!: ListChange['event'];
  @Integer() product_id!: number;
  @Integer({ description: 'Products in the list now.' }) count!: number;
}

const listItemResponse = ({ productId, addedAt, product }: ListItem): ListItemResponse => ({
  product_id: productId,
  added_at: addedAt,
  product,
});

export const productListResponse = ({ items, count }: ProductListContents): ProductListResponse => ({
  items: items.map(listItemResponse),
  count,
});

export const listChangeResponse = ({ event, productId, count }: ListChange): ListChangeResponse => ({
  event,
  product_id: productId,
  count,
});

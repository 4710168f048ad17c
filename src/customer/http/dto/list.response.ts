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

/** A product as in GET /api/products, which describes its other members. */
export class ListedProductResponse {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Text() alias!: string;
  @Amount({ description: 'Current price of the product, the lowest one if it has variants.' }) price!: number;
}

export class ListItemResponse {
  @Integer() product_id!: number;
  @Timestamp({ description: 'When the product was added, ISO 8601 in UTC.' }) added_at!: Date;
  @Ref(() => ListedProductResponse, { description: 'The product as it is now.' }) product!: ProductCard;
}

export class ProductListResponse {
  @ListOf(() => ListItemResponse, { description: 'Products, in the order in which they were added.' })
  items!: ListItemResponse[];
  @Integer({ description: 'Number of products in the list.' }) count!: number;
}

export class ListChangeResponse {
  @OneOf(EVENTS, { description: 'What happened: `add` or `remove`.' }) event!: ListChange['event'];
  @Integer() product_id!: number;
  @Integer({ description: 'Number of products in the list now.' }) count!: number;
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

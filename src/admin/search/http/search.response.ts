import { ORDER_STATUSES, type OrderStatus } from '../../../order/index.js';
import {
  Amount,
  Flag,
  Integer,
  ListOf,
  OneOf,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import type { Found } from '../search-panel.js';

export class FoundOrderResponse {
  @Integer() id!: number;
  @Text() reference!: string;
  @Text({ description: 'Name, else e-mail address; empty when they have been erased.' }) customer!: string;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus' }) status!: OrderStatus;
  @Flag({ description: 'The buyer comes for the goods.' }) is_pickup!: boolean;
  @Amount() total!: number;
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Timestamp() created_at!: Date;
}

export class FoundProductResponse {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Text({ nullable: true }) sku!: string | null;
  @Flag() published!: boolean;
  @Integer({ description: 'Pieces.' }) in_stock!: number;
}

export class FoundCustomerResponse {
  @Integer() id!: number;
  @Text({ description: 'Empty when it is not known.' }) name!: string;
  @Text({ nullable: true }) email!: string | null;
  @Text({ nullable: true }) phone!: string | null;
  @Flag({ description: 'Whether the customer has an account.' }) registered!: boolean;
}

export class SearchResponse {
  @ListOf(() => FoundOrderResponse) orders!: FoundOrderResponse[];
  @ListOf(() => FoundProductResponse) products!: FoundProductResponse[];
  @ListOf(() => FoundCustomerResponse) customers!: FoundCustomerResponse[];
}

export const searchResponse = ({ orders, products, customers }: Found): SearchResponse => ({
  orders: orders.map(({ order: { id, reference, contact, status, total, currency, createdAt }, isPickup }) => ({
    id,
    reference,
    customer: nameOf(contact) || (contact.email ?? ''),
    status,
    is_pickup: isPickup,
    total: total.toNumber(),
    currency,
    created_at: createdAt,
  })),
  products: products.map(({ id, name, sku, published, in_stock }) => ({
    id,
    name,
    sku,
    published: Boolean(published),
    in_stock,
  })),
  customers: customers.map(({ id, firstName, lastName, email, phone, registered }) => ({
    id,
    name: nameOf({ firstName, lastName }),
    email,
    phone,
    registered,
  })),
});

const nameOf = ({ firstName, lastName }: Pick<Found['customers'][number], 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

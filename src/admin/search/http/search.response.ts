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
  @Text({ description: 'ISO 11649 creditor reference (`RF…`) by which bank transfers are matched.' })
  reference!: string;
  @Text({ description: 'Name of the buyer, else the email address; empty: erased.' }) customer!: string;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', description: 'Stage of fulfilment.' }) status!: OrderStatus;
  @Flag() is_pickup!: boolean;
  @Amount({ description: 'Total of the order.' }) total!: number;
  @Text() currency!: string;
  @Timestamp() created_at!: Date;
}

export class FoundProductResponse {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Text({ nullable: true }) sku!: string | null;
  @Flag({ description: 'Whether customers see the product.' }) published!: boolean;
  @Integer({ description: 'Number of pieces in stock, of all variants together.' }) in_stock!: number;
}

export class FoundCustomerResponse {
  @Integer() id!: number;
  @Text({ description: 'Given and family name; empty: not known.' }) name!: string;
  @Text({ nullable: true }) email!: string | null;
  @Text({ nullable: true }) phone!: string | null;
  @Flag({ description: 'Whether the customer has an account.' }) registered!: boolean;
}

export class SearchResponse {
  @ListOf(() => FoundOrderResponse, {
    description: 'Matching orders: the one with that number first, then the newest; at most 10.',
  })
  orders!: FoundOrderResponse[];
  @ListOf(() => FoundProductResponse, { description: 'Matching products by relevance; at most 10.' })
  products!: FoundProductResponse[];
  @ListOf(() => FoundCustomerResponse, { description: 'Matching customers, those with an account first; at most 10.' })
  customers!: FoundCustomerResponse[];
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

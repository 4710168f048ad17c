import { Amount, Integer, MapOf, Text } from '../../../platform/http/openapi/response-properties.js';
import type { OrderLine, OrderRecord } from '../../domain/order-record.js';

/** A line of an order, with the texts and prices of the day it was ordered (service.md, Order Item). */
export class OrderLineResponse {
  @Integer() id!: number;
  @Integer() order_id!: number;
  @Integer() product_id!: number;
  @Integer({ nullable: true }) variant_id!: number | null;
  @Text() name!: string;
  @Text({ nullable: true }) sku!: string | null;
  @MapOf({ type: 'string' }, { description: "The variant's attributes; empty for a product without variants." })
  attributes!: Readonly<Record<string, string>>;
  @Integer({ description: 'Pieces.' }) quantity!: number;
  @Amount({ description: 'Of one.' }) price!: number;
  @Amount() total!: number;
  @Amount() tax!: number;
}

export const orderLineResponse = (order: OrderRecord, line: OrderLine): OrderLineResponse => ({
  id: line.id,
  order_id: order.id,
  product_id: line.productId,
  variant_id: line.variantId,
  name: line.name,
  sku: line.sku,
  attributes: line.attributes,
  quantity: line.quantity,
  price: line.price.toNumber(),
  total: line.total.toNumber(),
  tax: line.tax.toNumber(),
});

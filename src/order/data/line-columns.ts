import type { OrderLine } from '../domain/order-record.js';

export type NewOrderLine = Omit<OrderLine, 'id'>;

/** A line as the columns of order_item; amounts in minor units as text, for JSON carries no bigint. */
export function lineColumns(line: NewOrderLine): Record<string, unknown> {
  return {
    product_id: line.productId,
    variant_id: line.variantId,
    name: line.name,
    sku: line.sku,
    attributes: line.attributes,
    quantity: line.quantity,
    price: String(line.price.minor),
    total: String(line.total.minor),
    tax: String(line.tax.minor),
    tax_rate: line.taxRate,
  };
}

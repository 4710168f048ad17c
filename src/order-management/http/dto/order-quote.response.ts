import type { PricedBasket } from '../../../cart/index.js';
import type { OrderSums } from '../../use-cases/price-edit.js';
import { Amount, Flag, Integer, ListOf, MapOf, Text } from '../../../platform/http/openapi/response-properties.js';

/** Totals of an order. */
export class OrderTotalsResponse {
  @Text() currency!: string;
  @Amount() subtotal!: number;
  @Amount() tax!: number;
  @Amount() shipping!: number;
  @Amount() shipping_tax!: number;
  @Amount() total!: number;
  @Flag() prices_include_tax!: boolean;
}

export class QuotedShippingResponse {
  @Text() key!: string;
  @Text() title!: string;
  @Amount() cost!: number;
  @Text() delivery_time!: string;
  @Flag({ description: 'Whether the customer collects the order.' }) is_pickup!: boolean;
  @Flag({ description: 'Whether the order must have a phone number.' }) requires_phone!: boolean;
  @Flag({ description: 'Whether the order must have an address.' }) requires_address!: boolean;
}

export class QuotedLineResponse {
  @Integer() product_id!: number;
  @Integer({ nullable: true }) variant_id!: number | null;
  @Text({ description: "Name of the product, in the reader's language." }) name!: string;
  @Text({ nullable: true }) sku!: string | null;
  @MapOf({ type: 'string' }) attributes!: Readonly<Record<string, string>>;
  @Integer({ description: 'Number of pieces.' }) quantity!: number;
  @Amount({ description: 'Price of one piece that the order would have.' }) price!: number;
  @Amount({ description: 'Price of one piece in the catalog; differs from `price` if the request had a price.' })
  catalog_price!: number;
  @Amount({ description: '`price` times `quantity`.' }) total!: number;
  @Integer({ description: 'Pieces that can be bought now.' }) in_stock!: number;
}

/** A quote of a new order. */
export class OrderQuoteResponse extends OrderTotalsResponse {
  @Text({
    nullable: true,
    description: 'Key of the shipping method whose cost is included; null: none serves the order.',
  })
  shipping_method!: string | null;
  @ListOf(() => QuotedShippingResponse, { description: 'All shipping methods that serve the order, with their cost.' })
  shipping_methods!: QuotedShippingResponse[];
  @ListOf(() => QuotedLineResponse, { description: 'Lines, in the order of the request.' })
  items!: QuotedLineResponse[];
}

export const orderTotalsResponse = (priced: OrderSums): OrderTotalsResponse => ({
  currency: priced.total.currency,
  subtotal: priced.subtotal.toNumber(),
  tax: priced.tax.toNumber(),
  shipping: priced.shipping.toNumber(),
  shipping_tax: priced.shippingTax.toNumber(),
  total: priced.total.toNumber(),
  prices_include_tax: priced.pricesIncludeTax,
});

export const orderQuoteResponse = (priced: PricedBasket): OrderQuoteResponse => ({
  ...orderTotalsResponse(priced),
  shipping_method: priced.shippingMethod,
  shipping_methods: priced.shippingOptions.map(({ key, title, cost, deliveryTime, isCollected, requires }) => ({
    key,
    title,
    cost: cost.toNumber(),
    delivery_time: deliveryTime,
    is_pickup: isCollected,
    requires_phone: requires.phone,
    requires_address: requires.address,
  })),
  items: priced.lines.map((line, index) => ({
    product_id: line.productId,
    variant_id: line.variantId,
    name: line.name,
    sku: line.sku,
    attributes: line.attributes,
    quantity: line.quantity,
    price: line.price.toNumber(),
    catalog_price: priced.sellables[index]!.price.toNumber(),
    total: line.total.toNumber(),
    in_stock: priced.sellables[index]!.inStock,
  })),
});

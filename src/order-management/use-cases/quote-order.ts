import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import type { Caller } from '../../platform/access/caller.js';
import { basketLines, isBuyer, PriceBasket } from '../../checkout/index.js';
import type { QuoteOrderBody } from '../http/dto/quote-order.dto.js';

/**
 * What an order would come to, priced as it will be when it is placed; nothing is stored and no stock is taken.
 * @throws insufficient_stock, product_unavailable, 422 at the line or at `shipping_method`
 */
@Injectable()
export class QuoteOrder {
  constructor(
    private readonly priceBasket: PriceBasket,
    private readonly config: Config,
  ) {}

  async run(caller: Caller, body: QuoteOrderBody): Promise<object> {
    const { currency } = this.config;
    const lines = basketLines(caller, body.items, currency);
    const destination = { country: body.country ?? null, city: body.city ?? null, zip: body.zip ?? null };
    const { sellables, ways, ...priced } = await this.priceBasket.run({
      lines,
      isBounded: isBuyer(caller),
      destination,
      language: caller.language,
      currency,
      shippingMethod: body.shipping_method ?? null,
      tellsWays: true,
    });
    return {
      currency,
      subtotal: priced.subtotal.toNumber(),
      tax: priced.tax.toNumber(),
      shipping: priced.shipping.toNumber(),
      total: priced.total.toNumber(),
      prices_include_tax: priced.pricesIncludeTax,
      shipping_method: priced.shippingMethod,
      shipping_methods: ways.map(({ key, title, cost, deliveryTime }) => ({
        key,
        title,
        cost: cost.toNumber(),
        delivery_time: deliveryTime,
      })),
      items: priced.lines.map((line, index) => ({
        product_id: line.productId,
        variant_id: line.variantId,
        name: line.name,
        sku: line.sku,
        attributes: line.attributes,
        quantity: line.quantity,
        price: line.price.toNumber(),
        catalog_price: sellables[index]!.price.toNumber(),
        total: line.total.toNumber(),
        in_stock: sellables[index]!.inStock,
      })),
    };
  }
}

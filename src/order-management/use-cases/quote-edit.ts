import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import type { Caller } from '../../platform/access/caller.js';
import { basketLines } from '../../checkout/index.js';
import type { QuoteEditBody } from '../http/dto/quote-edit.dto.js';
import { EditOrder } from './edit-order.js';

/** What an order would come to with other lines: the totals that storing them would give. */
@Injectable()
export class QuoteEdit {
  constructor(
    private readonly editOrder: EditOrder,
    private readonly config: Config,
  ) {}

  /** @throws order_not_found, not_editable, currency_changed, insufficient_stock, product_unavailable, 422 */
  async run(caller: Caller, orderId: number, { items }: QuoteEditBody): Promise<object> {
    const { order, priced } = await this.editOrder.quote(caller, orderId, {
      items: basketLines(caller, items, this.config.currency),
    });
    return {
      currency: order.currency,
      subtotal: priced.subtotal.toNumber(),
      tax: priced.tax.toNumber(),
      shipping: priced.shipping.toNumber(),
      total: priced.total.toNumber(),
      prices_include_tax: priced.pricesIncludeTax,
    };
  }
}

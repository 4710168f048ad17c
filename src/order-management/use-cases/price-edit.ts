import { Injectable } from '@nestjs/common';
import { FieldErrors, Money } from '#kernel';
import {
  basketLines,
  type HeldLine,
  PriceBasket,
  type PricedBasket,
  type Shipment,
  stockKey,
} from '../../cart/index.js';
import { mustAdminister, OrderFacade, type OrderLine, type OrderRecord } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { postalCodeProblem } from '../../platform/contact/postal-code-problem.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { keptPrices } from '../domain/kept-prices.js';
import {
  changesAmong,
  changesPrice,
  mustBeEditable,
  mustKeepTotal,
  type OrderEdit,
  type PermittedEdit,
} from '../domain/order-edit.js';
import { orderManagementErrors } from '../order-management.errors.js';

export type OrderSums = Pick<
  PricedBasket,
  'subtotal' | 'tax' | 'shipping' | 'shippingTax' | 'total' | 'pricesIncludeTax'
>;

/** An edit of an order, before anything is stored. */
export interface PreparedEdit {
  /** Members that differ from the order; empty if none does. */
  readonly edit: PermittedEdit;
  /** The order as it was read; the prices are valid while its version does not change. */
  readonly order: OrderRecord;
  readonly lines: readonly OrderLine[];
  /** New prices and totals; null if the edit does not affect them. */
  readonly priced: PricedBasket | null;
}

/**
 * Calculates an order with other lines or another shipment. Items that stay keep their price; added ones have the
 * current price, so that a line may become two. An order in a previous currency of the shop keeps its lines and
 * shipping costs, because the catalog has no prices in this currency. Nothing is stored, and no stock is taken.
 * @throws order_not_found, not_editable, total_would_change, stale_version, currency_changed, insufficient_stock, 422
 */
@Injectable()
export class PriceEdit {
  constructor(
    private readonly orders: OrderFacade,
    private readonly priceBasket: PriceBasket,
    private readonly config: Config,
  ) {}

  async quote(caller: Caller, orderId: number, requested: OrderEdit): Promise<OrderSums> {
    const { order, priced } = await this.prepare(caller, orderId, requested);
    return priced ?? order;
  }

  async prepare(caller: Caller, orderId: number, requested: OrderEdit): Promise<PreparedEdit> {
    const permitted = this.permitted(caller, requested);
    const order = mustAdminister(caller, await this.orders.find(orderId), 'orders:write');
    mustBeCurrent(permitted.version, order.version);
    const lines = await this.orders.lines(order);
    const edit = changesAmong(permitted, order, lines);
    mustBeEditable(order, edit, lines);
    mustHavePostalCodes(order, edit);
    this.mustBePriceable(order, edit);
    const priced = changesPrice(order, edit) ? await this.reprice(order, lines, edit) : null;
    if (priced) mustKeepTotal(order, priced.total, caller.language);
    return { edit, order, lines, priced };
  }

  private permitted(caller: Caller, { items, ...edit }: OrderEdit): PermittedEdit {
    return { ...edit, ...(items && { items: basketLines(caller, items, this.config.currency) }) };
  }

  private mustBePriceable(order: OrderRecord, { items, shippingMethod }: PermittedEdit): void {
    if (this.isForeign(order) && (items || shippingMethod !== undefined)) {
      throw orderManagementErrors.currency_changed({ currency: order.currency, shop: this.config.currency });
    }
  }

  private isForeign(order: OrderRecord): boolean {
    return order.currency !== this.config.currency;
  }

  private reprice(order: OrderRecord, before: readonly OrderLine[], edit: PermittedEdit): Promise<PricedBasket> {
    const held = new Map<string, HeldLine>();
    for (const line of before)
      held.set(stockKey(line), { ...line, quantity: (held.get(stockKey(line))?.quantity ?? 0) + line.quantity });
    const destination = { ...order.shippingAddress, ...edit.shippingAddress };
    const stays = !edit.shippingMethod && destination.country === order.shippingAddress.country;
    return this.priceBasket.run({
      lines: keptPrices(before, edit.items ?? before.map((line) => ({ ...line, price: null }))),
      destination,
      shippingMethod: edit.shippingMethod ?? order.shippingMethod,
      settledShipping: this.settledShipping(order, edit),
      keptShipping: stays && order.shippingMethod ? { key: order.shippingMethod, cost: order.shipping } : undefined,
      language: order.language,
      currency: order.currency,
      held,
    });
  }

  /** Keeps the delivery of a fast order undecided until a method is chosen explicitly. */
  private settledShipping(order: OrderRecord, edit: PermittedEdit): Shipment | undefined {
    if (this.isForeign(order)) return { key: order.shippingMethod, cost: order.shipping };
    const isOpen = order.isQuick && order.shippingMethod === null && edit.shippingMethod === undefined;
    return isOpen ? { key: null, cost: Money.zero(order.currency) } : undefined;
  }
}

/** @throws FieldErrors if the postal code of a changed address does not have the format of the country */
function mustHavePostalCodes(order: OrderRecord, { shippingAddress, billingAddress }: PermittedEdit): void {
  const problems = {
    ...postalCodeProblem('shipping_address.zip', shippingAddress, order.shippingAddress),
    ...postalCodeProblem('billing_address.zip', billingAddress, order.billingAddress),
  };
  if (Object.keys(problems).length > 0) throw new FieldErrors(problems);
}

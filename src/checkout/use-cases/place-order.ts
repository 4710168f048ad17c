import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { CartFacade, PriceBasket, type BasketLine, type CartWithGoods, type PricedBasket } from '../../cart/index.js';
import { CatalogFacade } from '../../catalog/index.js';
import { INSERT_GUEST } from '../../customer/index.js';
import { Database } from '../../platform/database/database.js';
import { isGuardFailure, isUniqueViolation } from '../../platform/database/pg-errors.js';
import { answersAgain } from '../../platform/database/running-intent.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller, isBuyer } from '../../platform/access/caller.js';
import { OrderFacade, type Address, type Contact, type CreatedOrder } from '../../order/index.js';
import { checkoutErrors } from '../checkout.errors.js';
import { HoldOpenOrder } from './hold-open-order.js';

export interface PlaceOrderInput {
  /** null: from the caller's cart, which is emptied. */
  readonly items: readonly BasketLine[] | null;
  readonly contact: Contact;
  /** null: a guest. */
  readonly customerId: number | null;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  /** Key of an offered method. */
  readonly paymentMethod: string;
  /** null: as chosen for the cart while that is offered, else the first active one. */
  readonly shippingMethod: string | null;
  readonly note: string | null;
  /** Of its lines and mails. */
  readonly language: Language;
  readonly isQuick: boolean;
  /** Names the request with an Idempotency-Key: a repeat after a crash finds the order that the first try made. */
  readonly idempotencyRef: string | null;
  /** The total that the buyer was shown, in the shop's currency; null: the client has not said. */
  readonly expectedTotal: number | null;
}

const TRIES = 3;

/**
 * Makes an order: prices read first, then cart, order and stock in one transaction, locked in this order.
 * @throws cart_empty, price_changed, insufficient_stock, product_unavailable, no_longer_sold, too_many_open_orders, 422
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly db: Database,
    private readonly cart: CartFacade,
    private readonly catalog: CatalogFacade,
    private readonly orders: OrderFacade,
    private readonly priceBasket: PriceBasket,
    private readonly holdOpenOrder: HoldOpenOrder,
    private readonly config: Config,
  ) {}

  async run(caller: Caller, input: PlaceOrderInput): Promise<CreatedOrder> {
    for (let attempt = 1; ; attempt++) {
      const earlier = input.idempotencyRef ? await this.earlier(input.idempotencyRef) : null;
      if (earlier) return earlier;
      try {
        return await this.once(caller, input, attempt === 1);
      } catch (error) {
        const again = isGuardFailure(error) || isUniqueViolation(error, 'shop_order_idempotency_ref_key');
        if (!again || attempt >= TRIES) throw isGuardFailure(error) ? checkoutErrors.cart_empty() : error;
      }
    }
  }

  private async earlier(ref: string): Promise<CreatedOrder | null> {
    const order = await this.orders.findByIdempotencyRef(ref);
    if (order) answersAgain();
    return order && { order, lines: await this.orders.lines(order) };
  }

  /**
   * The first try is one message with its COMMIT. When it fails, by what changed since the prices were read or by a
   * budget, the others tell why: prices are read again, and stock and budgets are looked at before the COMMIT.
   */
  private async once(caller: Caller, input: PlaceOrderInput, atOnce: boolean): Promise<CreatedOrder> {
    const read = input.items ? null : await this.cart.withGoods(caller.ownerKey, input.language);
    const cart = read?.cart ?? null;
    const lines = input.items ?? cart?.lines ?? [];
    if (lines.length === 0) throw checkoutErrors.cart_empty();
    const priced = await this.priceBasket.run({
      lines,
      sellables: read?.sellables,
      isCart: cart !== null,
      isBounded: isBuyer(caller),
      destination: input.shippingAddress,
      language: input.language,
      currency: this.config.currency,
      shippingMethod: input.shippingMethod,
      rememberedShipping: cart?.shippingMethod ?? null,
      // how a fast order is delivered is agreed with its buyer: nothing is chosen unasked
      settledShipping: input.isQuick ? { key: null, cost: Money.zero(this.config.currency) } : undefined,
    });
    assertExpectedTotal(priced.total, input.expectedTotal, caller.language);
    const store = (tx: Transaction): Promise<CreatedOrder> => this.store(tx, caller, input, priced, cart);
    return atOnce ? this.db.transactionAtOnce(store) : this.db.transaction(store);
  }

  private async store(
    tx: Transaction,
    caller: Caller,
    input: PlaceOrderInput,
    priced: PricedBasket,
    cart: CartWithGoods['cart'] | null,
  ): Promise<CreatedOrder> {
    const actor = actorOf(caller);
    const order = {
      ...input,
      ...priced,
      newCustomer: INSERT_GUEST,
      currency: this.config.currency,
      guestOwnerKey: caller.kind === 'guest' ? caller.guestOwnerKey : null,
    };
    const hold = this.holdOpenOrder.of(caller, input.contact);
    // asked for at once, in one round trip: the cart is emptied, then the order, then the stock; the budgets' lock
    // before them, their sums after. Of many checkouts of one cart the first finds its lines
    const [, , created] = await Promise.all([
      cart && this.cart.take(tx, caller.ownerKey, cart),
      hold && this.holdOpenOrder.lock(tx, hold),
      this.orders.create(tx, order, actor),
      tx.batch([this.catalog.takingStock(tx, priced.lines, { reason: 'order', orderId: 'new', actor })]),
      hold && this.holdOpenOrder.check(tx, hold),
    ]);
    return created;
  }
}

/**
 * Refuses a total other than the one that was shown to the buyer (decisions §17).
 * @param expected in the shop's currency, 0 too; null: not sent by the client
 * @throws price_changed with `total`
 */
function assertExpectedTotal(total: Money, expected: number | null, language: Language): void {
  if (expected === null || Money.parse(expected, total.currency).equals(total)) return;
  throw checkoutErrors.price_changed({
    total: total.toNumber(),
    now: total.format(language),
    shown: Money.parse(expected, total.currency).format(language),
  });
}

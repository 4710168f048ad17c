import { Injectable } from '@nestjs/common';
import { FieldErrors, isDomainError, Money, type Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { CartFacade, PriceBasket, type BasketLine, type CartWithGoods, type PricedBasket } from '../../cart/index.js';
import { CatalogFacade } from '../../catalog/index.js';
import { holdingCustomer, INSERT_GUEST } from '../../customer/index.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/pg-errors.js';
import { answersAgain } from '../../platform/database/running-intent.js';
import { actorOf, type Caller, isBuyer } from '../../platform/access/caller.js';
import { OrderFacade, type Address, type Contact, type CreatedOrder } from '../../order/index.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { checkoutErrors } from '../checkout.errors.js';
import { HoldOpenOrder } from './hold-open-order.js';

export interface PlaceOrderInput {
  /** Null: the lines of the caller's cart, which is emptied. */
  readonly items: readonly BasketLine[] | null;
  readonly contact: Contact;
  /** Null: a guest. */
  readonly customerId: number | null;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  /** Key of an offered payment method. */
  readonly paymentMethod: string;
  /** Null: the method chosen for the cart while it is offered, else the first active one. */
  readonly shippingMethod: string | null;
  readonly note: string | null;
  /** Language of the order's lines and mails. */
  readonly language: Language;
  readonly isQuick: boolean;
  /** Identifies the request with an Idempotency-Key: a repeat after a crash finds the order of the first attempt. */
  readonly idempotencyRef: string | null;
  /** The total that the buyer was shown, in the shop's currency; null: not sent. */
  readonly expectedTotal: number | null;
}

const TRIES = 3;

/**
 * Places an order: prices are read first, then customer, cart, order and stock are locked in this order and written in
 * one batch.
 * @throws cart_empty, price_changed, insufficient_stock, product_unavailable, no_longer_sold, too_many_open_orders,
 * 422; stale_version if the cart keeps changing
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
        return await this.once(caller, input);
      } catch (error) {
        if (attempt >= TRIES || !mayBeOvertaken(error, input)) throw error;
      }
    }
  }

  private async earlier(ref: string): Promise<CreatedOrder | null> {
    const order = await this.orders.findByIdempotencyRef(ref);
    if (order) answersAgain();
    return order && { order, lines: await this.orders.lines(order) };
  }

  private async once(caller: Caller, input: PlaceOrderInput): Promise<CreatedOrder> {
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
      // The delivery of a fast order is agreed with its buyer later, so no method is selected.
      settledShipping: input.isQuick ? { key: null, cost: Money.zero(this.config.currency) } : undefined,
    });
    assertRequired(priced, input);
    assertExpectedTotal(priced.total, input.expectedTotal, caller.language);
    return this.store(caller, input, priced, cart);
  }

  private async store(
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
    // The budgets are locked before the order and checked after its stock, because the check counts the new order.
    const [, , , created] = await this.db.batch(
      (effects) => [
        input.customerId !== null && holdingCustomer(input.customerId),
        cart && this.cart.emptying(caller.ownerKey, cart),
        hold && this.holdOpenOrder.locking(hold),
        this.orders.creating(effects, order, actor),
        this.catalog.takingStock(effects, priced.lines, { reason: 'order', orderId: 'new', actor }),
        hold && this.holdOpenOrder.checking(hold),
      ],
      {
        cart_empty: () => checkoutErrors.cart_empty(),
        cart_changed: () => commonErrors.stale_version({ wording: 'cart' }),
      },
    );
    return created;
  }
}

/**
 * Whether another request may have been faster: it changed the cart after its prices were read, or it has the same
 * Idempotency-Key and stored its order.
 */
function mayBeOvertaken(error: unknown, { idempotencyRef }: PlaceOrderInput): boolean {
  if (isUniqueViolation(error, 'shop_order_idempotency_ref_key')) return true;
  if (!isDomainError(error)) return false;
  return error.code === 'stale_version' || (error.code === 'cart_empty' && idempotencyRef !== null);
}

/**
 * Refuses an order that lacks what its shipping method requires. The body was already checked for the method that it
 * names; the method of the quoted shipment may be another one.
 * @throws 422 at `customer.phone`, `shipping_address`
 */
function assertRequired({ requires }: PricedBasket, { contact, shippingAddress }: PlaceOrderInput): void {
  const required = [{ key: 'validation.required' }];
  const missing = {
    ...(requires.phone && !contact.phone && { 'customer.phone': required }),
    ...(requires.address && !shippingAddress.address && { shipping_address: required }),
  };
  if (Object.keys(missing).length > 0) throw new FieldErrors(missing);
}

/**
 * Refuses a total other than the one that was shown to the buyer.
 * @param expected in the shop's currency; null if the client sent no total (0 is a total)
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

import { Injectable, type Type } from '@nestjs/common';
import { FieldErrors, type FieldError } from '#kernel';
import { CartFacade } from '../../cart/index.js';
import { CustomerFacade } from '../../customer/index.js';
import { hasScope, type Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { ShopSettings } from '../../settings/index.js';
import { ShippingFacade } from '../../shipping/index.js';
import { deliveryProblems, textOf, type SentDelivery } from '../domain/delivery-problems.js';
import type { OrderSubmission } from '../use-cases/submit-order.js';
import { checkoutSubmissionOf } from './checkout-submission.js';
import { CheckoutBody } from './dto/checkout.dto.js';
import { CreateOrderBody, orderSubmissionOf } from './dto/create-order.dto.js';
import { deliveryOfForm, deliveryOfOrder } from './sent-delivery.js';

type Sent = Readonly<Record<string, unknown>>;

/** The largest id that PostgreSQL's `integer` can hold. */
const MOST_ID = 2_147_483_647;

/** What a body says about its delivery. */
interface Source {
  readonly delivery: SentDelivery;
  /** Key of the shipping method as sent; null: the cart's or the first one. */
  readonly method: string | null;
  readonly usesCart: boolean;
  /** Customer whose phone number is the default. */
  readonly customerId: number | null;
}

/**
 * Reads the bodies of new orders. What an order needs depends on its shipping method, so these errors are found beside
 * those of the body's rules, and all are reported at once.
 */
@Injectable()
export class ReadSubmission {
  constructor(
    private readonly shipping: ShippingFacade,
    private readonly carts: CartFacade,
    private readonly customers: CustomerFacade,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  /** @throws FieldErrors */
  async ofForm(caller: Caller, body: object): Promise<OrderSubmission> {
    const sent = body as Sent;
    const method = textOf(sent['shipping_method']) || null;
    const source = { delivery: deliveryOfForm(sent), method, usesCart: true, customerId: caller.customerId };
    return checkoutSubmissionOf(await this.read(CheckoutBody, sent, caller, source));
  }

  /** @throws FieldErrors */
  async ofOrder(caller: Caller, body: object): Promise<OrderSubmission> {
    const sent = body as Sent;
    const { shipping_method: method, customer_id: customerId, items } = sent;
    const source = {
      delivery: deliveryOfOrder(sent),
      method: textOf(method) || null,
      usesCart: items === undefined,
      customerId: buyerOf(caller, customerId),
    };
    return orderSubmissionOf(await this.read(CreateOrderBody, sent, caller, source));
  }

  private async read<T extends object>(type: Type<T>, sent: object, caller: Caller, source: Source): Promise<T> {
    const required = await this.requirements(caller, source);
    const found = deliveryProblems(source.delivery, required, this.shop.stored.seller.country);
    let body: T | null = null;
    let invalid: Record<string, FieldError[]> = {};
    try {
      body = await readBody(type, sent, this.config.currency);
    } catch (error) {
      if (!(error instanceof FieldErrors) || Array.isArray(sent)) throw error;
      invalid = error.fields;
    }
    if (body === null || Object.keys(found).length > 0) throw new FieldErrors({ ...found, ...invalid });
    return body;
  }

  private async requirements(caller: Caller, { method, usesCart, customerId }: Source) {
    const remembered = method === null && usesCart ? (await this.carts.peek(caller.ownerKey))?.shippingMethod : null;
    const chosen = remembered && (await this.shipping.offers(remembered)) ? remembered : method;
    const required = await this.shipping.requirements(chosen ?? null);
    if (!required.phone || customerId === null) return required;
    return { ...required, phone: !(await this.customers.byId(customerId))?.phone };
  }
}

/** The customer of an order. Only callers who order on behalf of customers may name one; their id is checked later. */
function buyerOf(caller: Caller, sent: unknown): number | null {
  if (!hasScope(caller, 'orders:write')) return caller.customerId;
  return Number.isInteger(sent) && (sent as number) > 0 && (sent as number) <= MOST_ID ? (sent as number) : null;
}

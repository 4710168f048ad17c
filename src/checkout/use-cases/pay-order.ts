import { Injectable } from '@nestjs/common';
import { mustOwn, isPaid, isDeliveryUndecided, OrderFacade, type OrderRecord } from '../../order/index.js';
import { PaymentFacade, type BankDetails, type CallOutcome, type OfferedMethod } from '../../payment/index.js';
import { answersAgain } from '../../platform/database/running-intent.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShippingFacade } from '../../shipping/index.js';
import {
  acceptsPayment,
  byCaller,
  payableOrder,
  PayFreeOrder,
  PayOnline,
  settlementErrors,
} from '../../settlement/index.js';
import { checkoutErrors } from '../checkout.errors.js';
import { PayOffline } from './pay-offline.js';

export interface PayResult {
  readonly order: OrderRecord;
  /** Translated message of the gateway, or the shop's own if there is nothing to pay. */
  readonly message: string;
  readonly bankDetails: BankDetails | null;
  /** URL of the provider's page where the customer pays; null for none. */
  readonly redirectUrl: string | null;
}

/** Parameters of a payment in addition to order and method. */
export interface PayRequest {
  /** Additional text members of the call for the gateway, such as a card token. */
  readonly data?: Record<string, string>;
  /** UUID of the request with an Idempotency-Key: a repeat finds its payment and creates no other. */
  readonly intent: string | null;
}

/**
 * Pays an order by a method. The gateway is called outside any transaction; its outcome is stored while the order is
 * locked.
 * @throws order_not_found, unknown_payment_method, not_payable (also while the delivery of a fast order is not agreed),
 *   payment_declined
 */
@Injectable()
export class PayOrder {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly shipping: ShippingFacade,
    private readonly payOffline: PayOffline,
    private readonly payOnline: PayOnline,
    private readonly payFreeOrder: PayFreeOrder,
    private readonly messages: Messages,
  ) {}

  /** @param methodKey key of the method; only the checkout accepts ids */
  async run(caller: Caller, methodKey: string, orderId: number, request: PayRequest): Promise<PayResult> {
    const method = await this.payments.offeredByKey(methodKey);
    return this.pay(caller, mustOwn(caller, await this.orders.find(orderId)), method, request);
  }

  /** Pays for a caller who may access the order. */
  async pay(
    caller: Caller,
    order: OrderRecord,
    method: OfferedMethod,
    { data = {}, intent }: PayRequest,
  ): Promise<PayResult> {
    if (!acceptsPayment(order)) return this.paidBefore(caller, order, method, intent);
    // The delivery of the fast order is not agreed yet, so its total lacks shipping and tax.
    if (isDeliveryUndecided(order, await this.shipping.collected()))
      throw settlementErrors.not_payable({ status: order.status, wording: 'unsettled' });
    if (isPaid(order)) return this.free(caller, order, method);
    if (!method.offline) return this.online(caller, order, method, { data, intent });
    const paid = await this.payOffline.run(caller, order, method, { data, intent });
    return this.answer(paid.order, method, paid.outcome);
  }

  /** The answer to a repeated request whose first call has paid the order. */
  private async paidBefore(
    caller: Caller,
    order: OrderRecord,
    method: OfferedMethod,
    intent: string | null,
  ): Promise<PayResult> {
    const payment = intent && (await this.payments.intended(order.id, intent));
    if (!payment || payment.status !== 'captured') throw settlementErrors.not_payable({ status: order.status });
    return this.again(caller, order, method, 'captured');
  }

  private async online(
    caller: Caller,
    order: OrderRecord,
    method: OfferedMethod,
    { data = {}, intent }: PayRequest,
  ): Promise<PayResult> {
    const earlier = intent && (await this.payments.intended(order.id, intent));
    if (earlier && earlier.status === 'authorized') return this.again(caller, order, method, 'authorized');
    const request = { by: byCaller(caller), language: caller.language, data, intent };
    const { order: paid, outcome } = await this.payOnline.run(order, method, request);
    if (outcome.outcome === 'declined')
      throw checkoutErrors.payment_declined({ reason: outcome.error ?? outcome.message });
    return this.answer(paid, method, outcome);
  }

  /** Answers with the shop's own message, because that of the method would ask for money. */
  private async free(caller: Caller, order: OrderRecord, method: OfferedMethod): Promise<PayResult> {
    return {
      order: await this.payFreeOrder.run(order.id, method, actorOf(caller)),
      message: this.messages.translate(caller.language, 'checkout.nothing_to_pay'),
      bankDetails: null,
      redirectUrl: null,
    };
  }

  private again(
    caller: Caller,
    order: OrderRecord,
    method: OfferedMethod,
    outcome: 'captured' | 'authorized',
  ): PayResult {
    answersAgain();
    const bankDetails = this.payments.bankDetails(method, payableOrder(order));
    return { order, message: this.payments.sentence(outcome, caller.language), bankDetails, redirectUrl: null };
  }

  private answer(order: OrderRecord, method: OfferedMethod, outcome: CallOutcome): PayResult {
    const { message, redirectUrl } = outcome;
    return { order, message, bankDetails: this.payments.bankDetails(method, payableOrder(order)), redirectUrl };
  }
}

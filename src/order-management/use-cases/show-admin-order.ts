import { Injectable } from '@nestjs/common';
import { Money } from '#kernel';
import { CatalogFacade } from '../../catalog/index.js';
import { CustomerFacade } from '../../customer/index.js';
import { OrderFacade, type OrderLine, type OrderRecord } from '../../order/index.js';
import { PaymentFacade, type PaymentView, type RefundView } from '../../payment/index.js';
import { withActorNames } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { isAdministrator, type Caller } from '../../platform/access/caller.js';
import { mailsOfOrder } from '../../platform/mail/mails-of-order.js';
import { ShippingFacade } from '../../shipping/index.js';
import { orderAbilities } from '../domain/order-abilities.js';
import { lineView, mustAdminister, orderView, type OrderView } from '../../checkout/index.js';

type Members = Record<string, unknown>;

/** One order with all that who works on it needs to see, and what may be done with it. A fixed number of statements. */
@Injectable()
export class ShowAdminOrder {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly catalog: CatalogFacade,
    private readonly customers: CustomerFacade,
    private readonly shipping: ShippingFacade,
  ) {}

  /** @throws order_not_found */
  async run(caller: Caller, orderId: number): Promise<OrderView> {
    const order = mustAdminister(caller, await this.orders.find(orderId), 'orders:read');
    const [lines, ledger, history, mails, customer, titles] = await Promise.all([
      this.orders.lines(order),
      this.payments.ledger(orderId),
      this.orders.history(orderId),
      mailsOfOrder(this.db, orderId),
      this.customer(order),
      this.titles(caller, order),
    ]);
    const [items, payments, told] = await Promise.all([
      this.items(caller, order, lines),
      this.told(caller, ledger.payments),
      withActorNames(this.db, history),
    ]);
    const refundable = refundableOf(order, ledger.refunds);
    return {
      ...orderView(order),
      ...titles,
      customer,
      items,
      payments,
      refunds: ledger.refunds,
      history: told,
      mails,
      // opens the order's page for anybody, as its customer sees it
      ...(isAdministrator(caller) && { key: order.key }),
      refundable_amount: refundable.toNumber(),
      ...orderAbilities(caller, order, refundable),
    };
  }

  private async customer(order: OrderRecord): Promise<Members> {
    const { contact, customerId } = order;
    const [customer, orders] =
      customerId === null
        ? [null, 0]
        : await Promise.all([this.customers.byId(customerId), this.orders.countOf(customerId)]);
    return {
      id: customerId,
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      registered: customer?.userId != null,
      orders,
    };
  }

  private async titles({ language }: Caller, order: OrderRecord): Promise<Members> {
    const { paymentMethod, shippingMethod } = order;
    return {
      payment_method_title: (await this.payments.describe(paymentMethod, language))?.title ?? paymentMethod,
      shipping_method_title:
        shippingMethod && ((await this.shipping.title(shippingMethod, language)) ?? shippingMethod),
      shipping_methods: await this.shipping.titles(language),
      tracked: shippingMethod !== null && order.trackingNumber !== null && (await this.shipping.tracks(shippingMethod)),
    };
  }

  /** `in_stock` is what could be bought on top of what the order has. */
  private async items({ language }: Caller, order: OrderRecord, lines: readonly OrderLine[]): Promise<Members[]> {
    const [sellables, say] = await Promise.all([
      this.catalog.sellables(lines, language),
      this.catalog.attributeText(language),
    ]);
    return lines.map((line, index) => {
      const { alias, image, inStock, unavailable } = sellables[index]!;
      return {
        ...lineView(order, line),
        attributes_text: say(line.attributes),
        alias: alias || null,
        image,
        in_stock: inStock,
        unavailable,
      };
    });
  }

  private told({ language }: Caller, payments: readonly PaymentView[]): Promise<Members[]> {
    return Promise.all(
      payments.map(async (payment) => ({
        ...payment,
        method_title: (await this.payments.describe(payment.method, language))?.title ?? payment.method,
        refunded_by: await this.payments.refundedBy(payment),
      })),
    );
  }
}

/** What was paid and is neither given back nor about to be. */
function refundableOf(order: OrderRecord, refunds: readonly RefundView[]): Money {
  const waiting = refunds.filter(({ status }) => status === 'pending');
  return waiting.reduce(
    (left, { amount }) => left.subtract(Money.parse(amount, order.currency)),
    order.paid.subtract(order.refunded),
  );
}

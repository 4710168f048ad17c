import { Injectable } from '@nestjs/common';
import type { Money } from '#kernel';
import { CatalogFacade, type Sellable } from '../../catalog/index.js';
import { CustomerFacade } from '../../customer/index.js';
import { withActorNames } from '../../identity/index.js';
import {
  mustAdminister,
  isPickup,
  OrderFacade,
  type HistoryView,
  type OrderLine,
  type OrderRecord,
} from '../../order/index.js';
import { isReversible, PaymentFacade, type Payment, type Refund } from '../../payment/index.js';
import { hasScope, isAdministrator, type Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { mailsOfOrder, type OrderMailLine } from '../../platform/mail/mails-of-order.js';
import { ShippingFacade } from '../../shipping/index.js';
import { orderAbilities, type OrderAbilities } from '../domain/order-abilities.js';

export interface AdminOrderLine {
  readonly line: OrderLine;
  /** Translated attributes of the variant. */
  readonly attributeText: string;
  /** Data of the catalog; its stock does not include the items of the order. */
  readonly sellable: Sellable;
}

export interface AdminOrderPayment {
  readonly payment: Payment;
  /** Translated title of the payment method; its key if the method was deleted. */
  readonly methodTitle: string;
  /** How the payment can be refunded. */
  readonly refundedBy: 'gateway' | 'hand';
  /** Whether the payment can be reversed or moved, and the caller has the permission to do so. */
  readonly isReversible: boolean;
}

interface Ledger {
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
}

/** Translated titles of methods; the key of a method that was deleted. */
interface MethodTitles {
  readonly paymentTitle: string;
  readonly shippingTitle: string | null;
  /** Methods that can be chosen for the order. */
  readonly shippingMethods: ReadonlyArray<{ readonly key: string; readonly title: string }>;
  /** Whether the provider reports the position of the parcel. */
  readonly isTracked: boolean;
  /** Whether the order is a pickup order. */
  readonly isPickup: boolean;
}

/** An order with all data that administrators need. */
export interface AdminOrder extends MethodTitles {
  readonly order: OrderRecord;
  /** The order key, with which an administrator opens the customer's page of the order; null for integrations. */
  readonly key: string | null;
  readonly lines: readonly AdminOrderLine[];
  readonly payments: readonly AdminOrderPayment[];
  readonly refunds: readonly Refund[];
  /** History entries with the names of administrators and tokens. */
  readonly history: readonly HistoryView[];
  readonly mails: readonly OrderMailLine[];
  /** `orders`: number of the customer's orders including this one; 0 for a guest. */
  readonly customer: {
    readonly isRegistered: boolean;
    readonly orders: number;
    readonly staffNote: string | null;
    readonly tags: readonly string[];
  };
  /** Money that was paid, and is neither refunded nor being refunded. */
  readonly refundable: Money;
  readonly abilities: OrderAbilities;
}

/** Loads one order for administrators, with a fixed number of statements. */
@Injectable()
export class LoadAdminOrder {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly catalog: CatalogFacade,
    private readonly customers: CustomerFacade,
    private readonly shipping: ShippingFacade,
  ) {}

  /** @throws order_not_found, forbidden */
  async run(caller: Caller, orderId: number): Promise<AdminOrder> {
    const order = mustAdminister(caller, await this.orders.find(orderId), 'orders:read');
    const [lines, ledger, history, mails, customer, titles] = await Promise.all([
      this.orders.lines(order),
      this.payments.ledger(orderId),
      this.orders.history(orderId),
      mailsOfOrder(this.db, orderId),
      this.customer(order),
      this.titles(caller, order),
    ]);
    const [adminLines, payments, namedHistory] = await Promise.all([
      this.lines(caller, order, lines),
      this.paymentsOf(caller, ledger),
      withActorNames(this.db, history),
    ]);
    const refundable = refundableOf(order, ledger.refunds);
    const has = (wanted: Payment['status']) => ledger.payments.some(({ status }) => status === wanted);
    const facts = { refundable, isReserved: has('authorized'), hasReversed: has('reversed') };
    return {
      ...titles,
      order,
      key: isAdministrator(caller) ? order.key : null,
      lines: adminLines,
      payments,
      refunds: ledger.refunds,
      history: namedHistory,
      mails,
      customer,
      refundable,
      abilities: orderAbilities(caller, order, facts),
    };
  }

  private async customer({ customerId }: OrderRecord): Promise<AdminOrder['customer']> {
    if (customerId === null) return { isRegistered: false, orders: 0, staffNote: null, tags: [] };
    const [customer, orders] = await Promise.all([this.customers.byId(customerId), this.orders.countOf(customerId)]);
    return {
      isRegistered: customer?.userId != null,
      orders,
      staffNote: customer?.staffNote ?? null,
      tags: customer?.tags ?? [],
    };
  }

  private async titles({ language }: Caller, order: OrderRecord): Promise<MethodTitles> {
    const { paymentMethod, shippingMethod } = order;
    return {
      paymentTitle: (await this.payments.describe(paymentMethod, language))?.title ?? paymentMethod,
      shippingTitle: shippingMethod && ((await this.shipping.title(shippingMethod, language)) ?? shippingMethod),
      shippingMethods: await this.shipping.titles(language),
      isPickup: isPickup(order, await this.shipping.collected()),
      isTracked:
        shippingMethod !== null && order.trackingNumber !== null && (await this.shipping.tracks(shippingMethod)),
    };
  }

  private async lines(
    { language }: Caller,
    order: OrderRecord,
    ordered: readonly OrderLine[],
  ): Promise<AdminOrderLine[]> {
    const [lines, sellables, attributeText] = await Promise.all([
      language === order.language ? ordered : this.catalog.linesFor(ordered, language),
      this.catalog.sellables(ordered, language),
      this.catalog.attributeText(language),
    ]);
    return lines.map((line, index) => ({
      line,
      attributeText: attributeText(line.attributes),
      sellable: sellables[index]!,
    }));
  }

  private paymentsOf(caller: Caller, { payments, refunds }: Ledger): Promise<AdminOrderPayment[]> {
    const maySettle = hasScope(caller, 'payments:verify');
    return Promise.all(
      payments.map(async (payment) => ({
        payment,
        methodTitle: (await this.payments.describe(payment.method, caller.language))?.title ?? payment.method,
        refundedBy: await this.payments.refundMeans(payment),
        isReversible: maySettle && isReversible(payment, refunds),
      })),
    );
  }
}

function refundableOf(order: OrderRecord, refunds: readonly Refund[]): Money {
  const pending = refunds.filter(({ status }) => status === 'pending');
  return pending.reduce((left, { amount }) => left.subtract(amount), order.paid.subtract(order.refunded));
}

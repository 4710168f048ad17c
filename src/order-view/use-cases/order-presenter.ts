import { Injectable } from '@nestjs/common';
import { accountText, type Language, type Money } from '#kernel';
import { CatalogFacade } from '../../catalog/index.js';
import {
  isPickup,
  isDeliveryUndecided,
  openAmount,
  OrderFacade,
  statusKey,
  type OrderLine,
  type OrderRecord,
} from '../../order/index.js';
import { PaymentFacade, payButtonOrder, type OfferedMethod } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { payableOrder, waitsForMoney } from '../../settlement/index.js';
import { ShippingFacade } from '../../shipping/index.js';
import type {
  MailBankDetails,
  OrderMailFacts,
  OrderPresentation,
  PresentationOptions,
} from '../domain/order-presentation.js';
import { presentReceipts } from '../domain/order-receipts.js';
import { presentRefunds } from '../domain/order-refunds.js';
import { addressText, lineText } from '../domain/order-texts.js';
import { OrderDates } from './order-dates.js';

/** Formats orders for emails and pages in the language of the reader. */
@Injectable()
export class OrderPresenter {
  constructor(
    private readonly orders: OrderFacade,
    private readonly catalog: CatalogFacade,
    private readonly payments: PaymentFacade,
    private readonly shipping: ShippingFacade,
    private readonly messages: Messages,
    private readonly config: Config,
    private readonly dates: OrderDates,
  ) {}

  /** Reads the current state of the order in one statement, without formatting; null if there is no such order. */
  async facts(orderId: number): Promise<OrderMailFacts | null> {
    const order = await this.orders.find(orderId);
    if (!order) return null;
    const [method, collected] = await Promise.all([
      this.payments.known(order.paymentMethod),
      this.shipping.collected(),
    ]);
    return {
      status: order.status,
      paidAt: paidAt(order),
      ownMail: method?.ownMail ?? false,
      hasBankDetails:
        method !== null &&
        !isDeliveryUndecided(order, collected) &&
        this.payments.bankDetails(method, payableOrder(order)) !== null,
      isPaidOnline: method !== null && !method.offline,
    };
  }

  /** Reads the current state of the order; null if there is no such order. */
  async load(orderId: number, language: Language, options?: PresentationOptions): Promise<OrderPresentation | null> {
    const order = await this.orders.find(orderId);
    return order && this.present(order, await this.orders.lines(order), language, options);
  }

  /** Formats an order that need not be stored. The names of its lines are in the language of the reader. */
  async present(
    order: OrderRecord,
    ordered: readonly OrderLine[],
    language: Language,
    { withPictures = false }: PresentationOptions = {},
  ): Promise<OrderPresentation> {
    const lines = language === order.language ? ordered : await this.catalog.linesFor(ordered, language);
    const [pictures, method, described, delivery, collected, attributeText, refunds] = await Promise.all([
      withPictures ? this.catalog.emailPictures(lines) : [],
      this.payments.known(order.paymentMethod),
      this.payments.describe(order.paymentMethod, language),
      order.shippingMethod === null
        ? null
        : this.shipping.shown(order.shippingMethod, order.trackingNumber || null, language),
      this.shipping.collected(),
      this.catalog.attributeText(language),
      order.refunded.isPositive() ? this.payments.ledger(order.id).then((ledger) => ledger.refunds) : [],
    ]);
    const money = (amount: Money): string => amount.format(language);
    const isFetched = isPickup(order, collected);
    const unsettled = isDeliveryUndecided(order, collected);
    const isPayable = waitsForMoney(order, collected);
    return {
      id: order.id,
      number: String(order.id),
      reference: order.reference,
      key: order.key,
      language,
      email: order.contact.email,
      link: `${this.config.baseUrl}/order/${order.id}?key=${order.key}`,
      lookupLink: `${this.config.baseUrl}/order-lookup`,
      invoiceLink: offersInvoice(order, method !== null && this.payments.issuesInvoice(method))
        ? `${this.config.baseUrl}/api/orders/${order.id}/invoice?key=${order.key}`
        : null,
      customerName: [order.contact.firstName, order.contact.lastName].filter(Boolean).join(' '),
      status: { key: order.status, title: this.messages.translate(language, statusKey(order.status, isFetched)) },
      createdAt: this.dates.text(order.createdAt, language),
      lines: lines.map((line, index) => ({
        ...lineText(line, language),
        picture: absoluteUrl(pictures[index], this.config.baseUrl),
        attributes: attributeText(line.attributes),
      })),
      hasPictures: pictures.some(Boolean),
      subtotal: money(order.subtotal),
      tax: money(order.tax),
      hasTax: order.tax.isPositive(),
      pricesIncludeTax: order.pricesIncludeTax,
      shipping: money(order.shipping),
      shippingInWords: this.shippingInWords(order, unsettled, language),
      total: money(order.total),
      open: money(openAmount(order)),
      currency: order.currency,
      payable: isPayable ? payButtonOrder(payableOrder(order)) : null,
      shippingAddress: addressText(order.shippingAddress, language),
      billingAddress: addressText(order.billingAddress, language),
      paymentMethod: described ?? { key: order.paymentMethod, title: order.paymentMethod },
      ownMail: method?.ownMail ?? false,
      shippingTitle: delivery?.title ?? null,
      isCollected: isFetched,
      pickupPoint: delivery?.pickupPoint ?? null,
      trackingNumber: order.trackingNumber,
      carrier: order.carrier,
      trackingLink: delivery?.trackingLink ?? null,
      paymentDueAt: order.paymentDueAt && this.dates.text(order.paymentDueAt, language),
      isPastDue: this.dates.isPastDue(order),
      paidAt: paidAt(order),
      bankDetails: method && !unsettled ? this.bankDetails(method, order, language) : null,
      instructions: (method && !unsettled && this.payments.instructions(method, language)) || '',
      note: order.note,
      receipts: presentReceipts(order, isPayable, language),
      refunds: presentRefunds(order, lines, refunds, language, attributeText),
      cancelReason: order.cancelReason,
    };
  }

  /**
   * The email address that the buyer has proven to own, or for which an administrator placed the order; otherwise null.
   */
  provenEmail(orderId: number): Promise<string | null> {
    return this.orders.provenEmail(orderId);
  }

  /** @param language of the amount; the payment purpose is in the language of the order, like that of the QR code */
  private bankDetails(method: OfferedMethod, order: OrderRecord, language: Language): MailBankDetails | null {
    const details = this.payments.bankDetails(method, payableOrder(order));
    if (!details) return null;
    const open = openAmount(order);
    return {
      ...details,
      account_number: accountText(details.account_number),
      amount: (open.isPositive() ? open : order.total).format(language),
    };
  }

  /** The shipping costs as text. Undecided delivery is not called free. */
  private shippingInWords(order: OrderRecord, unsettled: boolean, language: Language): string {
    if (!order.shipping.isZero()) return order.shipping.format(language);
    return this.messages.translate(language, `notification.order.${unsettled ? 'as_agreed' : 'free'}`);
  }
}

const absoluteUrl = (address: string | null | undefined, baseUrl: string): string | null =>
  address ? new URL(address, `${baseUrl}/`).href : null;

const paidAt = ({ paidAt: moment }: OrderRecord): string | null => moment?.toISOString() ?? null;

/** Whether the order has an invoice, or can get one with the download: on request or automatically. */
const offersInvoice = ({ status, invoicePath, invoiceOnRequest }: OrderRecord, isAutomatic: boolean): boolean =>
  status !== 'cancelled' &&
  (Boolean(invoicePath) || ((invoiceOnRequest || isAutomatic) && status === 'awaiting_payment'));

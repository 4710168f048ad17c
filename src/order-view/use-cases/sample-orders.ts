import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import { CatalogFacade, EVERY_PRODUCT } from '../../catalog/index.js';
import type { Address, OrderLine, OrderRecord, OrderStatus } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShippingFacade } from '../../shipping/index.js';
import type { OrderPresentation } from '../domain/order-presentation.js';
import { OrderPresenter } from './order-presenter.js';
import { ReadTransfer, type Transfer } from './read-transfer.js';

const DAY_MS = 86_400_000;
/** An arbitrary order number, because nothing is stored. */
const NUMBER = 1042;
const REFERENCE = 'RF59001042';
/** Minor units. */
const USUAL_PRICE = 1990;
const USUAL_SHIPPING = 500;
/** Payment of a partly paid sample order, in minor units. */
export const SAMPLE_PAYMENT = 500;

export interface SampleOrderOptions {
  readonly status: OrderStatus;
  /** Whether the order is paid by the first method with bank details; false: by the first method. */
  readonly byTransfer?: boolean;
  readonly isPickup?: boolean;
  /** A partly paid sample order: only `SAMPLE_PAYMENT` is paid. */
  readonly isPartlyPaid?: boolean;
}

export interface SampleOrder {
  readonly presentation: OrderPresentation;
  /** Null if the order is not paid by transfer. */
  readonly transfer: Transfer | null;
}

/** Sample orders for previews, with the shop's first two products and its own methods. */
@Injectable()
export class SampleOrders {
  constructor(
    private readonly presenter: OrderPresenter,
    private readonly readTransfer: ReadTransfer,
    private readonly catalog: CatalogFacade,
    private readonly payments: PaymentFacade,
    private readonly shipping: ShippingFacade,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  async present(language: Language, options: SampleOrderOptions): Promise<SampleOrder> {
    const [lines, shippingMethod, paymentMethod] = await Promise.all([
      this.lines(language),
      this.shippingMethod(options.isPickup ?? false, language),
      this.paymentMethod(options.byTransfer ?? false),
    ]);
    const order = this.order(language, options, lines, { shippingMethod, paymentMethod });
    const [presentation, transfer] = await Promise.all([
      this.presenter.present(order, lines, language, { withPictures: true }),
      this.readTransfer.run(order),
    ]);
    return { presentation, transfer };
  }

  private order(
    language: Language,
    { status, byTransfer = false, isPickup = false, isPartlyPaid = false }: SampleOrderOptions,
    lines: readonly OrderLine[],
    methods: Pick<OrderRecord, 'shippingMethod' | 'paymentMethod'>,
  ): OrderRecord {
    const { currency } = this.config;
    const zero = Money.zero(currency);
    const now = new Date();
    const subtotal = lines.reduce((sum, line) => sum.add(line.total), zero);
    const shipping = isPickup ? zero : Money.of(USUAL_SHIPPING, currency);
    const total = subtotal.add(shipping);
    const isPaid = byTransfer && status !== 'awaiting_payment';
    const [firstName, lastName] = [this.say(language, 'first_name'), this.say(language, 'last_name')];
    const address = this.address(language, `${firstName} ${lastName}`);
    return {
      id: NUMBER,
      key: 'sample',
      reference: REFERENCE,
      status,
      paymentStatus: isPaid ? 'paid' : 'unpaid',
      currency,
      language,
      customerId: null,
      guestOwnerKey: null,
      contact: { email: 'olena@example.com', firstName, lastName, phone: null },
      subtotal,
      tax: zero,
      shipping,
      shippingTax: zero,
      shippingTaxes: [],
      total,
      paid: isPaid ? total : isPartlyPaid ? Money.of(SAMPLE_PAYMENT, currency) : zero,
      refunded: zero,
      pricesIncludeTax: true,
      ...methods,
      shippingAddress: address,
      billingAddress: address,
      note: null,
      isQuick: false,
      paymentNote: null,
      paidAt: isPaid ? now : null,
      paymentDueAt: status === 'awaiting_payment' ? new Date(now.getTime() + 7 * DAY_MS) : null,
      invoicePath: null,
      invoiceOnRequest: false,
      trackingNumber: status === 'shipped' && !isPickup ? '59000123456789' : null,
      carrier: null,
      cancelReason: null,
      cancelledAt: null,
      shippedAt: null,
      stockReturnedAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
  }

  private async lines(language: Language): Promise<OrderLine[]> {
    const { currency } = this.config;
    const { items } = await this.catalog.list(EVERY_PRODUCT, null, { limit: 2, offset: 0 }, language);
    const products = items.map(({ id, name, sku, price }) => ({ id, name, sku, price: Money.parse(price, currency) }));
    const usual = { id: 0, name: this.say(language, 'product'), sku: null, price: Money.of(USUAL_PRICE, currency) };
    return (products.length > 0 ? products : [usual]).map(({ id, name, sku, price }, index) => ({
      id: index + 1,
      productId: id,
      variantId: null,
      name,
      sku,
      attributes: {},
      quantity: index + 1,
      price,
      total: price.times(index + 1),
      tax: Money.zero(currency),
      taxRate: 0,
      taxClass: 'standard',
      refunded: 0,
      refundedAmount: Money.zero(currency),
      restocked: 0,
    }));
  }

  /** Null if the shop has no such method. */
  private async shippingMethod(isPickup: boolean, language: Language): Promise<string | null> {
    const pickups = await this.shipping.collected();
    if (isPickup) return [...pickups][0] ?? null;
    return (await this.shipping.titles(language)).find(({ key }) => !pickups.has(key))?.key ?? null;
  }

  private async paymentMethod(byTransfer: boolean): Promise<string> {
    const methods = await this.payments.allKnown();
    const suitable = methods.find(({ gateway }) => (gateway.bankDetails !== undefined) === byTransfer);
    return (suitable ?? methods[0])?.key ?? '';
  }

  private address(language: Language, name: string): Address {
    return {
      name,
      address: this.say(language, 'address'),
      city: this.say(language, 'city'),
      state: null,
      zip: '01001',
      country: 'UA',
    };
  }

  private say(language: Language, part: string): string {
    return this.messages.translate(language, `notification.sample.${part}`);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { OrderFacade, orderErrors, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { ORDER_PRESENTATION, type OrderPresentationSource } from '../../ports/order-presentation.js';
import { ShopSettings } from '../../settings/index.js';
import { documentErrors } from '../document.errors.js';
import { invoiceFacts } from '../domain/invoice-facts.js';
import type { InvoiceContent } from '../domain/invoice-content.js';
import { writeInvoice } from '../domain/write-invoice.js';

export interface InvoiceDraft {
  /** As it was before everything else was read: the draft holds while its version does. */
  readonly order: OrderRecord;
  readonly facts: string;
  readonly content: Omit<InvoiceContent, 'number' | 'issuedAt'>;
}

/**
 * Reads the content of an invoice, outside of the transaction that issues it, which then holds few locks for a short
 * time.
 */
@Injectable()
export class DraftInvoice {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly settings: ShopSettings,
    private readonly config: Config,
    @Inject(ORDER_PRESENTATION) private readonly presenter: OrderPresentationSource,
  ) {}

  /** @throws order_not_found, not_invoiceable */
  async run(orderId: number): Promise<InvoiceDraft> {
    const order = await this.orders.find(orderId);
    if (!order) throw orderErrors.order_not_found();
    if (order.status === 'cancelled') throw documentErrors.not_invoiceable();
    const [presentation, lines, seller] = await Promise.all([
      this.presenter.load(orderId, order.language),
      this.orders.lines(order),
      this.seller(order.paymentMethod),
    ]);
    if (!presentation) throw orderErrors.order_not_found();
    return {
      order,
      facts: invoiceFacts(order, lines),
      content: writeInvoice({ order, lines, presentation, seller, shop: this.shop() }),
    };
  }

  /**
   * The holder of the account that is transferred to, also on invoices that are paid in another way; without one, the
   * shop.
   */
  private async seller(method: string): Promise<InvoiceContent['seller']> {
    return (await this.payments.accountHolder(method)) ?? { name: this.settings.name, taxId: '' };
  }

  private shop(): InvoiceContent['shop'] {
    return { name: this.settings.name, link: this.config.baseUrl, email: this.settings.sender.address };
  }
}

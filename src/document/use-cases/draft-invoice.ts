import { Injectable } from '@nestjs/common';
import { OrderFacade, orderErrors, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { OrderPresenter, ReadTransfer } from '../../order-view/index.js';
import { documentLogo, ShopSettings } from '../../settings/index.js';
import { documentErrors } from '../document.errors.js';
import { PaymentCodes } from '../codes/payment-codes.js';
import { figuresOf, type DocumentFigures } from '../domain/document-figures.js';
import { partiesOf, type DocumentParties } from '../domain/document-parties.js';
import { invoiceFacts } from '../domain/invoice-facts.js';
import type { InvoiceContent } from '../domain/invoice-content.js';
import { invoiceSeller } from '../domain/invoice-seller.js';
import { writeInvoice } from '../domain/write-invoice.js';

export interface InvoiceDraft {
  /** The order, read before everything else: the draft is valid while its version does not change. */
  readonly order: OrderRecord;
  readonly facts: string;
  readonly figures: Omit<DocumentFigures, 'parties'>;
  readonly parties: Omit<DocumentParties, 'issuedOn'>;
  readonly content: Omit<InvoiceContent, 'number' | 'issuedAt'>;
}

/** Reads the content of an invoice before the transaction that issues it, so that the transaction is short. */
@Injectable()
export class DraftInvoice {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly settings: ShopSettings,
    private readonly config: Config,
    private readonly presenter: OrderPresenter,
    private readonly readTransfer: ReadTransfer,
    private readonly codes: PaymentCodes,
  ) {}

  /** @throws order_not_found, not_invoiceable */
  async run(orderId: number): Promise<InvoiceDraft> {
    const order = await this.orders.find(orderId);
    if (!order) throw orderErrors.order_not_found();
    if (order.status === 'cancelled') throw documentErrors.not_invoiceable();
    const lines = await this.orders.lines(order);
    const [presentation, transfer, accountHolder] = await Promise.all([
      this.presenter.present(order, lines, order.language),
      this.readTransfer.run(order),
      this.payments.accountHolder(order.paymentMethod),
    ]);
    const { name: shopName, stored } = this.settings;
    const seller = invoiceSeller({ seller: stored.seller, accountHolder, shopName }, order.language);
    const coded = transfer && this.codes.of(transfer, order.language);
    const code = coded && { kind: coded.kind, text: coded.text, caption: coded.caption };
    return {
      order,
      facts: invoiceFacts(order, lines),
      figures: figuresOf(order, lines),
      parties: partiesOf({
        order,
        seller: stored.seller,
        shownSeller: seller,
        transfer,
        isCollected: presentation.isCollected,
        timezone: this.settings.timezone,
      }),
      content: writeInvoice({ order, lines, presentation, code, seller, shop: this.shop() }),
    };
  }

  private shop(): InvoiceContent['shop'] {
    const { name, sender, stored } = this.settings;
    return {
      name,
      link: this.config.baseUrl,
      email: stored.seller.email ?? sender.address,
      logo: documentLogo(stored),
    };
  }
}

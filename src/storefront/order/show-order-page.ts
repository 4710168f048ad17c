import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '#kernel';
import type { OrderStatus } from '../../order/index.js';
import { DocumentFacade, type ValidDocument } from '../../document/index.js';
import { ViewOrder, type OrderDetails } from '../../order-view/index.js';
import { PaymentFacade, type TemplateMethod } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import type { Caller } from '../../platform/access/caller.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { buyerStatusKey } from '../page/buyer-status.js';
import { ShowPage } from '../page/show-page.js';
import { goodsView, isReorderable } from './goods-view.js';
import { orderAddress } from './order-address.js';
import { OrderDays } from './order-days.js';
import { timeline, withRefunds } from './timeline.js';

/** Error of one of the page's forms, and its entries. */
export interface RefusedOrderForm {
  readonly form: 'cancel' | 'pay' | 'paid';
  readonly message: string;
  readonly reason?: string;
}

/** Statuses with a different wording for pickup orders. */
const COLLECTED: readonly string[] = ['awaiting_payment', 'ready_for_shipment', 'shipped'];

function leadKey({ status, isCollected, receipts }: OrderDetails['presentation']): string {
  if (status.key === 'paid' && receipts?.isRefunded) return 'lead.refunded';
  return isCollected && COLLECTED.includes(status.key) ? `collected.lead.${status.key}` : `lead.${status.key}`;
}

/**
 * Removes the order key from the link, because the session gives access. If the caller sent the key, the link keeps it.
 */
const withoutKey = (link: string, { orderKey }: Caller): string =>
  orderKey === null ? link.replace(/\?.*$/, '') : link;

function documentLink(basePath: string, id: number, { orderKey }: Caller, format?: 'ubl'): string {
  const query = new URLSearchParams({ ...(format && { format }), ...(orderKey !== null && { key: orderKey }) });
  return `${basePath}/api/documents/${id}${query.size > 0 ? `?${query}` : ''}`;
}

/** Returns the URL of the registration, which leads back to the order. */
const registerAddress = (caller: Caller, orderId: number): string =>
  `/account/register?next=${encodeURIComponent(orderAddress(caller, orderId))}`;

/** The page of an order: its status, payment instructions, lines and delivery. */
@Injectable()
export class ShowOrderPage {
  constructor(
    private readonly viewOrder: ViewOrder,
    private readonly payments: PaymentFacade,
    private readonly documents: DocumentFacade,
    private readonly messages: Messages,
    private readonly pages: ShowPage,
    private readonly config: Config,
    private readonly days: OrderDays,
  ) {}

  /** @throws order_not_found if the caller may not read it */
  async run(
    request: Request,
    caller: Caller,
    orderId: number,
    refusal: RefusedOrderForm | null = null,
  ): Promise<string> {
    const shown = await this.viewOrder.run(caller, orderId);
    const { presentation, journey, may, goods } = shown;
    const { language } = caller;
    const [code, documents, methods] = await Promise.all([
      shown.transfer && this.documents.paymentPicture(shown.transfer, language),
      this.documents.validOf(orderId),
      may.pay ? this.payments.methodsForTemplates(language) : [],
    ]);
    const payAgain = journey.payment === 'at_once' && !shown.attempt;
    const used = presentation.paymentMethod.key;
    const otherMethods = methods.filter(({ key }) => payAgain || key !== used) satisfies TemplateMethod[];
    const { basePath } = this.config;
    return this.pages.run(request, {
      template: 'order',
      title: this.messages.translate(language, 'notification.order.number', { number: presentation.number }),
      address: orderAddress(caller, orderId),
      variables: {
        order: {
          ...presentation,
          status: { key: journey.status, title: this.statusTitle(journey.status, shown, language) },
          invoiceLink: presentation.invoiceLink && withoutKey(presentation.invoiceLink, caller),
        },
        goods: goods.map(goodsView),
        mayReorder: isReorderable(shown),
        lead: this.translate(language, leadKey(presentation), { date: presentation.createdAt }),
        steps: this.steps(shown, language),
        deadline: this.days.deadline(journey.dueAt),
        code,
        documents: documents.flatMap((document) => this.linked(document, caller, Boolean(presentation.invoiceLink))),
        attempt: shown.attempt,
        reportedAt: this.reported(shown, language),
        may,
        payAgain,
        otherMethods,
        chosenMethod: (otherMethods.find(({ key }) => key === used) ?? otherMethods[0])?.key ?? null,
        links: {
          cancel: basePath + orderAddress(caller, orderId, 'cancel'),
          pay: basePath + orderAddress(caller, orderId, 'pay'),
          paid: basePath + orderAddress(caller, orderId, 'paid'),
          again: basePath + orderAddress(caller, orderId, 'again'),
        },
        registerLink: caller.userId === null ? registerAddress(caller, orderId) : null,
        sameAddress: JSON.stringify(presentation.shippingAddress) === JSON.stringify(presentation.billingAddress),
        refusal,
        reason: refusal?.reason ?? '',
      },
    });
  }

  /** A document's PDF, unless it is the invoice that the page links already, and its XML if buyers are offered that. */
  private linked({ id, type, number, hasXml }: ValidDocument, caller: Caller, linksInvoice: boolean): object[] {
    const title = (text: string): string => this.messages.translate(caller.language, `document.${text}`, { number });
    const link = (format?: 'ubl'): string => documentLink(this.config.basePath, id, caller, format);
    const pdf = { title: title(`download_${type}`), link: link() };
    const xml = { title: title(`download_${type}_xml`), link: link('ubl') };
    return [...(type === 'invoice' && linksInvoice ? [] : [pdf]), ...(hasXml ? [xml] : [])];
  }

  /** The day of the buyer's report, while the payment is expected. */
  private reported({ journey, presentation }: OrderDetails, language: Language): string | null {
    if (!journey.reportedAt || !presentation.payable) return null;
    return this.days.text(journey.reportedAt, language, 'long');
  }

  private statusTitle(status: OrderStatus, { presentation }: OrderDetails, language: Language): string {
    return this.messages.translate(language, buyerStatusKey(status, presentation.isCollected));
  }

  /** The statuses with the refunds between them, by time. */
  private steps(shown: OrderDetails, language: Language): object[] {
    return withRefunds(timeline(shown.journey), shown.presentation.refunds).map(({ status, at, state, refunded }) => ({
      status,
      state,
      title: refunded
        ? this.translate(language, 'refunded', { amount: refunded })
        : this.statusTitle(status, shown, language),
      words: this.translate(language, `state.${state}`),
      date: at && this.days.text(at, language, 'medium'),
    }));
  }

  private translate(language: Language, key: string, args?: Record<string, unknown>): string {
    return this.messages.translate(language, `storefront-order.${key}`, args);
  }
}

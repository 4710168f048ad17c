import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import {
  holdsNothing,
  isPaid,
  orderErrors,
  OrderFacade,
  waitsForTransfer,
  type OrderRecord,
} from '../../order/index.js';
import { mailAddresses, type MailAddresses } from '../../platform/mail/mail-addresses.js';
import type { RenderedMail } from '../../platform/mail/render-mail.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { ClockMails } from '../clock-mails.js';
import type { PaymentStep } from '../domain/payment-step.js';
import { CancelUnpaid } from './cancel-unpaid.js';

export const CLOCK_MAIL_WITHHELD = ['no_address', 'not_sent'] as const;
export type ClockMailWithheld = (typeof CLOCK_MAIL_WITHHELD)[number];

export interface PreviewedClockMail extends MailAddresses {
  readonly action: PaymentStep['action'];
  readonly recipient: string | null;
  readonly language: Language;
  /** Null if no mail would be sent. */
  readonly content: RenderedMail | null;
  /** Why there is no content. */
  readonly withheld: ClockMailWithheld | null;
}

/** Shows the mail of a reminder, or of the cancellation, of one order as it would be sent now. Nothing is sent. */
@Injectable()
export class PreviewClockMail {
  constructor(
    private readonly orders: OrderFacade,
    private readonly mails: ClockMails,
    private readonly cancelUnpaid: CancelUnpaid,
    private readonly shop: ShopProfile,
  ) {}

  /** @throws order_not_found */
  async run(orderId: number, action: PaymentStep['action']): Promise<PreviewedClockMail> {
    const order = await this.orders.find(orderId);
    if (!order) throw orderErrors.order_not_found();
    const recipient = order.contact.email || null;
    const content = mayBeSent(action, order) ? await this.render(action, order) : null;
    const withheld = content ? null : recipient === null ? 'no_address' : 'not_sent';
    const { language } = order;
    return { action, recipient, language, ...mailAddresses(this.shop, language), content, withheld };
  }

  private render(action: PaymentStep['action'], order: OrderRecord): Promise<RenderedMail | null> {
    if (action === 'remind') return this.mails.reminder(order);
    return this.mails.cancellation(order, this.cancelUnpaid.reasonFor(order));
  }
}

function mayBeSent(action: PaymentStep['action'], order: OrderRecord): boolean {
  if (action === 'remind') return waitsForTransfer(order);
  return ['pending', 'awaiting_payment'].includes(order.status) && !isPaid(order) && holdsNothing(order);
}

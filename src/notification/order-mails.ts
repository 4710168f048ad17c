import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DocumentFacade } from '../document/index.js';
import { Messages } from '../platform/i18n/messages.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import type { OrderMailData } from '../platform/ports/order-mail-data.js';
import type { OrderMailKind } from './order-post.js';
import { OrderSource } from './order-source.js';

const KINDS: readonly OrderMailKind[] = ['order_confirmation', 'bank_details', 'payment_received'];

/** Composes the mails about an order, from its present state. */
@Injectable()
export class OrderMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly orders: OrderSource,
    private readonly documents: DocumentFacade,
    private readonly messages: Messages,
  ) {}

  onModuleInit(): void {
    for (const kind of KINDS) this.mailbox.compose(kind, (mail) => this.composeMail(mail, kind));
    this.mailbox.compose('order_status', (mail) => this.composeMail(mail, `order_status.${String(mail.data['to'])}`));
  }

  private async composeMail(mail: StoredMail, sentences: string): Promise<ComposedMail | null> {
    const order = await this.load(mail);
    if (!order) return null;
    const say = (part: string): string => this.messages.say(mail.language, `notification.${sentences}.${part}`, { number: order.number });
    return { subject: say('subject'), template: mail.kind, variables: { order, intro: say('intro'), message: mail.data['note'] ?? '' } };
  }

  /** The mail with the bank details links the invoice: where one is made by itself, not later than the mail. */
  private async load({ kind, order_id: orderId, language }: StoredMail): Promise<OrderMailData | null> {
    if (orderId === null) return null;
    const order = await this.orders.load(orderId, language);
    if (!order || order.invoiceLink || kind !== 'bank_details') return order;
    const issued = await this.documents.issueAutomatically(orderId, order.paymentMethod.key);
    return issued ? this.orders.load(orderId, language) : order;
  }
}

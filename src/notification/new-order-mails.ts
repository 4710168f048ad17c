import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { Messages } from '../platform/i18n/i18n.module.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import { ORDER_PRESENTATION, type OrderPresentationSource } from '../ports/order-presentation.js';

export const NEW_ORDER_MAIL = 'new_order';

/** Composes the mails by which staff hear of a new order, with the way to it in the panel. */
@Injectable()
export class NewOrderMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    @Inject(ORDER_PRESENTATION) private readonly orders: OrderPresentationSource,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.mailbox.compose(NEW_ORDER_MAIL, (mail) => this.composeMail(mail), { mayBeShown: true });
  }

  private async composeMail({ order_id: orderId, language }: StoredMail): Promise<ComposedMail | null> {
    const order = orderId === null ? null : await this.orders.load(orderId, language);
    if (!order) return null;
    const { number, total } = order;
    return {
      subject: this.messages.translate(language, 'notification.new_order.subject', { number, total }),
      preheader: [order.customerName, order.paymentMethod.title, order.shippingTitle].filter(Boolean).join(' · '),
      template: NEW_ORDER_MAIL,
      variables: { order, link: `${this.config.baseUrl}/admin/pages/orders/${order.id}` },
    };
  }
}

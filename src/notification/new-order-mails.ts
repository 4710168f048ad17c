import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { Messages } from '../platform/i18n/i18n.module.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import {
  ORDER_PRESENTATION,
  type OrderPresentation,
  type OrderPresentationSource,
  SAMPLE_ORDERS,
  type SampleOrderSource,
} from '../ports/order-presentation.js';

export const NEW_ORDER_MAIL = 'new_order';

/** Composes the mails by which staff hear of a new order, with the way to it in the panel. */
@Injectable()
export class NewOrderMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    @Inject(ORDER_PRESENTATION) private readonly orders: OrderPresentationSource,
    @Inject(SAMPLE_ORDERS) private readonly samples: SampleOrderSource,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.mailbox.compose(NEW_ORDER_MAIL, (mail) => this.composeMail(mail), { mayBeShown: true, isToStaff: true });
    this.mailbox.preview({
      id: NEW_ORDER_MAIL,
      kind: NEW_ORDER_MAIL,
      compose: async (language) => this.composed(await this.samples.present(language, { status: 'pending' })),
    });
  }

  private async composeMail({ order_id: orderId, language }: StoredMail): Promise<ComposedMail | null> {
    const order = orderId === null ? null : await this.orders.load(orderId, language);
    return order && this.composed(order);
  }

  private composed(order: OrderPresentation): ComposedMail {
    const { id, language, number, total, customerName, paymentMethod, shippingTitle } = order;
    return {
      subject: this.messages.translate(language, 'notification.new_order.subject', { number, total }),
      preheader: [customerName, paymentMethod.title, shippingTitle].filter(Boolean).join(' · '),
      template: NEW_ORDER_MAIL,
      variables: { order, link: `${this.config.baseUrl}/admin/pages/orders/${id}` },
    };
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Messages } from '../platform/i18n/i18n.module.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import {
  ORDER_PRESENTATION,
  type OrderPresentation,
  type OrderPresentationSource,
} from '../ports/order-presentation.js';
import { isProven } from './is-proven.js';
import type { OrderMailKind } from './order-post.js';

/** Said in other words of what the buyer collects. */
const COLLECTED = ['order_status.ready_for_shipment', 'order_status.shipped'];

const KINDS: readonly OrderMailKind[] = ['order_confirmation', 'bank_details', 'payment_received'];

/**
 * What the buyer typed is sent to the buyer only: an order may name any address, so its texts could reach others in the
 * shop's name. The order's page, which the mail links to, has it all.
 */
const withoutBuyersWords = (order: OrderPresentation): OrderPresentation & { readonly isWithheld: true } => ({
  ...order,
  customerName: '',
  shippingAddress: null,
  billingAddress: null,
  note: null,
  cancelReason: null,
  isWithheld: true,
});

/** Composes the mails about an order, from its present state. */
@Injectable()
export class OrderMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    @Inject(ORDER_PRESENTATION) private readonly orders: OrderPresentationSource,
    private readonly messages: Messages,
  ) {}

  onModuleInit(): void {
    const options = { mayBeShown: true };
    for (const kind of KINDS) this.mailbox.compose(kind, (mail) => this.composeMail(mail, kind), options);
    this.mailbox.compose(
      'order_status',
      (mail) => this.composeMail(mail, `order_status.${String(mail.data['to'])}`),
      options,
    );
  }

  private async composeMail(mail: StoredMail, sentences: string): Promise<ComposedMail | null> {
    if (mail.order_id === null) return null;
    const [order, isOwner] = await Promise.all([
      this.orders.load(mail.order_id, mail.language),
      isProven(this.orders, mail.order_id, mail.recipient),
    ]);
    if (!order) return null;
    const key = order.isCollected && COLLECTED.includes(sentences) ? `collected.${sentences}` : sentences;
    const note = isOwner || mail.data['note_by'] === 'shop' ? (mail.data['note'] ?? '') : '';
    const say = (part: string): string =>
      this.messages.translate(mail.language, `notification.${key}.${part}`, { number: order.number });
    return {
      subject: say('subject'),
      template: mail.kind,
      variables: { order: isOwner ? order : withoutBuyersWords(order), intro: say('intro'), message: note },
    };
  }
}

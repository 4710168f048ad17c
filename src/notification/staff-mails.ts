import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dateText, Money, type Language } from '#kernel';
import { Config } from '../platform/config/config.js';
import { Messages } from '../platform/i18n/i18n.module.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import { OrderPresenter, SampleOrders, type OrderPresentation, type SampleOrderOptions } from '../order-view/index.js';

export const STAFF_MAILS = ['new_order', 'payment_reported', 'cancellation_postponed', 'refund_returned'] as const;
export type StaffMailKind = (typeof STAFF_MAILS)[number];

const SAMPLE_DAY = '2026-12-01';
const SAMPLE_RETURN: ReturnedRefund = { amount: 35, reason: 'AC04 Closed account' };

/** Data of an email about a returned refund. */
interface ReturnedRefund {
  /** Returned amount in the currency of the order. */
  readonly amount: number;
  readonly reason: string | null;
}

/** Sample orders for the preview of each kind. */
const SAMPLES: Readonly<Record<StaffMailKind, SampleOrderOptions>> = {
  new_order: { status: 'pending' },
  payment_reported: { status: 'awaiting_payment', byTransfer: true },
  cancellation_postponed: { status: 'awaiting_payment', byTransfer: true },
  refund_returned: { status: 'cancelled', byTransfer: true },
};

/** Composes mails to staff about orders, their payments and refunds, with a link to the panel. */
@Injectable()
export class StaffMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly orders: OrderPresenter,
    private readonly samples: SampleOrders,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    for (const [key, sample] of Object.entries(SAMPLES)) {
      const kind = key as StaffMailKind;
      this.mailbox.compose(kind, (mail) => this.composeMail(kind, mail), { mayBeShown: true, isToStaff: true });
      this.mailbox.preview({
        id: kind,
        kind,
        compose: async (language) => {
          const { presentation } = await this.samples.present(language, sample);
          return this.composed(kind, presentation, SAMPLE_DAY, SAMPLE_RETURN);
        },
      });
    }
  }

  private async composeMail(
    kind: StaffMailKind,
    { order_id: orderId, language, data }: StoredMail,
  ): Promise<ComposedMail | null> {
    const order = orderId === null ? null : await this.orders.load(orderId, language);
    const reason = typeof data['reason'] === 'string' ? data['reason'] : null;
    const returned = { amount: Number(data['amount'] ?? 0), reason };
    return order && this.composed(kind, order, String(data['until'] ?? SAMPLE_DAY), returned);
  }

  /** @param until date of the cancellation, YYYY-MM-DD, in emails that mention it */
  private composed(
    kind: StaffMailKind,
    order: OrderPresentation,
    until: string,
    { amount, reason }: ReturnedRefund,
  ): ComposedMail {
    const { id, language, number, total, open, customerName, paymentMethod, shippingTitle } = order;
    const returned = Money.parse(amount, order.currency).format(language);
    const place = kind === 'refund_returned' ? 'bank-refunds' : `orders/${id}`;
    const facts = kind === 'new_order' ? [paymentMethod.title, shippingTitle] : [order.reference];
    return {
      subject: this.messages.translate(language, `notification.${kind}.subject`, {
        number,
        total,
        open,
        amount: returned,
      }),
      preheader: [customerName, ...facts].filter(Boolean).join(' · '),
      template: kind,
      variables: {
        order,
        until: longDate(language, until),
        amount: returned,
        reason,
        link: `${this.config.baseUrl}/admin/pages/${place}`,
      },
    };
  }
}

const longDate = (language: Language, day: string): string => dateText(new Date(day), language, 'UTC');

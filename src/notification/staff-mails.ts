import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { Messages } from '../platform/i18n/i18n.module.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import { OrderPresenter, SampleOrders, type OrderPresentation, type SampleOrderOptions } from '../order-view/index.js';

export const STAFF_MAILS = ['new_order', 'payment_reported', 'cancellation_postponed'] as const;
export type StaffMailKind = (typeof STAFF_MAILS)[number];

const SAMPLE_DAY = '2026-12-01';

/** Sample orders for the preview of each kind. */
const SAMPLES: Readonly<Record<StaffMailKind, SampleOrderOptions>> = {
  new_order: { status: 'pending' },
  payment_reported: { status: 'awaiting_payment', byTransfer: true },
  cancellation_postponed: { status: 'awaiting_payment', byTransfer: true },
};

/** Composes mails to staff about new orders and reported payments, with a link to the order in the panel. */
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
          return this.composed(kind, presentation, SAMPLE_DAY);
        },
      });
    }
  }

  private async composeMail(
    kind: StaffMailKind,
    { order_id: orderId, language, data }: StoredMail,
  ): Promise<ComposedMail | null> {
    const order = orderId === null ? null : await this.orders.load(orderId, language);
    return order && this.composed(kind, order, String(data['until'] ?? SAMPLE_DAY));
  }

  /** @param until date of the cancellation, YYYY-MM-DD, in emails that mention it */
  private composed(kind: StaffMailKind, order: OrderPresentation, until: string): ComposedMail {
    const { id, language, number, total, open, customerName, paymentMethod, shippingTitle } = order;
    const facts = kind === 'new_order' ? [paymentMethod.title, shippingTitle] : [order.reference];
    return {
      subject: this.messages.translate(language, `notification.${kind}.subject`, { number, total, open }),
      preheader: [customerName, ...facts].filter(Boolean).join(' · '),
      template: kind,
      variables: { order, until: longDate(language, until), link: `${this.config.baseUrl}/admin/pages/orders/${id}` },
    };
  }
}

const longDate = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../platform/config/config.js';
import { Messages } from '../platform/i18n/i18n.module.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail } from '../platform/mail/mail.types.js';
import { OrderPresenter, SampleOrders, type OrderPresentation } from '../order-view/index.js';
import { type DigestData, STAFF_DIGEST } from './data/staff-digests.js';

interface Listed {
  readonly kind: string;
  readonly order: Pick<OrderPresentation, 'id' | 'number' | 'total' | 'customerName'>;
}

interface Digest {
  readonly listed: readonly Listed[];
  /** Number of further orders, which are not listed. */
  readonly more: number;
}

/** Composes the digest of emails to a staff address above the hourly limit. */
@Injectable()
export class StaffDigestMail implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly orders: OrderPresenter,
    private readonly samples: SampleOrders,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const options = { mayBeShown: true, isToStaff: true };
    this.mailbox.compose(
      STAFF_DIGEST,
      async ({ language, data }) => this.composed(language, await this.listed(language, data as DigestData)),
      options,
    );
    this.mailbox.preview({
      id: STAFF_DIGEST,
      kind: STAFF_DIGEST,
      compose: async (language) => {
        const { presentation: order } = await this.samples.present(language, { status: 'pending' });
        return this.composed(language, { listed: [{ kind: 'new_order', order }], more: 2 });
      },
    });
  }

  /** Skips orders that have been deleted. */
  private async listed(language: Language, { entries, more }: DigestData): Promise<Digest> {
    const listed: Listed[] = [];
    for (const { kind, order_id: id } of entries) {
      const order = await this.orders.load(id, language);
      if (order) listed.push({ kind, order });
    }
    return { listed, more };
  }

  private composed(language: Language, { listed, more }: Digest): ComposedMail {
    const say = (part: string, args: Record<string, unknown> = {}): string =>
      this.messages.translate(language, `notification.${STAFF_DIGEST}.${part}`, args);
    const link = `${this.config.baseUrl}/admin/pages/orders`;
    return {
      subject: say('subject', { count: listed.length + more }),
      preheader: say('intro'),
      template: STAFF_DIGEST,
      variables: {
        lines: listed.map(({ kind, order }) => ({
          what: say(`kinds.${kind}`),
          text: [order.number, order.customerName, order.total].filter(Boolean).join(' · '),
          link: `${link}/${order.id}`,
        })),
        more,
        link,
      },
    };
  }
}

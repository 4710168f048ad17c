import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { Database } from '../../platform/database/database.js';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { byMailbox } from '../../platform/mail/mailbox-of.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import { ShopSettings } from '../../settings/index.js';
import { isOfShop } from '../order-post.js';
import type { StaffMailKind } from '../staff-mails.js';

/** Emails staff about new orders and reported payments, also those that have not arrived in time, each address once, when the shop's settings name some. */
@Injectable()
export class StaffListener {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
    private readonly shop: ShopSettings,
  ) {}

  @ServerEventListener('OrderCreated')
  created(event: ServerEvent<'OrderCreated'>): Promise<void> {
    return this.post('new_order', event);
  }

  @ServerEventListener('PaymentReported')
  reported(event: ServerEvent<'PaymentReported'>): Promise<void> {
    return this.post('payment_reported', event);
  }

  @ServerEventListener('CancellationPostponed')
  postponed(event: ServerEvent<'CancellationPostponed'>): Promise<void> {
    return this.post('cancellation_postponed', event, { until: event.data.until });
  }

  private async post(
    kind: StaffMailKind,
    { data, actor }: Pick<ServerEvent<'OrderCreated' | 'PaymentReported'>, 'data' | 'actor'>,
    facts: Record<string, unknown> = {},
  ): Promise<void> {
    const { new_order_mail_to: addresses, new_order_mail_language: language } = this.shop.stored;
    if (addresses.length === 0) return;
    await this.database.transaction(async (tx) => {
      for (const recipient of [...addresses].sort(byMailbox))
        await this.mailbox.enqueue(tx, {
          dedupeKey: `${kind}:${data.order_id}:${recipient.toLowerCase()}`,
          kind,
          language: language ?? this.shop.language,
          recipient,
          orderId: data.order_id,
          data: facts,
          // a buyer does not own the address: what many do in an hour is emailed later
          cause: isOfShop(actor) ? 'shop' : 'anyone',
        });
    });
  }
}

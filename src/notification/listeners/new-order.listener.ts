import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { Database } from '../../platform/database/database.js';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import { ShopSettings } from '../../settings/index.js';
import { NEW_ORDER_MAIL } from '../new-order-mails.js';
import { isOfShop } from '../order-post.js';

/** Emails staff about a new order, each address once, when the shop's settings name some. */
@Injectable()
export class NewOrderListener {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
    private readonly shop: ShopSettings,
  ) {}

  @ServerEventListener('OrderCreated')
  async created({ data, actor }: ServerEvent<'OrderCreated'>): Promise<void> {
    const { new_order_mail_to: addresses, new_order_mail_language: language } = this.shop.stored;
    if (addresses.length === 0) return;
    await this.database.transaction(async (tx) => {
      for (const recipient of addresses)
        await this.mailbox.enqueue(tx, {
          dedupeKey: `${NEW_ORDER_MAIL}:${data.order_id}:${recipient.toLowerCase()}`,
          kind: NEW_ORDER_MAIL,
          language: language ?? this.shop.language,
          recipient,
          orderId: data.order_id,
          // a buyer does not own the address: many orders in an hour are reported later
          cause: isOfShop(actor) ? 'shop' : 'anyone',
        });
    });
  }
}

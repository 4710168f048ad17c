import { Injectable } from '@nestjs/common';
import { isLanguage } from '#kernel';
import { Database } from '../platform/database/database.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import { ShopSettings } from '../platform/shop/shop-settings.js';

interface AboutOrder {
  readonly order_id: number;
  readonly email: string | null;
  readonly language: string;
}

export type OrderMailKind = 'order_confirmation' | 'bank_details' | 'payment_received' | 'order_status';

/** Posts mails to an order's maker, in the order's language; nobody to write to, no mail. */
@Injectable()
export class OrderPost {
  constructor(private readonly database: Database, private readonly mailbox: Mailbox, private readonly shop: ShopSettings) {}

  async post(kind: OrderMailKind, order: AboutOrder, dedupeKey: string, data: Record<string, unknown> = {}): Promise<void> {
    const { email, order_id: orderId } = order;
    if (!email) return;
    const language = isLanguage(order.language) ? order.language : this.shop.language;
    await this.database.transaction((tx) => this.mailbox.enqueue(tx, { dedupeKey, kind, language, recipient: email, orderId, data }));
  }
}

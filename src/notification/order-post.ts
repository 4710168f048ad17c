import { Injectable } from '@nestjs/common';
import { isLanguage } from '#kernel';
import type { Actor } from '#contracts';
import { Database } from '../platform/database/database.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { MailDraft } from '../platform/mail/mail.types.js';
import { OrderPresenter } from '../order-view/index.js';
import { ShopSettings } from '../settings/index.js';
import { isProven } from './is-proven.js';

interface AboutOrder {
  readonly order_id: number;
  readonly email: string | null;
  readonly language: string;
}

export type OrderMailKind =
  | 'order_confirmation'
  | 'bank_details'
  | 'payment_partial'
  | 'payment_reminder'
  | 'payment_received'
  | 'order_status'
  | 'refund'
  | 'order_link';

/** Kinds of emails that are withdrawn when the order is cancelled. */
const REQUESTS: readonly OrderMailKind[] = [
  'order_confirmation',
  'bank_details',
  'payment_partial',
  'payment_reminder',
];

/** Data of the mail `order_status`. */
export const statusData = (to: string, note: string | null, isByShop: boolean): Record<string, unknown> => ({
  to,
  note: note ?? '',
  note_by: isByShop ? 'shop' : 'buyer',
});

/** Enqueues mails to an order's buyer, in the order's language; without an address there is no mail. */
@Injectable()
export class OrderPost {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
    private readonly orders: OrderPresenter,
    private readonly shop: ShopSettings,
  ) {}

  /** @param actor cause of the mail: mails caused by callers who have not proven to own the address are counted */
  async post(
    kind: OrderMailKind,
    order: AboutOrder,
    actor: Actor,
    dedupeKey: string,
    data: Record<string, unknown> = {},
  ): Promise<void> {
    const { email, order_id: orderId } = order;
    if (!email) return;
    const language = isLanguage(order.language) ? order.language : this.shop.language;
    const cause = await this.causeOf(order, actor);
    await this.database.transaction((tx) =>
      this.mailbox.enqueue(tx, { dedupeKey, kind, language, recipient: email, orderId, data, cause }),
    );
    // The event of the cancellation may have been handled before this one.
    if (REQUESTS.includes(kind) && (await this.orders.facts(orderId))?.status === 'cancelled')
      await this.withdrawRequests(orderId);
  }

  /** Deletes delayed confirmations and payment requests of a cancelled order. */
  async withdrawRequests(orderId: number): Promise<void> {
    await this.database.transaction((tx) => this.mailbox.withdrawDelayed(tx, orderId, REQUESTS));
  }

  private async causeOf({ order_id: orderId, email }: AboutOrder, actor: Actor): Promise<MailDraft['cause']> {
    if (isOfShop(actor)) return 'shop';
    return actor.kind === 'customer' && (await isProven(this.orders, orderId, email)) ? 'owner' : 'anyone';
  }
}

/** Whether the actor is an administrator, an integration or the shop itself, as opposed to a buyer. */
export const isOfShop = ({ kind }: Actor): boolean => kind !== 'guest' && kind !== 'customer';

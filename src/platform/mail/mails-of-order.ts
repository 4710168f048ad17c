import type { Database } from '../database/database.js';
import { delayedUntil } from './list-mails.js';
import { MailEntity, type MailState } from './mail.entity.js';

/** Delivery of a mail about an order, without its text. */
export interface OrderMailLine {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly language: string;
  readonly state: MailState;
  readonly delayed_until: Date | null;
  readonly attempts: number;
  readonly created_at: Date;
  readonly sent_at: Date | null;
}

/** The latest 100 mails about the order, newest first. */
export async function mailsOfOrder({ entities }: Database, orderId: number): Promise<OrderMailLine[]> {
  const mails = await entities.find(MailEntity, {
    where: { order_id: orderId },
    order: { created_at: 'DESC', id: 'DESC' },
    take: 100,
  });
  return mails.map((mail) => ({
    id: mail.id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.subject,
    language: mail.language,
    state: mail.state,
    delayed_until: delayedUntil(mail),
    attempts: mail.attempts,
    created_at: mail.created_at,
    sent_at: mail.sent_at,
  }));
}

import type { Database } from '../database/database.js';
import { DELAYED_UNTIL } from './list-mails.js';
import type { MailState } from './mail.entity.js';

/** The delivery of a mail about an order, without its text. */
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

const MAILS = {
  name: 'mails_of_order',
  text: `SELECT id, kind, recipient, subject, language, state, ${DELAYED_UNTIL} AS delayed_until, attempts, created_at, sent_at
    FROM mail WHERE order_id = $1 ORDER BY created_at DESC, id DESC LIMIT 100`,
};

/** The newest hundred, newest first. */
export const mailsOfOrder = (db: Database, orderId: number): Promise<OrderMailLine[]> => db.query(MAILS, [orderId]);

import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Database } from '../database/database.js';
import type { MailState } from './mail.entity.js';
import { Mailbox } from './mailbox.js';

/** Until when a mail waits because of its recipient's hourly limit; null: it does not. */
export const DELAYED_UNTIL = "CASE WHEN state = 'queued' AND send_after > now() THEN send_after END";

export const MAIL_COLUMNS = `id, kind, language, recipient, subject, order_id AS "orderId", user_id AS "userId", state,
  ${DELAYED_UNTIL} AS "delayedUntil", attempts, last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt"`;

/** A mail without its text, which may contain secrets. */
export interface ListedMail {
  readonly id: string;
  readonly kind: string;
  readonly language: Language;
  readonly recipient: string;
  /** null until it has been sent. */
  readonly subject: string | null;
  readonly orderId: number | null;
  /** The account that it is about. */
  readonly userId: number | null;
  readonly state: MailState;
  readonly delayedUntil: Date | null;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** null: all. */
export interface MailFilter {
  readonly state: MailState | null;
  readonly orderId: number | null;
  readonly kind: string | null;
  /** Part of the recipient's address. */
  readonly q: string | null;
}

export interface MailList {
  readonly items: ListedMail[];
  readonly total: number;
  /** Mails in each state, whatever the filter. */
  readonly counts: Readonly<Record<MailState, number>>;
  /** Every kind that is sent. */
  readonly kinds: string[];
}

const WHERE = `WHERE ($1::text IS NULL OR state = $1) AND ($2::int IS NULL OR order_id = $2) AND ($3::text IS NULL OR kind = $3)
  AND ($4::text IS NULL OR lower(recipient) LIKE $4)`;

@Injectable()
export class ListMails {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
  ) {}

  /** Newest first. */
  async run({ state, orderId, kind, q }: MailFilter, limit: number, offset: number): Promise<MailList> {
    const filter = [state, orderId, kind, q === null ? null : partOf(q)];
    const [items, [all], states] = await Promise.all([
      this.database.query<ListedMail>(
        `SELECT ${MAIL_COLUMNS} FROM mail ${WHERE} ORDER BY created_at DESC, id DESC OFFSET $5 LIMIT $6`,
        [...filter, offset, limit],
      ),
      this.database.query<{ total: number }>(`SELECT count(*)::int AS total FROM mail ${WHERE}`, filter),
      this.database.query<{ state: string; count: number }>(
        'SELECT state, count(*)::int AS count FROM mail GROUP BY state',
      ),
    ]);
    const counts = { queued: 0, sent: 0, dead: 0, ...Object.fromEntries(states.map((row) => [row.state, row.count])) };
    return { items, total: all!.total, counts, kinds: this.mailbox.kinds };
  }
}

const partOf = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

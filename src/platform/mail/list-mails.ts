import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { MailQuery } from './http/mail.dto.js';
import { Mailbox } from './mailbox.js';

/** Until when a mail waits because its address has had its number in this hour; null: it does not. */
export const DELAYED_UNTIL = "CASE WHEN state = 'queued' AND send_after > now() THEN send_after END AS delayed_until";

export const MAIL_COLUMNS = `id, kind, language, recipient, subject, order_id, user_id, state, ${DELAYED_UNTIL}, attempts, last_error, created_at, sent_at`;

/** A mail without its text, which may carry secrets. */
export interface ListedMail {
  readonly id: string;
  readonly kind: string;
  readonly language: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly order_id: number | null;
  readonly user_id: number | null;
  readonly state: string;
  readonly delayed_until: Date | null;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly sent_at: Date | null;
}

export interface MailList {
  readonly items: ListedMail[];
  readonly total: number;
  /** How many there are in each state, whatever was asked for. */
  readonly counts: { readonly queued: number; readonly sent: number; readonly dead: number };
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

  /** Newest first; never a mail's text. */
  async run({ state, order_id, kind, q, offset, per_page }: MailQuery): Promise<MailList> {
    const filter = [state ?? null, order_id ?? null, kind ?? null, q?.trim() ? partOf(q.trim()) : null];
    const [items, [all], states] = await Promise.all([
      this.database.query<ListedMail>(
        `SELECT ${MAIL_COLUMNS} FROM mail ${WHERE} ORDER BY created_at DESC, id DESC OFFSET $5 LIMIT $6`,
        [...filter, offset, per_page],
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

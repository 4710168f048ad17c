import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { MailQuery } from './http/mail.dto.js';

const WHERE = 'WHERE ($1::text IS NULL OR state = $1) AND ($2::int IS NULL OR order_id = $2)';

@Injectable()
export class ListMails {
  constructor(private readonly database: Database) {}

  /** Newest first; never a mail's text, which may carry secrets. */
  async run(query: MailQuery): Promise<{ items: unknown[]; total: number }> {
    const filter = [query.state ?? null, query.order_id ?? null];
    const [items, [row]] = await Promise.all([
      this.database.query(
        `SELECT id, kind, language, recipient, subject, order_id, user_id, state, attempts, last_error, created_at, sent_at
         FROM mail ${WHERE} ORDER BY created_at DESC, id DESC OFFSET $3 LIMIT $4`,
        [...filter, query.offset, query.per_page]),
      this.database.query<{ total: number }>(`SELECT count(*)::int AS total FROM mail ${WHERE}`, filter),
    ]);
    return { items, total: row!.total };
  }
}

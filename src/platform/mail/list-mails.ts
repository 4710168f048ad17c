import { Injectable } from '@nestjs/common';
import { Raw, type FindOptionsWhere } from 'typeorm';
import { Database } from '../database/database.js';
import type { MailQuery } from './http/mail.dto.js';
import { MailEntity, type MailState } from './mail.entity.js';
import { Mailbox } from './mailbox.js';

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

/** Until when a mail waits because its address has had its number in this hour; null: it does not. */
export const delayedUntil = ({ state, send_after: until }: Pick<MailEntity, 'state' | 'send_after'>): Date | null =>
  state === 'queued' && until !== null && until.getTime() > Date.now() ? until : null;

export const listedMail = (mail: MailEntity): ListedMail => ({
  id: mail.id,
  kind: mail.kind,
  language: mail.language,
  recipient: mail.recipient,
  subject: mail.subject,
  order_id: mail.order_id,
  user_id: mail.user_id,
  state: mail.state,
  delayed_until: delayedUntil(mail),
  attempts: mail.attempts,
  last_error: mail.last_error,
  created_at: mail.created_at,
  sent_at: mail.sent_at,
});

@Injectable()
export class ListMails {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
  ) {}

  /** Newest first; never a mail's text. */
  async run({ state, order_id, kind, q, offset, per_page }: MailQuery): Promise<MailList> {
    const { entities } = this.database;
    const where: FindOptionsWhere<MailEntity> = {
      ...(state && { state: state as MailState }),
      ...(order_id && { order_id }),
      ...(kind && { kind }),
      // SQL: the index is on the address in lower case
      ...(q?.trim() && { recipient: Raw((column) => `lower(${column}) LIKE :part`, { part: partOf(q.trim()) }) }),
    };
    const [[mails, total], states] = await Promise.all([
      entities.findAndCount(MailEntity, {
        where,
        order: { created_at: 'DESC', id: 'DESC' },
        skip: offset,
        take: per_page,
      }),
      entities
        .createQueryBuilder(MailEntity, 'mail')
        .select('mail.state', 'state')
        .addSelect('count(*)::int', 'count')
        .groupBy('mail.state')
        .getRawMany<{ state: string; count: number }>(),
    ]);
    const counts = { queued: 0, sent: 0, dead: 0, ...Object.fromEntries(states.map((row) => [row.state, row.count])) };
    return { items: mails.map(listedMail), total, counts, kinds: this.mailbox.kinds };
  }
}

const partOf = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

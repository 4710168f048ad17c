import { Injectable } from '@nestjs/common';
import { Raw, type FindOptionsWhere } from 'typeorm';
import { emailAddress, type Language } from '#kernel';
import { Database } from '../database/database.js';
import { MailEntity, type MailState } from './mail.entity.js';
import { Mailbox } from './mailbox.js';

/** A mail without its text, which may contain secrets. */
export interface ListedMail {
  readonly id: string;
  readonly kind: string;
  readonly language: Language;
  readonly recipient: string;
  /** Null until the mail was sent. */
  readonly subject: string | null;
  readonly orderId: number | null;
  /** The account that the mail is about. */
  readonly userId: number | null;
  readonly state: MailState;
  readonly delayedUntil: Date | null;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** Filters of the list; null: no filter. */
export interface MailFilter {
  readonly state: MailState | null;
  readonly orderId: number | null;
  readonly kind: string | null;
  /** Exact address, case-insensitive. */
  readonly recipient: string | null;
  /** Part of the recipient's address. */
  readonly q: string | null;
}

export interface MailList {
  readonly items: ListedMail[];
  readonly total: number;
  /** Number of mails in each state, regardless of the filters. */
  readonly counts: Readonly<Record<MailState, number>>;
  /** All kinds of mails. */
  readonly kinds: string[];
}

/** Time until which a mail waits because of its recipient's hourly limit; null if it does not wait. */
export const delayedUntil = ({ state, send_after: until }: Pick<MailEntity, 'state' | 'send_after'>): Date | null =>
  state === 'queued' && until !== null && until.getTime() > Date.now() ? until : null;

export const listedMail = (mail: MailEntity): ListedMail => ({
  id: mail.id,
  kind: mail.kind,
  language: mail.language,
  recipient: mail.recipient,
  subject: mail.subject,
  orderId: mail.order_id,
  userId: mail.user_id,
  state: mail.state,
  delayedUntil: delayedUntil(mail),
  attempts: mail.attempts,
  lastError: mail.last_error,
  createdAt: mail.created_at,
  sentAt: mail.sent_at,
});

@Injectable()
export class ListMails {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
  ) {}

  /** Lists mails, newest first. */
  async run({ state, orderId, kind, recipient, q }: MailFilter, limit: number, offset: number): Promise<MailList> {
    const { entities } = this.database;
    const where: FindOptionsWhere<MailEntity> = {
      ...(state !== null && { state }),
      ...(orderId !== null && { order_id: orderId }),
      ...(kind !== null && { kind }),
      // SQL: the index is on the address in lower case
      ...(recipient !== null && {
        recipient: Raw((column) => `lower(${column}) = :recipient`, { recipient: recipient.toLowerCase() }),
      }),
      ...(recipient === null &&
        q !== null && { recipient: Raw((column) => `lower(${column}) LIKE :part`, { part: partOf(emailAddress(q)) }) }),
    };
    const [[mails, total], states] = await Promise.all([
      entities.findAndCount(MailEntity, {
        where,
        order: { created_at: 'DESC', id: 'DESC' },
        skip: offset,
        take: limit,
      }),
      entities
        .createQueryBuilder(MailEntity, 'mail')
        .select('mail.state', 'state')
        .addSelect('count(*)::int', 'count')
        .groupBy('mail.state')
        .getRawMany<{ state: string; count: number }>(),
    ]);
    const counts = {
      queued: 0,
      sent: 0,
      not_sent: 0,
      dead: 0,
      dropped: 0,
      ...Object.fromEntries(states.map((row) => [row.state, row.count])),
    };
    return { items: mails.map(listedMail), total, counts, kinds: this.mailbox.kinds };
  }
}

const partOf = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

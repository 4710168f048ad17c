import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '#kernel';

/**
 * `not_sent`: written to a file, because no mail server was set up; `dead`: delivery failed permanently; `dropped`: the
 * hourly limit would have delayed it for more than a day, or it was no longer needed when it was due.
 */
export const MAIL_STATES = ['queued', 'sent', 'not_sent', 'dead', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail that was or will be sent. `data` is the input of its composer, never the text of the mail. */
@Entity('mail')
export class MailEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { unique: true, select: false })
  dedupe_key!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  language!: Language;

  @Column('text')
  recipient!: string;

  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('int', { nullable: true })
  order_id!: number | null;

  @Column('int', { nullable: true })
  user_id!: number | null;

  @Column('jsonb', { default: {} })
  data!: Record<string, unknown>;

  @Column('text', { default: 'queued' })
  state!: MailState;

  @Column('int', { default: 0 })
  attempts!: number;

  @Column('text', { nullable: true })
  last_error!: string | null;

  /** Mails with the same key share the hourly limit; null: the mail is not limited. */
  @Column('bytea', { nullable: true, select: false })
  budget_key!: Buffer | null;

  /** Earliest time to send the mail; null: at once. */
  @Column('timestamptz', { nullable: true })
  send_after!: Date | null;

  /** Id of the replaced mail server that sends the email; null: the current server sends it. */
  @Column('int', { nullable: true })
  former_server_id!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null;
}

import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** `dead`: its delivery has failed for good. */
export const MAIL_STATES = ['queued', 'sent', 'dead'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail that was or will be sent. `data` is the input of its composer, never the mail's text. */
@Entity('mail')
export class MailEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'dedupe_key', unique: true })
  dedupeKey!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  language!: string;

  @Column('text')
  recipient!: string;

  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('int', { name: 'order_id', nullable: true })
  orderId!: number | null;

  @Column('int', { name: 'user_id', nullable: true })
  userId!: number | null;

  @Column('jsonb', { default: {} })
  data!: Record<string, unknown>;

  @Column('text', { default: 'queued' })
  state!: MailState;

  @Column('int', { default: 0 })
  attempts!: number;

  @Column('text', { name: 'last_error', nullable: true })
  lastError!: string | null;

  /** Mails with the same key share the hourly limit; null: not limited. */
  @Column('bytea', { name: 'budget_key', nullable: true })
  budgetKey!: Buffer | null;

  /** When it may be sent; null: at once. */
  @Column('timestamptz', { name: 'send_after', nullable: true })
  sendAfter!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;
}

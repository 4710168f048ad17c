import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '#kernel';

export type MailState = 'queued' | 'sent' | 'dead';

/** A mail that went out or is to go out. `data` is what its composer was given, never the mail's text. */
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

  /** Mails with the same one share an hour's number; null: not counted. */
  @Column('bytea', { nullable: true, select: false })
  budget_key!: Buffer | null;

  /** When its turn comes; null: at once. */
  @Column('timestamptz', { nullable: true })
  send_after!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null;
}

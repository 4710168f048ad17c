import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

export type MailState = 'queued' | 'sent' | 'dead';

/** A mail that went or is to go out. `data` is what its composer was told, never the mail's text. */
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

  /** Mails with the same one share an hour's number; null: not counted. */
  @Column('bytea', { name: 'budget_key', nullable: true })
  budgetKey!: Buffer | null;

  /** When its turn comes; null: at once. */
  @Column('timestamptz', { name: 'send_after', nullable: true })
  sendAfter!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;
}

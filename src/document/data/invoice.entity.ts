import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '#kernel';
import type { InvoiceContent } from '../domain/invoice-content.js';

export const INVOICE_STATES = ['pending', 'ready', 'failed'] as const;
/** `pending`: the file is to be made. `failed`: it could not be made, an administrator has to look into it. */
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** An invoice; its total is minor units, as text. */
@Entity('invoice')
export class InvoiceEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  series!: string;

  @Column('int')
  year!: number;

  @Column('int')
  number!: number;

  @Column('int')
  order_id!: number;

  @Column('text')
  language!: Language;

  @Column('timestamptz')
  issued_at!: Date;

  @Column('text')
  currency!: string;

  @Column('bigint')
  total!: string;

  /** Its content: a later edit of the order does not change it. */
  @Column('jsonb', { select: false })
  says!: InvoiceContent;

  /** Of its file, below DATA_DIR. */
  @Column('text', { unique: true })
  path!: string;

  @Column('text', { default: 'pending' })
  state!: InvoiceState;

  /** Bytes; null until it was made. */
  @Column('int', { nullable: true })
  size!: number | null;

  @Column('text', { nullable: true })
  sha256!: string | null;

  @Column('timestamptz', { nullable: true })
  made_at!: Date | null;

  /** Why its file could not be made. */
  @Column('text', { nullable: true })
  error!: string | null;

  /** A hash of the order as it was; null for those issued before this was kept. */
  @Column('text', { nullable: true })
  facts!: string | null;

  /** When another replaced it, or its order was cancelled. */
  @Column('timestamptz', { nullable: true })
  cancelled_at!: Date | null;
}

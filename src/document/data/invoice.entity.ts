import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '#kernel';
import type { CreditNoteContent } from '../domain/credit-note-content.js';
import type { DocumentFigures } from '../domain/document-figures.js';
import type { InvoiceContent } from '../domain/invoice-content.js';

export const INVOICE_STATES = ['pending', 'ready', 'failed'] as const;
/** `pending`: the file has to be generated. `failed`: it could not be generated, and an administrator has to act. */
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const DOCUMENT_TYPES = ['invoice', 'credit_note'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** An invoice or a credit note; its total is in minor units, as text. */
@Entity('invoice')
export class InvoiceEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text', { default: 'invoice' })
  kind!: DocumentType;

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

  /** Content of the document, which does not change with later edits of the order. */
  @Column('jsonb', { select: false })
  says!: InvoiceContent | CreditNoteContent;

  /** Null for invoices that earlier versions of the shop have stored. */
  @Column('jsonb', { select: false, nullable: true })
  figures!: DocumentFigures | null;

  /** Id of the invoice that a credit note corrects. */
  @Column('int', { nullable: true })
  corrects!: number | null;

  /** Why a credit note was issued. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** UUID of the request with an Idempotency-Key that issued a credit note. */
  @Column('uuid', { nullable: true })
  intent!: string | null;

  /** Path of the document's file in DATA_DIR. */
  @Column('text', { unique: true })
  path!: string;

  @Column('text', { default: 'pending' })
  state!: InvoiceState;

  /** Size in bytes; null until the file was generated. */
  @Column('int', { nullable: true })
  size!: number | null;

  @Column('text', { nullable: true })
  sha256!: string | null;

  @Column('timestamptz', { nullable: true })
  made_at!: Date | null;

  /** Why the file could not be generated. */
  @Column('text', { nullable: true })
  error!: string | null;

  /** Hash of the order at the time of issue; null for invoices issued before hashes were stored. */
  @Column('text', { nullable: true })
  facts!: string | null;

  /** When the invoice was replaced, or its order was cancelled. */
  @Column('timestamptz', { nullable: true })
  cancelled_at!: Date | null;

  /** When another invoice was issued after credit notes had credited all of this one. */
  @Column('timestamptz', { nullable: true })
  credited_at!: Date | null;
}

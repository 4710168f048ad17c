import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Language } from '#kernel';
import type { Address, PaymentStatus } from '../domain/order-record.js';
import type { OrderStatus } from '../domain/order-status.js';
import type { StoredTaxPart } from './stored-tax-parts.js';

/**
 * An order; amounts are minor units of its currency, as text. `OrderRepository` increments the version, because not
 * every write is an edit.
 */
@Entity('shop_order')
export class OrderEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text', { unique: true })
  key!: string;

  /** Creditor reference, ISO 11649. */
  @Column('text', { unique: true })
  reference!: string;

  @Column('text', { nullable: true, select: false })
  idempotency_ref!: string | null;

  @Column('text')
  status!: OrderStatus;

  @Column('text')
  currency!: string;

  @Column('text')
  language!: Language;

  @Column('int', { nullable: true })
  customer_id!: number | null;

  /** Owner key of the guest who ordered. */
  @Column('text', { nullable: true })
  guest_holder!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  first_name!: string | null;

  @Column('text', { nullable: true })
  last_name!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('bigint')
  subtotal!: string;

  @Column('bigint')
  tax!: string;

  @Column('bigint')
  shipping!: string;

  /** Part of `tax`. */
  @Column('bigint', { default: () => '0' })
  shipping_tax!: string;

  /** The parts of the shipping cost by tax rate; empty if the delivery is not taxed. */
  @Column('jsonb', { default: [] })
  shipping_taxes!: readonly StoredTaxPart[];

  @Column('bigint')
  total!: string;

  @Column('boolean')
  prices_include_tax!: boolean;

  @Column('bigint', { default: () => '0' })
  paid!: string;

  @Column('bigint', { default: () => '0' })
  refunded!: string;

  /** Payment status, derived by PostgreSQL from payments and refunds. */
  @Column({
    type: 'text',
    nullable: true,
    generatedType: 'STORED',
    asExpression: `CASE WHEN refunded > 0 AND refunded >= paid THEN 'refunded'
      WHEN paid - refunded > total THEN 'overpaid'
      WHEN paid - refunded = total AND (paid > 0 OR total = 0) THEN 'paid'
      WHEN paid - refunded > 0 THEN 'partially_paid'
      ELSE 'unpaid' END`,
    insert: false,
    update: false,
  })
  payment_status!: PaymentStatus;

  @Column('text')
  payment_method!: string;

  /** Null: not agreed yet. */
  @Column('text', { nullable: true })
  shipping_method!: string | null;

  @Column('jsonb')
  shipping_address!: Address;

  @Column('jsonb')
  billing_address!: Address;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('boolean', { default: false })
  is_quick!: boolean;

  @Column('text', { nullable: true })
  payment_note!: string | null;

  @Column('timestamptz', { nullable: true })
  paid_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  payment_due_at!: Date | null;

  @Column('text', { nullable: true })
  invoice_path!: string | null;

  @Column('boolean', { default: false })
  invoice_on_request!: boolean;

  @Column('text', { nullable: true })
  tracking_number!: string | null;

  /** Name of the carrier, as staff enter it. */
  @Column('text', { nullable: true })
  carrier!: string | null;

  @Column('text', { nullable: true })
  cancel_reason!: string | null;

  @Column('timestamptz', { nullable: true })
  cancelled_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  shipped_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  stock_returned_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;

  /** Text in which administrators search, computed by PostgreSQL. */
  @Column({
    type: 'text',
    nullable: true,
    generatedType: 'STORED',
    asExpression: `lower(id::text || ' ' || reference || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
      || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(shipping_address ->> 'name', ''))`,
    select: false,
    insert: false,
    update: false,
  })
  search_text!: string;

  /** Time when the buyer's personal data was removed. */
  @Column('timestamptz', { nullable: true, select: false })
  anonymized_at!: Date | null;
}

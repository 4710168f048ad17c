import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { Language } from '#kernel';

/** A customer with an account (`user_id`), or a guest. */
@Entity('customer')
export class CustomerEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('int', { name: 'user_id', nullable: true, unique: true })
  userId!: number | null;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  /** Address by which orders of guests find this customer, in lower case; only of customers without an account. */
  @Column('text', { name: 'guest_email', nullable: true, unique: true })
  guestEmail!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { name: 'shipping_address', nullable: true })
  shippingAddress!: string | null;

  @Column('text', { name: 'shipping_city', nullable: true })
  shippingCity!: string | null;

  @Column('text', { name: 'shipping_state', nullable: true })
  shippingState!: string | null;

  @Column('text', { name: 'shipping_zip', nullable: true })
  shippingZip!: string | null;

  /** ISO 3166-1 alpha-2. */
  @Column('text', { name: 'shipping_country', nullable: true })
  shippingCountry!: string | null;

  /** Language of the customer's emails. */
  @Column('text', { nullable: true })
  language!: Language | null;

  /** Note of staff, which the customer sees only in the export of personal data. */
  @Column('text', { name: 'staff_note', nullable: true })
  staffNote!: string | null;

  /** Tags by staff, in lower case, without duplicates. */
  @Column('text', { array: true, default: '{}' })
  tags!: string[];

  /** Time when the personal data was erased; otherwise null. */
  @Column('timestamptz', { name: 'erased_at', nullable: true })
  erasedAt!: Date | null;

  /** Id of the customer that this one became part of; then the row is empty, and has no page. Otherwise null. */
  @Column('int', { name: 'merged_into', nullable: true })
  mergedInto!: number | null;

  /** Text in which administrators search, computed by PostgreSQL. */
  @Column({
    type: 'text',
    name: 'search_text',
    nullable: true,
    generatedType: 'STORED',
    asExpression: `lower(id::text || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
      || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
    select: false,
    insert: false,
    update: false,
  })
  searchText!: string;

  @VersionColumn({ default: 1 })
  version!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}

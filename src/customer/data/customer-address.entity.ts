import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** An address that a customer has saved for later orders. */
@Entity('customer_address')
@Index('customer_address_customer', ['customerId', 'id'])
export class CustomerAddressEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('int', { name: 'customer_id' })
  customerId!: number;

  /** Recipient; null: the customer. */
  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  address!: string;

  @Column('text')
  city!: string;

  @Column('text', { nullable: true })
  state!: string | null;

  @Column('text')
  zip!: string;

  /** ISO 3166-1 alpha-2. */
  @Column('text')
  country!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}

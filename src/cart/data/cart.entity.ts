import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `holder` is whose it is: Caller.ownerKey. */
@Entity({ name: 'cart' })
export class CartEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text', unique: true })
  holder!: string;

  @Column({ type: 'text', name: 'shipping_method', nullable: true })
  shippingMethod!: string | null;

  /** ISO 3166-1 alpha-2. */
  @Column({ type: 'text', name: 'shipping_country', nullable: true })
  shippingCountry!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}

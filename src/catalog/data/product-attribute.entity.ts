import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A value of an attribute that a product has. */
@Entity('product_attribute')
export class ProductAttributeEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('int')
  product_id!: number;

  @Column('text')
  attribute!: string;

  @Column('text')
  value!: string;

  /** Surcharge in minor units as decimal digits, added to the price of variants with this value. */
  @Column('bigint', { default: () => '0' })
  price_modifier!: string;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A value that a product has of an attribute. */
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

  /** Minor units in decimal digits, added to the price of a variant with this value. */
  @Column('bigint', { default: () => '0' })
  price_modifier!: string;
}

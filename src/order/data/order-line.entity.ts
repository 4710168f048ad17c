import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TaxClass } from '#kernel';

/** A line of an order; amounts are minor units of the order's currency, as text. */
@Entity('order_item')
export class OrderLineEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('int')
  order_id!: number;

  @Column('int')
  product_id!: number;

  @Column('int', { nullable: true })
  variant_id!: number | null;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  sku!: string | null;

  @Column('jsonb', { default: {} })
  attributes!: Readonly<Record<string, string>>;

  @Column('int')
  quantity!: number;

  @Column('bigint')
  price!: string;

  @Column('bigint')
  total!: string;

  @Column('bigint', { default: () => '0' })
  tax!: string;

  /** Thousandths of a percent. */
  @Column('int', { default: 0 })
  tax_rate!: number;

  @Column('text', { default: 'standard' })
  tax_class!: TaxClass;

  /** Pieces that are refunded or being refunded. */
  @Column('int', { default: 0 })
  refunded!: number;

  /** Amount of these pieces with tax. */
  @Column('bigint', { default: () => '0' })
  refunded_amount!: string;

  /** Pieces that a refund returned to stock. */
  @Column('int', { default: 0 })
  restocked!: number;
}

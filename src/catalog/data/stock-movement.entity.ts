import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Actor } from '#contracts';

/**
 * A change of stock. The stock of a variant, or of a product without variants, is the sum of its movements.
 */
@Entity('stock_movement')
export class StockMovementEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('int')
  product_id!: number;

  /** Null for a movement of the product itself, or of a deleted variant. */
  @Column('int', { nullable: true })
  variant_id!: number | null;

  /** Number of items; negative if they were removed. */
  @Column('int')
  delta!: number;

  /**
   * `order`, `order_edited`, `cancelled`, `reinstated`, `withdrawn`, `created`, `edited`, `reconciled`, or a correction
   * reason.
   */
  @Column('text')
  reason!: string;

  @Column('int', { nullable: true })
  order_id!: number | null;

  @Column('jsonb')
  actor!: Actor;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column('text', { nullable: true })
  note!: string | null;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Actor } from '#contracts';

@Entity('stock_movement')
export class StockMovementEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('int', { name: 'product_id' }) productId!: number;
  @Column('int', { name: 'variant_id', nullable: true }) variantId!: number | null;
  /** Pieces; negative when taken. */
  @Column('int') delta!: number;
  @Column('text') reason!: string;
  @Column('int', { name: 'order_id', nullable: true }) orderId!: number | null;
  @Column('jsonb') actor!: Actor;
  @Column('timestamptz', { default: () => 'now()' }) at!: Date;
}

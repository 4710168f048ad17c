import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Actor } from '#contracts';
import type { OrderEntryDetails } from '../domain/order-history.js';
import type { OrderStatus } from '../domain/order-status.js';

/** A change of an order. */
@Entity('order_history')
export class OrderHistoryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('int')
  order_id!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column('jsonb')
  actor!: Actor;

  @Column('text')
  kind!: string;

  @Column('text', { nullable: true })
  from_status!: OrderStatus | null;

  @Column('text', { nullable: true })
  to_status!: OrderStatus | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('jsonb', { nullable: true })
  changes!: OrderEntryDetails | null;
}

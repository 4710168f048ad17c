import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Actor } from '#contracts';

/**
 * Common columns of payments and refunds: an amount of an order's money that a gateway moves, whose outcome may be
 * unknown until the gateway is queried again. The amount is in minor units, as text.
 */
export abstract class MoneyMovement {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('int')
  order_id!: number;

  @Column('text')
  method!: string;

  @Column('bigint')
  amount!: string;

  @Column('text')
  currency!: string;

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('jsonb')
  actor!: Actor;

  /** Idempotency key of the call to the gateway. */
  @Column('uuid', { unique: true })
  idempotency_key!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  /** Time of the outcome; not updated by every write. */
  @Column('timestamptz', { default: () => 'now()' })
  updated_at!: Date;

  /** Number of queries for the outcome. */
  @Column('smallint', { default: () => '0' })
  asks!: number;

  /** Time of the next query; null: there is no further query. */
  @Column('timestamptz', { nullable: true, default: () => "now() + interval '1 minute'" })
  ask_at!: Date | null;

  /** Intent of the request with an Idempotency-Key that created the row. */
  @Column('uuid', { nullable: true })
  intent!: string | null;
}

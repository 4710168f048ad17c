import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Actor } from '#contracts';

/**
 * What payments and refunds have in common: an amount of an order's money that a gateway moves, the outcome of which
 * may be unknown until the gateway is queried again. The amount is minor units, as text.
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

  /** Identifies the call to the gateway. */
  @Column('uuid', { unique: true })
  idempotency_key!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  /** Of its outcome: not every write counts. */
  @Column('timestamptz', { default: () => 'now()' })
  updated_at!: Date;

  /** How often the gateway was queried for the outcome. */
  @Column('smallint', { default: () => '0' })
  asks!: number;

  /** When the gateway is queried next; null: no more. */
  @Column('timestamptz', { nullable: true, default: () => "now() + interval '1 minute'" })
  ask_at!: Date | null;

  /** The request with an Idempotency-Key that made it. */
  @Column('uuid', { nullable: true })
  intent!: string | null;
}

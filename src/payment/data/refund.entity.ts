import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Actor } from '#contracts';
import type { RefundView } from '../payment.types.js';

/** Money that goes back, or was to go back; the amount is minor units, as text. */
@Entity('refund')
export class RefundEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('int')
  order_id!: number;

  @Column('int', { nullable: true })
  payment_id!: number | null;

  @Column('text')
  method!: string;

  @Column('bigint')
  amount!: string;

  @Column('text')
  currency!: string;

  @Column('text')
  status!: RefundView['status'];

  /** The gateway's own id of it. */
  @Column('text', { nullable: true })
  refund_id!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;

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

  /** How often the gateway was asked about it. */
  @Column('smallint', { default: () => '0' })
  asks!: number;

  /** When the gateway is asked next; null: no more. */
  @Column('timestamptz', { nullable: true, default: () => "now() + interval '1 minute'" })
  ask_at!: Date | null;

  /** The request with an Idempotency-Key that made it. */
  @Column('uuid', { nullable: true })
  intent!: string | null;
}

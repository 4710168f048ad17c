import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Actor } from '#contracts';
import type { PaymentView } from '../payment.types.js';

/** One attempt to pay an order, or money that was booked; the amount is minor units, as text. */
@Entity('payment')
export class PaymentEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('int')
  order_id!: number;

  @Column('text')
  method!: string;

  /** The gateway's own id of it. */
  @Column('text', { nullable: true })
  transaction_id!: string | null;

  @Column('bigint')
  amount!: string;

  @Column('text')
  currency!: string;

  @Column('text')
  status!: PaymentView['status'];

  /** The bank's reference of the transfer. */
  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('timestamptz', { nullable: true })
  received_at!: Date | null;

  @Column('text', { nullable: true })
  note!: string | null;

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

  /** The transfer pays several orders; null without a reference. */
  @Column('boolean', { nullable: true })
  split!: boolean | null;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Actor } from '#contracts';

/** Money given back, or to be given back by hand (`recorded`). Written by the ledger alone. */
@Entity({ name: 'refund' })
export class RefundEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'order_id' })
  orderId!: number;

  /** The payment that is given back. */
  @Column({ type: 'int', name: 'payment_id', nullable: true })
  paymentId!: number | null;

  @Column({ type: 'text' })
  method!: string;

  /** Minor units of `currency`. */
  @Column({ type: 'bigint' })
  amount!: string;

  @Column({ type: 'text' })
  currency!: string;

  @Column({ type: 'text' })
  status!: 'pending' | 'recorded' | 'refunded' | 'failed';

  /** The gateway's own id of the refund. */
  @Column({ type: 'text', name: 'refund_id', nullable: true })
  refundId!: string | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ type: 'jsonb' })
  actor!: Actor;

  @Column({ type: 'uuid', name: 'idempotency_key', unique: true })
  idempotencyKey!: string;

  /** UUID of the request with an Idempotency-Key that made it; one request makes one row per payment. */
  @Column({ type: 'uuid', nullable: true })
  intent!: string | null;

  /** How often the shop asked about it by itself, since a person last tried. */
  @Column({ type: 'smallint' })
  asks!: number;

  /** While pending: when the shop asks next; null when it has given up. */
  @Column({ type: 'timestamptz', name: 'ask_at', nullable: true })
  askAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}

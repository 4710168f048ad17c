import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Actor } from '#contracts';

/** One payment of an order: an attempt at an online gateway, or money that was booked. Written by the ledger alone. */
@Entity({ name: 'payment' })
export class PaymentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'int', name: 'order_id' })
  orderId!: number;

  @Column({ type: 'text' })
  method!: string;

  @Column({ type: 'text', name: 'transaction_id', nullable: true })
  transactionId!: string | null;

  /** Minor units of `currency`. */
  @Column({ type: 'bigint' })
  amount!: string;

  @Column({ type: 'text' })
  currency!: string;

  @Column({ type: 'text' })
  status!: 'pending' | 'captured' | 'declined';

  /**
   * The bank's reference of the transfer; captured at most once per order, and on one order alone unless it is split.
   */
  @Column({ type: 'text', nullable: true })
  reference!: string | null;

  @Column({ type: 'timestamptz', name: 'received_at', nullable: true })
  receivedAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ type: 'jsonb' })
  actor!: Actor;

  @Column({ type: 'uuid', name: 'idempotency_key', unique: true })
  idempotencyKey!: string;

  /** UUID of the request with an Idempotency-Key that made it; a declined attempt leaves it free. */
  @Column({ type: 'uuid', nullable: true })
  intent!: string | null;

  /** Its reference is booked on several orders knowingly; null for payments without one, and of earlier versions. */
  @Column({ type: 'boolean', nullable: true })
  split!: boolean | null;

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

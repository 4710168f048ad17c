import { Column, Entity } from 'typeorm';
import type { Actor } from '#contracts';
import type { Contradiction } from '../gateway-call.types.js';
import type { Payment } from '../payment.types.js';
import type { ReservationOperation } from '../reservation.types.js';
import { MoneyMovement } from './money-movement.js';

/** An attempt to pay an order, or received money that was recorded. */
@Entity('payment')
export class PaymentEntity extends MoneyMovement {
  @Column('text')
  status!: Payment['status'];

  /** The gateway's id of the payment. */
  @Column('text', { nullable: true })
  transaction_id!: string | null;

  /** The bank's transaction id of the transfer. */
  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('timestamptz', { nullable: true })
  received_at!: Date | null;

  @Column('text', { nullable: true })
  note!: string | null;

  /** Whether the transfer pays several orders; null without a transaction id. */
  @Column('boolean', { nullable: true })
  split!: boolean | null;

  /** URL of the provider's page where the customer pays. */
  @Column('text', { nullable: true })
  redirect_url!: string | null;

  /** Contradiction between the attempt and the provider's last answer, for which nothing was recorded. */
  @Column('text', { nullable: true })
  contradiction!: Contradiction | null;

  /** Operation on the reserved money whose outcome is not known yet. */
  @Column('text', { nullable: true })
  operation!: ReservationOperation | null;

  /** Amount of a capture, in minor units. */
  @Column('bigint', { nullable: true })
  operation_amount!: string | null;

  /** Idempotency key of the operation's call to the gateway. */
  @Column('uuid', { nullable: true })
  operation_key!: string | null;

  @Column('jsonb', { nullable: true })
  operation_actor!: Actor | null;

  /** Intent of the request with an Idempotency-Key that began the last operation; kept after its outcome. */
  @Column('uuid', { nullable: true })
  operation_intent!: string | null;
}

import { Column, Entity } from 'typeorm';
import type { Actor } from '#contracts';
import type { Contradiction } from '../gateway-call.types.js';
import type { Payment } from '../payment.types.js';
import type { ReservationOperation } from '../reservation.types.js';
import { MoneyMovement } from './money-movement.js';

/** One attempt to pay an order, or money that was booked. */
@Entity('payment')
export class PaymentEntity extends MoneyMovement {
  @Column('text')
  status!: Payment['status'];

  /** The gateway's own id of it. */
  @Column('text', { nullable: true })
  transaction_id!: string | null;

  /** The bank's reference of the transfer. */
  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('timestamptz', { nullable: true })
  received_at!: Date | null;

  @Column('text', { nullable: true })
  note!: string | null;

  /** The transfer pays several orders; null without a reference. */
  @Column('boolean', { nullable: true })
  split!: boolean | null;

  /** Address of the provider's page where the customer pays. */
  @Column('text', { nullable: true })
  redirect_url!: string | null;

  /** What differs between the provider's last answer and the attempt; that answer booked nothing. */
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

  /** The request with an Idempotency-Key that began the last operation; kept after its outcome. */
  @Column('uuid', { nullable: true })
  operation_intent!: string | null;
}

import { Column, Entity } from 'typeorm';
import type { PaymentView } from '../payment.types.js';
import { MoneyMovement } from './money-movement.js';

/** One attempt to pay an order, or money that was booked. */
@Entity('payment')
export class PaymentEntity extends MoneyMovement {
  @Column('text')
  status!: PaymentView['status'];

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
}

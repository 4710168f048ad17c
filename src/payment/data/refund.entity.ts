import { Column, Entity } from 'typeorm';
import type { Refund } from '../refund.types.js';
import { MoneyMovement } from './money-movement.js';

/** A refund, or an attempt to make one. */
@Entity('refund')
export class RefundEntity extends MoneyMovement {
  @Column('text')
  status!: Refund['status'];

  @Column('int', { nullable: true })
  payment_id!: number | null;

  /** The gateway's id of the refund. */
  @Column('text', { nullable: true })
  refund_id!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;
}

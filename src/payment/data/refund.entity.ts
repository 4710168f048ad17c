import { Column, Entity } from 'typeorm';
import type { Refund, StoredGoods } from '../refund.types.js';
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

  /** UUID that all refunds of one request have. Null: the refund was made before the column existed. */
  @Column('uuid', { nullable: true })
  request!: string | null;

  /**
   * The pieces and the shipping costs that the request returns; the same in each of its refunds. Null: only an amount
   * is returned.
   */
  @Column('jsonb', { nullable: true })
  goods!: StoredGoods | null;

  /** Whether the customer is informed by mail. */
  @Column('boolean', { default: false })
  notify!: boolean;
}

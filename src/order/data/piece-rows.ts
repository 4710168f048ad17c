import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import type { RefundedPieces, WantedPieces } from '../domain/refunded-pieces.js';

/** SQL: updates all lines in one statement; limits the number to that of the line. */
const COUNT_REFUNDED = `
  UPDATE order_item i SET refunded = greatest(0, least(i.quantity, i.refunded + $3 * l.quantity)),
    refunded_amount = greatest(0, i.refunded_amount + $3 * l.amount)
  FROM jsonb_to_recordset($2::jsonb) AS l(id bigint, quantity int, amount bigint) WHERE i.id = l.id AND i.order_id = $1`;
/** SQL: updates all lines in one statement; the constraint of the table refuses pieces that were returned before. */
const COUNT_RESTOCKED = `
  UPDATE order_item i SET restocked = i.restocked + l.quantity
  FROM jsonb_to_recordset($2::jsonb) AS l(id bigint, quantity int) WHERE i.id = l.id AND i.order_id = $1`;
/** SQL: updates all lines of an order. */
const FORGET_REFUNDS = `UPDATE order_item SET refunded = 0, refunded_amount = 0, restocked = 0
  WHERE order_id = $1 AND refunded > 0`;

/** Numbers of refunded pieces of order lines, in transactions in which the order is locked. */
@Injectable()
export class PieceRows {
  /** @param sign -1: the refund was refused, and the pieces can be refunded again */
  async countRefunded(
    tx: Transaction,
    orderId: number,
    pieces: readonly RefundedPieces[],
    sign: 1 | -1,
  ): Promise<void> {
    const rows = pieces.map(({ orderItemId, quantity, amount }) => ({
      id: orderItemId,
      quantity,
      amount: String(amount.minor),
    }));
    await tx.query(COUNT_REFUNDED, [orderId, JSON.stringify(rows), sign]);
  }

  async countRestocked(tx: Transaction, orderId: number, pieces: readonly WantedPieces[]): Promise<void> {
    const rows = pieces.map(({ orderItemId, quantity }) => ({ id: orderItemId, quantity }));
    await tx.query(COUNT_RESTOCKED, [orderId, JSON.stringify(rows)]);
  }

  /** Counts no piece of the order as refunded or returned to stock. */
  async forgetRefunds(tx: Transaction, orderId: number): Promise<void> {
    await tx.query(FORGET_REFUNDS, [orderId]);
  }
}

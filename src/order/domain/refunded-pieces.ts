import { FieldErrors, Money, piecesAmount } from '#kernel';
import type { OrderLine, OrderRecord } from './order-record.js';

/** Pieces of an order line to refund. */
export interface WantedPieces {
  readonly orderItemId: number;
  readonly quantity: number;
  /** Whether the pieces return to stock. */
  readonly restock: boolean;
}

export interface RefundedPieces extends WantedPieces {
  /** The price paid, with tax. */
  readonly amount: Money;
}

/** Amount of a line with tax. */
export const grossOf = (
  { pricesIncludeTax }: Pick<OrderRecord, 'pricesIncludeTax'>,
  { total, tax }: OrderLine,
): Money => (pricesIncludeTax ? total : total.add(tax));

/**
 * Amounts of pieces that were not refunded yet. The pieces of a line add up to the line, in any order.
 * @throws 422 at `lines` for an unknown line, and for more pieces than are left of a line
 */
export function refundedPieces(
  order: OrderRecord,
  lines: readonly OrderLine[],
  wanted: readonly WantedPieces[],
): RefundedPieces[] {
  return wanted.map((piece) => {
    const line = lines.find(({ id }) => id === piece.orderItemId);
    if (!line) throw new FieldErrors({ lines: [{ key: 'order.errors.unknown_line' }] });
    const left = line.quantity - line.refunded;
    if (piece.quantity > left)
      throw new FieldErrors({ lines: [{ key: 'order.errors.too_many_pieces', args: { name: line.name, left } }] });
    const rest = Money.max(grossOf(order, line).subtract(line.refundedAmount), Money.zero(order.currency));
    return { ...piece, amount: Money.of(piecesAmount(rest.minor, left, piece.quantity), order.currency) };
  });
}

/** The stock that the order still holds, by line: the pieces that no refund has returned to stock. */
export const heldPieces = (lines: readonly OrderLine[]): OrderLine[] =>
  lines
    .filter(({ quantity, restocked }) => quantity > restocked)
    .map((line) => ({ ...line, quantity: line.quantity - line.restocked }));

import type { StockLine, StockReason } from '../domain/sellable.js';

/** Quantities are checked here as well: a negative one would turn taking into giving. */
export function checkQuantities(lines: readonly StockLine[]): void {
  for (const { quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError('A stock line has a quantity of at least 1.');
  }
}

/** Parameters of the statements for any number of lines. */
export function stockValues(lines: readonly StockLine[], why: StockReason): unknown[] {
  checkQuantities(lines);
  return [
    lines.map(({ productId }) => productId),
    lines.map(({ variantId }) => variantId),
    lines.map(({ quantity }) => quantity),
    ...reasonValues(why),
  ];
}

/** The reason, the actor, and the order unless it is the new one. */
export const reasonValues = ({ reason, actor, orderId }: StockReason): unknown[] => [
  reason,
  JSON.stringify(actor),
  ...(orderId === 'new' ? [] : [orderId]),
];

/**
 * The order's place in a statement whose last parameter is $`last`, and a word for the statement's name. The new order is
 * named by its sequence, so that the statement can be sent together with the one that inserts the order.
 */
export const orderOf = ({ orderId }: StockReason, last: number): { order: string; suffix: string } =>
  orderId === 'new'
    ? { order: "currval('shop_order_id_seq')::int", suffix: '_new_order' }
    : { order: `$${last}::int`, suffix: '' };

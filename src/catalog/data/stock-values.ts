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

/** The reason, the actor, and the order when it is no expression. */
export const reasonValues = ({ reason, actor, orderId }: StockReason): unknown[] => [
  reason,
  JSON.stringify(actor),
  ...(isExpression(orderId) ? [] : [orderId]),
];

/** The order's place in a statement whose last parameter is $`last`, and a word for the statement's name. */
export const orderOf = ({ orderId }: StockReason, last: number): { order: string; suffix: string } =>
  isExpression(orderId)
    ? { order: orderId.sql, suffix: `_${orderId.sql.replace(/\W+/g, '_')}` }
    : { order: `$${last}::int`, suffix: '' };

const isExpression = (orderId: StockReason['orderId']): orderId is { sql: string } =>
  typeof orderId === 'object' && orderId !== null;

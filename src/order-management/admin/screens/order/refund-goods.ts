import { currencyDigits } from '#panel';
import { minor } from './amounts.js';
import type { Line, Order } from './order.js';

/** Number of pieces to refund by the id of the line. */
export type Pieces = Readonly<Record<number, number>>;

/** Pieces of a line that were not refunded yet. */
export const piecesLeft = ({ quantity, refunded_quantity: refunded }: Line): number => quantity - refunded;

/** The price with tax of the pieces, as the API calculates it. */
export function piecesPrice(order: Order, line: Line, quantity: number): number {
  const { currency, prices_include_tax: includes } = order;
  const left = piecesLeft(line);
  const gross = minor(line.total, currency) + (includes ? 0 : minor(line.tax, currency));
  const rest = gross - minor(line.refunded_amount, currency);
  const remainder = rest % left;
  const price = ((rest - remainder) / left) * quantity + Math.min(quantity, remainder);
  return price / 10 ** currencyDigits(currency);
}

/** The part of the shipping cost, with its tax, that was not refunded yet. */
export function shippingLeft(order: Order): number {
  const { shipping, shipping_tax: tax, prices_include_tax: includes, refunds, currency } = order;
  const paid = minor(shipping, currency) + (includes ? 0 : minor(tax, currency));
  const before = refunds.filter(({ status }) => status !== 'failed');
  const left = before.reduce((rest, one) => rest - minor(one.shipping, currency), paid);
  return Math.max(left, 0) / 10 ** currencyDigits(currency);
}

/** The sum of pieces and shipping costs. */
export function goodsPrice(order: Order, pieces: Pieces, shipping: number): number {
  const { currency } = order;
  const sum = order.items.reduce(
    (all, line) => {
      const quantity = pieces[line.id] ?? 0;
      return quantity > 0 ? all + minor(piecesPrice(order, line, quantity), currency) : all;
    },
    minor(shipping, currency),
  );
  return sum / 10 ** currencyDigits(currency);
}

import type { Language, Money } from '#kernel';
import type { CheckoutCart } from '../../cart/index.js';
import { lineView, type AttributeText, type WrongQuantity } from './line-view.js';

/** The cart for its page: amounts and numbers as the reader reads them. */
export function cartPageView(cart: CheckoutCart, inWords: AttributeText, language: Language, wrong: WrongQuantity | null) {
  const { lines, quotes, quote, totals, country } = cart;
  const money = (amount: Money): string => amount.format(language);
  return {
    isEmpty: lines.length === 0,
    lines: lines.map((line) => lineView(line, inWords, language, wrong)),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    /** Whether an order could be made of it as it is. */
    ready: lines.every(({ problem }) => problem === null),
    country,
    quotes: quotes.map(({ key, title, cost, deliveryTime, carrier }) => ({
      key, title, cost: cost.isZero() ? null : money(cost), deliveryTime, carrier: carrier ?? '', chosen: key === quote?.key,
    })),
    subtotal: money(totals.subtotal),
    shipping: quote && (totals.shipping.isZero() ? 'free' : money(totals.shipping)),
    tax: totals.tax.isPositive() ? money(totals.tax) : null,
    pricesIncludeTax: totals.pricesIncludeTax,
    total: money(totals.total),
  };
}

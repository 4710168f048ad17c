import type { Language, Money } from '#kernel';
import type { CheckoutCart } from '../../cart/index.js';

/** Says a variant's attributes as people do. */
export type AttributeText = (attributes: Readonly<Record<string, string>>) => string;

/** The cart as the checkout's page shows it: amounts formatted for the reader. */
export function cartView({ lines, quotes, quote, totals, country }: CheckoutCart, inWords: AttributeText, language: Language) {
  const money = (amount: Money): string => amount.format(language);
  return {
    isEmpty: lines.length === 0,
    needsMending: lines.some(({ problem }) => problem !== null && problem !== 'amount_too_large'),
    lines: lines.map(({ sellable, quantity, total, sentences, problem }) => ({
      name: sellable.name, image: sellable.image, quantity, sentences, cannotBeBought: problem !== null,
      attributes: inWords(sellable.attributes),
      price: money(sellable.price), total: money(total),
    })),
    quotes: quotes.map(({ key, title, cost, deliveryTime, carrier }) => ({
      key, title, cost: cost.isZero() ? null : money(cost), deliveryTime, carrier: carrier ?? '', chosen: key === quote?.key,
    })),
    country,
    subtotal: money(totals.subtotal), shipping: totals.shipping.isZero() ? null : money(totals.shipping), total: money(totals.total),
    tax: totals.tax.isPositive() ? money(totals.tax) : null,
    pricesIncludeTax: totals.pricesIncludeTax,
  };
}

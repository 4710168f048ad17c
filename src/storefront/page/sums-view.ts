import type { Language, Money } from '#kernel';
import type { CheckoutCart } from '../../cart/index.js';

/** Formats a variant's attributes as text. */
export type AttributeText = (attributes: Readonly<Record<string, string>>) => string;

/** Totals of a cart and its shipping methods, with formatted amounts. `shipping`: null if it is free. */
export function sumsView({ quotes, quote, totals, country, taxOfPrices }: CheckoutCart, language: Language) {
  const money = (amount: Money): string => amount.format(language);
  const costOf = (cost: Money): string | null => (cost.isZero() ? null : money(cost));
  return {
    country,
    quotes: quotes.map(({ key, title, cost, deliveryTime, carrier, pickupPoint, requires }) => ({
      key,
      title,
      cost: costOf(cost),
      deliveryTime,
      carrier: carrier ?? '',
      pickupPoint,
      needsAddress: requires.address,
      chosen: key === quote?.key,
    })),
    isCollected: quote?.isCollected ?? false,
    subtotal: money(totals.subtotal),
    shipping: costOf(totals.shipping),
    total: money(totals.total),
    tax: totals.tax.isPositive() ? money(totals.tax) : null,
    pricesIncludeTax: totals.pricesIncludeTax,
    taxOfPrices,
  };
}

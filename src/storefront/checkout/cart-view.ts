import type { Language } from '#kernel';
import type { CheckoutCart } from '../../cart/index.js';
import { countryName } from '../page/countries.js';
import { sumsView, type AttributeText } from '../page/sums-view.js';

/** The cart for the checkout page, with formatted amounts. */
export function cartView(cart: CheckoutCart, attributeText: AttributeText, language: Language) {
  const { lines, quote, country } = cart;
  return {
    ...sumsView(cart, language),
    shownTotal: cart.totals.total.toString(),
    isEmpty: lines.length === 0,
    isOrderable: lines.some(({ problem }) => problem === null),
    way: quote?.title ?? null,
    countryName: country && countryName(country, language),
    needsRepair: lines.some(({ problem }) => problem !== null && problem !== 'amount_too_large'),
    lines: lines.map(({ sellable, name, quantity, total, sentences, problem }) => ({
      name,
      isGone: sellable.name === '',
      image: sellable.image,
      quantity,
      sentences,
      cannotBeBought: problem !== null,
      attributes: attributeText(sellable.attributes),
      price: sellable.price.format(language),
      total: total.format(language),
    })),
  };
}

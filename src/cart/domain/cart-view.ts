import { Money } from '#kernel';
import type { Sellable } from '../../catalog/index.js';
import type { Cart } from '../data/cart-rows.js';
import type { PricedLine } from './price-lines.js';
import type { Totals } from './totals.js';

/** Says a sentence in the reader's language. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

/** What a line shows of its product. Amounts are JSON numbers in the cart's currency. */
const productOf = ({ productId, name, alias, link, image, price, oldPrice, sku, inStock, attributes }: Sellable) => ({
  id: productId,
  title: name,
  name,
  alias,
  link,
  image,
  price: price.toNumber(),
  old_price: oldPrice?.toNumber() ?? null,
  sku,
  in_stock: inStock,
  attributes,
});

const seenPrice = ({ line, total }: PricedLine): Money => Money.of(line.priceSeen, total.currency);
const isChanged = (priced: PricedLine): boolean =>
  priced.sellable.unavailable !== 'unknown' && !priced.sellable.price.equals(seenPrice(priced));

/** What a buyer should know of a line: why it cannot be bought, that its price changed. */
export function lineSentences(priced: PricedLine, say: Say, format: (money: Money) => string): string[] {
  const { sellable, problem } = priced;
  return [
    ...(problem
      ? [say(`cart.unavailable.${problem}`, { available: sellable.inStock, limit: sellable.maxQuantity })]
      : []),
    ...(isChanged(priced)
      ? [say('cart.price_changed', { from: format(seenPrice(priced)), to: format(sellable.price) })]
      : []),
  ];
}

function itemView(priced: PricedLine, say: Say, format: (money: Money) => string) {
  const { line, sellable, problem, total } = priced;
  const { productId, variantId, quantity } = line;
  const sentences = lineSentences(priced, say, format);
  return {
    id: line.itemId,
    product_id: productId,
    variant_id: variantId,
    product: productOf(sellable),
    quantity,
    price: sellable.price.toNumber(),
    total: total.toNumber(),
    price_changed: isChanged(priced) ? { from: seenPrice(priced).toNumber(), to: sellable.price.toNumber() } : null,
    unavailable: problem,
    max_quantity: sellable.maxQuantity,
    ...(sentences.length > 0 && { message: sentences.join(' ') }),
  };
}

export const countOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { line }) => sum + line.quantity, 0);

/** The cart as it leaves: decisions §5. `cart` is null for a caller who has none yet. */
export function cartView(
  cart: Cart | null,
  lines: readonly PricedLine[],
  totals: Totals,
  say: Say,
  format: (money: Money) => string,
) {
  return {
    ...(cart && { id: Number(cart.cartId) }),
    items: lines.map((line) => itemView(line, say, format)),
    subtotal: totals.subtotal.toNumber(),
    tax: totals.tax.toNumber(),
    shipping: totals.shipping.toNumber(),
    total: totals.total.toNumber(),
    currency: totals.total.currency,
    prices_include_tax: totals.pricesIncludeTax,
    count: countOf(lines),
    shipping_method: cart?.shippingMethod ?? null,
    shipping_country: cart?.shippingCountry ?? null,
  };
}

/** The product of a client callback: amounts are texts there (service document, "Client callbacks"). */
export const callbackProduct = (sellable: Sellable) => ({
  ...productOf(sellable),
  variant_id: sellable.variantId,
  price: sellable.price.toString(),
  old_price: sellable.oldPrice?.toString() ?? null,
});

export const miniCart = (lines: readonly PricedLine[], { total }: Totals) => ({
  count: countOf(lines),
  total: total.toString(),
  currency: total.currency,
});

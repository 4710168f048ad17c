import type { Language } from '#kernel';
import type { CheckoutLine } from '../../cart/index.js';
import { mostOf, type Sellable } from '../../catalog/index.js';
import type { AttributeText } from '../page/sums-view.js';

/** A refused quantity, as typed. */
export interface WrongQuantity {
  readonly itemId: number;
  readonly entry: string;
  readonly error: string;
}

/** '' if the product no longer has a page. */
export const pageOf = ({ alias, unavailable }: Sellable): string =>
  unavailable === 'unknown' || unavailable === 'unpublished' ? '' : `/product/${alias}`;

/** A product or variant for the cart and the fast order. */
export const sellableView = (sellable: Sellable, attributeText: AttributeText, language: Language) => ({
  productId: sellable.productId,
  variantId: sellable.variantId,
  name: sellable.name,
  page: pageOf(sellable),
  image: sellable.image,
  attributes: attributeText(sellable.attributes),
  price: sellable.price.format(language),
  oldPrice: sellable.oldPrice?.format(language) ?? null,
  available: mostOf(sellable),
});

/** A line of the cart. `less` and `more` are the quantities of its buttons; null if they are disabled. */
export function lineView(
  line: CheckoutLine,
  attributeText: AttributeText,
  language: Language,
  wrong: WrongQuantity | null,
) {
  const { itemId, sellable, name, quantity, problem, total, sentences } = line;
  const refused = wrong?.itemId === itemId ? wrong : null;
  const most = mostOf(sellable);
  return {
    ...sellableView(sellable, attributeText, language),
    itemId,
    name,
    isGone: sellable.name === '',
    quantity,
    sentences,
    needsChoice: problem === 'variant_required' || problem === 'variant_unknown',
    changeable: most > 0,
    entry: refused?.entry ?? String(quantity),
    error: refused?.error ?? null,
    less: quantity > 1 && most > 0 ? Math.min(quantity - 1, most) : null,
    more: quantity < most ? quantity + 1 : null,
    total: problem === null ? total.format(language) : null,
  };
}

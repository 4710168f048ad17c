import { Money, type Language } from '#kernel';
import type { ProductCard } from '../../catalog/index.js';
import { starHalves } from './star-halves.js';

/** A product in a list, for the template `storefront/parts/tile`. Amounts are texts. */
export interface ProductTile {
  readonly id: number;
  readonly name: string;
  /** Path below BASE_URL. */
  readonly link: string;
  readonly image: string | null;
  readonly short: string;
  /** The lowest price of the product or its variants. */
  readonly price: string;
  /** Whether some of its variants cost more. */
  readonly isFrom: boolean;
  /** The price as a decimal, e.g. "19.99". */
  readonly amount: string;
  readonly oldPrice: string | null;
  readonly inStock: number;
  readonly soldOut: boolean;
  readonly hasVariants: boolean;
  /** "4.6"; null without reviews. */
  readonly rating: string | null;
  readonly reviews: number;
  /** Filled halves of five stars, 0 to 10. */
  readonly halves: number;
}

export function productTile(card: ProductCard, language: Language): ProductTile {
  const money = (amount: number): Money => Money.parse(amount, card.currency);
  return {
    id: card.id,
    name: card.name,
    link: `/product/${card.alias}`,
    image: card.image,
    short: card.short_description,
    price: money(card.price_from).format(language),
    isFrom: card.price_from < card.price_to,
    amount: money(card.price_from).toString(),
    oldPrice: card.old_price === null || card.price_from !== card.price ? null : money(card.old_price).format(language),
    inStock: card.in_stock,
    soldOut: card.in_stock < 1,
    hasVariants: card.has_variants,
    rating: card.reviewsCount > 0 ? numberIn(language).format(card.averageRating) : null,
    reviews: card.reviewsCount,
    halves: starHalves(card.averageRating),
  };
}

const numbers = new Map<Language, Intl.NumberFormat>();

function numberIn(language: Language): Intl.NumberFormat {
  const known =
    numbers.get(language) ?? new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  numbers.set(language, known);
  return known;
}

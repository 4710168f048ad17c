import { dateText, type Language } from '#kernel';
import type { ProductDetail } from '../../catalog/index.js';
import { starHalves } from '../page/star-halves.js';

/** Number of reviews per page, the same as in a product's details. */
export const REVIEWS_AT_ONCE = 5;

type Review = ProductDetail['reviews'][number];

export interface ReviewsView {
  readonly total: number;
  /** Formatted average, e.g. "4.6". */
  readonly average: string;
  /** Filled halves of stars, 0 to 10. */
  readonly halves: number;
  /** Five stars first; `share` in percent. */
  readonly counts: Array<{ stars: number; count: number; share: number }>;
  readonly items: Array<
    Pick<Review, 'id' | 'name' | 'rating' | 'text'> & { verified: boolean } & {
      date: string;
      datetime: string;
      halves: number;
    }
  >;
  readonly page: number;
  readonly pages: number;
}

export const reviewPages = (total: number): number => Math.max(1, Math.ceil(total / REVIEWS_AT_ONCE));

/** @param counts numbers of approved reviews, beginning with one star */
export function reviewsView(
  product: Pick<ProductDetail, 'reviewsCount' | 'averageRating'>,
  items: readonly Review[],
  counts: readonly number[],
  page: number,
  language: Language,
  timeZone: string,
): ReviewsView {
  const total = product.reviewsCount;
  return {
    total,
    page,
    pages: reviewPages(total),
    average: new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      product.averageRating,
    ),
    halves: starHalves(product.averageRating),
    counts: counts
      .map((count, index) => ({ stars: index + 1, count, share: total > 0 ? Math.round((count * 100) / total) : 0 }))
      .reverse(),
    items: items.map(({ id, name, rating, text, verified_purchase: verified, created_at: at }) => ({
      id,
      name,
      rating,
      text,
      verified,
      halves: rating * 2,
      date: dateText(new Date(at), language, timeZone),
      datetime: at.slice(0, 10),
    })),
  };
}

import { Money } from '#kernel';
import type { ProductDetail } from '../../catalog/index.js';

const available = (pieces: number): string => `https://schema.org/${pieces > 0 ? 'InStock' : 'OutOfStock'}`;
const decimal = (price: number, currency: string): string => Money.parse(price, currency).toString();

/** schema.org Product with its price, pictures and ratings. */
export function productData(product: ProductDetail, description: string, baseUrl: string): object {
  const { name, sku, images, link, reviewsCount, averageRating, reviews } = product;
  return {
    '@type': 'Product',
    name,
    url: link,
    ...(description && { description }),
    ...(sku && { sku }),
    ...(images.length > 0 && { image: images.map(({ image }) => new URL(image, `${baseUrl}/`).href) }),
    offers: offers(product),
    ...(reviewsCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageRating,
        reviewCount: reviewsCount,
        bestRating: 5,
        worstRating: 1,
      },
      review: reviews.map(({ name: author, rating, text, created_at: at }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: at.slice(0, 10),
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
      })),
    }),
  };
}

function offers({ variants, price, currency, link, in_stock: pieces }: ProductDetail): object {
  const offer = { '@type': 'Offer', priceCurrency: currency, itemCondition: 'https://schema.org/NewCondition' };
  if (variants.length === 0)
    return { ...offer, price: decimal(price, currency), availability: available(pieces), url: link };
  const prices = variants.map((variant) => variant.price);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    url: link,
    availability: available(pieces),
    offerCount: variants.length,
    lowPrice: decimal(Math.min(...prices), currency),
    highPrice: decimal(Math.max(...prices), currency),
    offers: variants.map(({ id, sku, price: own, in_stock: left }) => ({
      ...offer,
      ...(sku && { sku }),
      price: decimal(own, currency),
      availability: available(left),
      url: `${link}?variant=${id}`,
    })),
  };
}

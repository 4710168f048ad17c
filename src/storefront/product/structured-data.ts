import { Money } from '#kernel';
import type { TaxOfPrices } from '../../cart/index.js';
import type { ProductDetail } from '../../catalog/index.js';

const available = (pieces: number): string => `https://schema.org/${pieces > 0 ? 'InStock' : 'OutOfStock'}`;

interface Sold {
  readonly price: number;
  readonly inStock: number;
  readonly url: string;
}

/**
 * schema.org Product with its price, pictures and ratings. A product with variants is a ProductGroup, as merchant
 * listings of search engines require.
 */
export function productData(
  product: ProductDetail,
  description: string,
  baseUrl: string,
  taxOfPrices: TaxOfPrices,
): object {
  const { id, name, sku, images, link, variants, price, in_stock: inStock, currency } = product;
  const address = (image: string): string => new URL(image, `${baseUrl}/`).href;
  const offered = (sold: Sold): object => ({ offers: offer(sold, currency, taxOfPrices) });
  const common = {
    name,
    url: link,
    ...(description && { description }),
    ...(sku && { sku }),
    ...(images.length > 0 && { image: images.map(({ image }) => address(image)) }),
    ...ratings(product),
  };
  if (variants.length === 0) return { '@type': 'Product', ...common, ...offered({ price, inStock, url: link }) };
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: sku ?? String(id),
    variesBy: [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes).map(propertyOf)))],
    hasVariant: variants.map(({ id: variant, sku: own, image, attributes, price: costs, in_stock: left }) => ({
      '@type': 'Product',
      name: `${name}, ${Object.values(attributes).join(', ')}`,
      ...(description && { description }),
      ...(own && { sku: own }),
      ...((image ?? images[0]) && { image: address(image ?? images[0]!.image) }),
      ...properties(attributes),
      ...offered({ price: costs, inStock: left, url: `${link}?variant=${variant}` }),
    })),
  };
}

/** Attributes that have their own properties in schema.org. */
const OWN_PROPERTIES = ['color', 'size', 'material', 'pattern'];

const propertyOf = (attribute: string): string => {
  const property = attribute.toLowerCase();
  return OWN_PROPERTIES.includes(property) ? `https://schema.org/${property}` : attribute;
};

function properties(attributes: Readonly<Record<string, string>>): object {
  const isOwn = ([name]: [string, string]): boolean => OWN_PROPERTIES.includes(name.toLowerCase());
  const others = Object.entries(attributes).filter((one) => !isOwn(one));
  return {
    ...Object.fromEntries(
      Object.entries(attributes)
        .filter(isOwn)
        .map(([name, value]) => [name.toLowerCase(), value]),
    ),
    ...(others.length > 0 && {
      additionalProperty: others.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
    }),
  };
}

const ratings = ({ reviewsCount, averageRating, reviews }: ProductDetail): object =>
  reviewsCount > 0
    ? {
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
      }
    : {};

function offer({ price, inStock, url }: Sold, currency: string, taxOfPrices: TaxOfPrices): object {
  const amount = { price: Money.parse(price, currency).toString(), priceCurrency: currency };
  return {
    '@type': 'Offer',
    ...amount,
    itemCondition: 'https://schema.org/NewCondition',
    availability: available(inStock),
    url,
    // The specification is omitted if the shop charges no tax.
    ...(taxOfPrices && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...amount,
        valueAddedTaxIncluded: taxOfPrices === 'included',
      },
    }),
  };
}

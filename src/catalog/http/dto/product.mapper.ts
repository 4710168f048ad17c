import { Money } from '#kernel';
import type { ProductDraft } from '../../domain/product-draft.js';
import type { CreateProductBody, UpdateProductBody } from './product.dto.js';

const minor = (amount: number, currency: string): string => Money.parse(amount, currency).minor.toString();

const optionalMinor = (amount: number | null | undefined, currency: string): string | null | undefined =>
  typeof amount === 'number' ? minor(amount, currency) : amount;

const flag = (value: unknown): boolean | undefined => (value === undefined ? undefined : value === 1 || value === true);

/** Converts a request body to changes of a product: amounts become minor units, category 0 becomes none. */
export function productDraft(body: CreateProductBody | UpdateProductBody, currency: string): ProductDraft {
  const {
    price_regular: regular,
    price_special: special,
    published,
    featured,
    attributes,
    variants,
    translations,
    ...rest
  } = body;
  return {
    ...rest,
    name: rest.name?.trim(),
    category: rest.category === 0 ? null : rest.category,
    price_regular: optionalMinor(regular, currency) ?? undefined,
    price_special: optionalMinor(special, currency),
    published: flag(published),
    featured: flag(featured),
    translations: translations && { ...translations },
    attributes: attributes?.map(({ price_modifier: modifier, ...attribute }) => ({
      ...attribute,
      price_modifier: optionalMinor(modifier, currency) ?? undefined,
    })),
    variants: variants?.map(({ price, ...variant }) => ({ ...variant, price: optionalMinor(price, currency) })),
  };
}

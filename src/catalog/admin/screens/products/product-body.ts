import { LANGUAGES, type Sent } from '#panel';
import { TEXT_NAMES, type Product } from './product.js';
import { isOwn, type ProductValues } from './product-values.js';

/**
 * The body of `POST /api/products` and `PUT /api/products/{id}`. For an existing product no stock is sent, so that
 * sales made while the form was open are kept.
 */
export function bodyOf(values: ProductValues, product: Product | null): Sent<'createProduct'> & Sent<'updateProduct'> {
  const variants = values.variants.filter(({ removed }) => !removed);
  return {
    ...textsOf(values, product),
    ...(values.alias.trim() !== '' && { alias: values.alias.trim() }),
    sku: values.sku.trim() || null,
    category: values.category === '' ? null : Number(values.category),
    price_regular: values.price_regular,
    price_special: values.price_special,
    max_quantity: values.max_quantity,
    tax_class: values.tax_class,
    published: values.published ? 1 : 0,
    featured: values.featured ? 1 : 0,
    position: values.position ?? 0,
    custom_fields: values.custom_fields.trim() === '' ? null : JSON.parse(values.custom_fields),
    images: values.images.map(({ image, alt }, sort) => ({ image, alt, sort })),
    attributes: values.attributes.map(({ attribute, value, price_modifier: modifier }) => ({
      attribute,
      value,
      price_modifier: modifier ?? 0,
    })),
    ...((product || variants.length > 0) && {
      variants: variants.map(({ id, sku, attributes, price, in_stock: stock, image }) => ({
        ...(id === null ? { in_stock: stock ?? 0 } : { id }),
        sku: sku.trim() || null,
        attributes,
        price,
        // A picture that was removed from the product is also removed from its variants.
        image: values.images.some((one) => one.image === image) ? image : null,
      })),
    }),
    ...(!product && variants.length === 0 && { in_stock: values.in_stock ?? 0 }),
  };
}

function textsOf({ texts }: ProductValues, product: Product | null): Record<string, unknown> {
  const own: Record<string, string> = {};
  const translations: Record<string, Record<string, string | null>> = {};
  for (const language of LANGUAGES) {
    for (const name of TEXT_NAMES) {
      const text = texts[language][name];
      if (isOwn(product, language, name)) own[name] = text;
      else translations[language] = { ...translations[language], [name]: text.trim() === '' ? null : text };
    }
  }
  return { ...own, translations };
}

/** Whether the custom fields are valid for the API: a JSON object, or empty. */
export function isJsonObject(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read);
  } catch {
    return false;
  }
}

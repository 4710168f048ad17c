import { newRowKey, session, type Language } from '#panel';
import type { Product, TextName, Texts } from './product.js';

export interface ImageValue {
  readonly key: string;
  readonly image: string;
  readonly alt: string;
}

export interface AttributeValue {
  readonly key: string;
  readonly attribute: string;
  readonly value: string;
  readonly price_modifier: number | null;
}

export interface VariantValue {
  readonly key: string;
  /** Absent for a new variant. */
  readonly id: number | null;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: number | null;
  /** Initial stock of a new variant. For an existing one it is only shown, because it changes only by corrections. */
  readonly in_stock: number | null;
  /** URL of the variant's picture, which is one of the product's pictures; null if the variant has none of its own. */
  readonly image: string | null;
  /** The variant is removed when the product is saved. */
  readonly removed: boolean;
}

/** Values of the form. Texts are grouped by language; empty numbers are null. */
export interface ProductValues {
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly alias: string;
  readonly sku: string;
  readonly category: string;
  readonly price_regular: number | null;
  readonly price_special: number | null;
  readonly in_stock: number | null;
  readonly max_quantity: number | null;
  readonly tax_class: Product['tax_class'];
  readonly published: boolean;
  readonly featured: boolean;
  readonly position: number | null;
  /** JSON text, as typed. */
  readonly custom_fields: string;
  readonly images: readonly ImageValue[];
  readonly attributes: readonly AttributeValue[];
  readonly variants: readonly VariantValue[];
}

const NO_TEXTS: Texts = { name: '', short_description: '', description: '' };

export const EMPTY: ProductValues = {
  texts: { en: NO_TEXTS, uk: NO_TEXTS, ru: NO_TEXTS },
  alias: '',
  sku: '',
  category: '',
  price_regular: null,
  price_special: null,
  in_stock: null,
  max_quantity: null,
  tax_class: 'standard',
  published: true,
  featured: false,
  position: 0,
  custom_fields: '',
  images: [],
  attributes: [],
  variants: [],
};

/**
 * Whether a text in this language is the product's own text: it is in the shop's language, unless there is a
 * translation into it, which takes precedence.
 */
export const isOwn = (product: Product | null, language: Language, name: TextName): boolean =>
  language === session.shop.language && !product?.translations[language]?.[name];

export function valuesOf(product: Product): ProductValues {
  const textOf = (language: Language, name: TextName): string =>
    isOwn(product, language, name) ? product.own[name] : (product.translations[language]?.[name] ?? '');
  const textsIn = (language: Language): Texts => ({
    name: textOf(language, 'name'),
    short_description: textOf(language, 'short_description'),
    description: textOf(language, 'description'),
  });
  return {
    texts: { en: textsIn('en'), uk: textsIn('uk'), ru: textsIn('ru') },
    alias: product.alias,
    sku: product.sku ?? '',
    category: product.category === null ? '' : String(product.category),
    price_regular: product.price_regular,
    price_special: product.price_special,
    in_stock: product.in_stock,
    max_quantity: product.max_quantity,
    tax_class: product.tax_class,
    published: product.published === 1,
    featured: product.featured === 1,
    position: product.position,
    custom_fields: product.custom_fields === null ? '' : JSON.stringify(product.custom_fields, null, 2),
    images: product.images.map(({ image, alt }) => ({ key: newRowKey(), image, alt })),
    attributes: product.attributes.map(({ attribute, value, price_modifier: modifier }) => ({
      key: newRowKey(),
      attribute,
      value,
      price_modifier: modifier || null,
    })),
    variants: product.variants.map(({ id, sku, attributes, own_price: price, in_stock: stock, image }) => ({
      key: newRowKey(),
      id,
      sku: sku ?? '',
      attributes,
      price,
      in_stock: stock,
      image,
      removed: false,
    })),
  };
}

/** A copy of the product: hidden, without stock, and without what must be unique. */
export function copyOf(product: Product): ProductValues {
  const values = valuesOf(product);
  return {
    ...values,
    alias: '',
    sku: '',
    in_stock: null,
    published: false,
    variants: values.variants.map((variant) => ({ ...variant, id: null, sku: '', in_stock: null })),
  };
}

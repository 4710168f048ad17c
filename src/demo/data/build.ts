import type { DemoCategory, DemoImage, DemoProduct, DemoVariant, Text3 } from '../types.js';
import { attributeTexts } from './attribute-texts.js';

export const t = (en: string, uk: string, ru: string): Text3 => ({ en, uk, ru });

const mediaPath = (picture: string): string => `/media/demo/${picture}.svg`;

/** A category with its own picture. */
export const category = (
  alias: string,
  parent: string | null,
  position: number,
  name: Text3,
  description: Text3,
): DemoCategory => ({ alias, parent, name, description, position, picture: mediaPath(`category-${alias}`) });

/** A product as it is written by hand: attributes as a map, pictures by their names, no sums. */
export interface ProductDraft extends Omit<DemoProduct, 'attributes' | 'images' | 'stock'> {
  attributes: Record<string, string>;
  /** Extra charge by attribute, decimal strings in EUR. */
  modifiers?: Record<string, string>;
  /** Names as `teapot-moss`; the first is the main picture. */
  pictures: [string, ...string[]];
  /** Pieces; left out where the variants carry the stock. */
  stock?: number;
}

export function product({ attributes, modifiers = {}, pictures, stock, ...rest }: ProductDraft): DemoProduct {
  return {
    ...rest,
    ...(rest.variants && { variants: rest.variants.map((one) => ({ ...one, ...pictureOf(one, pictures) })) }),
    stock: stock ?? (rest.variants ?? []).reduce((sum, variant) => sum + variant.stock, 0),
    attributes: Object.entries(attributes).map(([attribute, value]) => {
      const priceModifier = modifiers[attribute];
      return priceModifier === undefined ? { attribute, value } : { attribute, value, priceModifier };
    }),
    images: pictures.map((picture, index) => image(rest.name, picture, index)),
  };
}

/** The picture in the variant's color, unless the variant names its picture. */
function pictureOf({ attributes, image }: DemoVariant, pictures: readonly string[]): { image?: string } {
  const picture = pictures.find((one) => attributes['color'] && one.endsWith(`-${attributes['color']}`));
  return image === undefined && picture ? { image: mediaPath(picture) } : {};
}

/** One variant; `price` only where it differs from the product's. */
export const variant = (sku: string, attributes: Record<string, string>, stock: number, price?: string): DemoVariant =>
  price === undefined ? { sku, attributes, stock } : { sku, attributes, stock, price };

/** What a second picture shows when it is another thing than the product itself. */
const details: Record<string, Text3> = {
  sprig: t('leaves', 'листя', 'листья'),
  blossom: t('blossom', 'цвіт', 'цветки'),
  tin: t('the tin', 'бляшанка', 'банка'),
};

/** Further pictures show a detail or another color, and their description names it. */
function image(name: Text3, picture: string, index: number): DemoImage {
  const [motif = '', tone = ''] = picture.split('-');
  const more = index === 0 ? undefined : (details[motif] ?? attributeTexts[tone]);
  const alt = more ? t(`${name.en}, ${more.en}`, `${name.uk}, ${more.uk}`, `${name.ru}, ${more.ru}`) : name;
  return { image: mediaPath(picture), alt };
}

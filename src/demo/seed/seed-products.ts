import { Money } from '#kernel';
import { refreshOffers } from '../../catalog/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { DemoProduct } from '../types.js';
import { translations } from './translations.js';

/** Stores products with their data, which refers to them by alias, because the database assigns the ids. */
export async function seedProducts(
  tx: Transaction,
  products: readonly DemoProduct[],
  currency: string,
  picture: (path: string) => string,
): Promise<void> {
  const minor = (amount: string | undefined): string | null =>
    amount === undefined ? null : shopAmount(amount, currency);
  await tx.query(PRODUCTS, [
    JSON.stringify(
      products.map((product, position) => ({
        alias: product.alias,
        sku: product.sku,
        category: product.category,
        position,
        name: product.name.en,
        description: product.description.en,
        short_description: product.short.en,
        price_regular: minor(product.price),
        price_special: minor(product.special),
        in_stock: product.stock,
        has_variants: product.variants !== undefined,
        featured: product.featured ?? false,
        custom_fields: product.custom ?? null,
        translations: translations({
          name: product.name,
          description: product.description,
          short_description: product.short,
        }),
      })),
    ),
  ]);
  await tx.query(IMAGES, [
    JSON.stringify(
      products.flatMap(({ alias, images }) =>
        images.map(({ image, alt }, sort) => ({ product: alias, image: picture(image), alt: alt.en, sort })),
      ),
    ),
  ]);
  await tx.query(ATTRIBUTES, [
    JSON.stringify(
      products.flatMap(({ alias, attributes }) =>
        attributes.map(({ attribute, value, priceModifier }) => ({
          product: alias,
          attribute,
          value,
          price_modifier: minor(priceModifier) ?? '0',
        })),
      ),
    ),
  ]);
  await tx.query(VARIANTS, [
    JSON.stringify(
      products.flatMap(({ alias, variants = [] }) =>
        variants.map(({ sku, attributes, price, stock, image }, position) => ({
          product: alias,
          sku,
          attributes,
          price: minor(price),
          in_stock: stock,
          position,
          image: image === undefined ? null : picture(image),
        })),
      ),
    ),
  ]);
  await tx.query(FACETS);
  await refreshOffers(tx, null);
  await tx.query(STOCK);
}

/** Converts an amount of the demo data, which has two decimal places, to whole units for a currency with fewer. */
function shopAmount(amount: string, currency: string): string {
  try {
    return Money.parse(amount, currency).minor.toString();
  } catch {
    return Money.parse(amount.split('.')[0]!, currency).minor.toString();
  }
}

const PRODUCTS = `INSERT INTO product (category_id, name, alias, description, short_description, price_regular,
  price_special, sku, in_stock,
    has_variants, featured, position, custom_fields, translations, created_at)
  SELECT c.id, p.name, p.alias, p.description, p.short_description, p.price_regular, p.price_special, p.sku, p.in_stock,
    p.has_variants, p.featured, p.position, p.custom_fields, p.translations, now() - make_interval(hours => p.position)
  FROM jsonb_to_recordset($1::jsonb) AS p(alias text, sku text, category text, position int, name text,
    description text, short_description text,
    price_regular bigint, price_special bigint, in_stock int, has_variants boolean, featured boolean,
      custom_fields jsonb, translations jsonb)
  JOIN category c ON c.alias = p.category ORDER BY p.position`;

const IMAGES = `INSERT INTO product_image (product_id, image, alt, sort)
  SELECT p.id, i.image, i.alt, i.sort FROM jsonb_to_recordset($1::jsonb) AS i(product text, image text, alt text,
    sort int)
  JOIN product p ON p.alias = i.product ORDER BY p.id, i.sort`;

const ATTRIBUTES = `INSERT INTO product_attribute (product_id, attribute, value, price_modifier)
  SELECT p.id, a.attribute, a.value, a.price_modifier
  FROM jsonb_to_recordset($1::jsonb) AS a(product text, attribute text, value text, price_modifier bigint)
    JOIN product p ON p.alias = a.product`;

const VARIANTS = `INSERT INTO product_variant (product_id, sku, attributes, price, in_stock, position, image_id)
  SELECT p.id, v.sku, v.attributes, v.price, v.in_stock, v.position, i.id
  FROM jsonb_to_recordset($1::jsonb)
    AS v(product text, sku text, attributes jsonb, price bigint, in_stock int, position int, image text)
  JOIN product p ON p.alias = v.product LEFT JOIN product_image i ON i.product_id = p.id AND i.image = v.image
    ORDER BY p.id, v.position`;

/** SQL of the first entry of the stock history. */
const STOCK = `INSERT INTO stock_movement (product_id, variant_id, delta, reason, actor)
  SELECT product_id, variant_id, in_stock, 'created', '{"kind": "system", "id": null, "name": null}'
  FROM (
    SELECT id AS product_id, NULL::int AS variant_id, in_stock FROM product WHERE NOT has_variants
    UNION ALL SELECT product_id, id, in_stock FROM product_variant
  ) made WHERE in_stock > 0`;

const FACETS = `INSERT INTO product_facet (product_id, attribute, value)
  SELECT product_id, attribute, value FROM product_attribute
  UNION SELECT v.product_id, entry.key, entry.value FROM product_variant v, jsonb_each_text(v.attributes) entry`;

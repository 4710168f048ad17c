import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  demoAttributes,
  demoCategories,
  demoPages,
  demoPictures,
  demoProducts,
  demoReviews,
  demoSettings,
} from './demo-data.js';

const LANGUAGES = ['en', 'uk', 'ru'] as const;
const PRICE = /^\d+\.\d{2}$/;
/** Cents, exact because every price in the data has two decimal places. */
const cents = (price: string): bigint => BigInt(price.replace('.', ''));
const repeated = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

function textsOf(value: unknown): Array<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [value as Record<string, string>];
  return Object.values(value).flatMap(textsOf);
}

function depthOf(alias: string): number {
  const found = demoCategories.find((category) => category.alias === alias);
  if (!found) throw new Error(`No category ${alias}`);
  return found.parent === null ? 1 : 1 + depthOf(found.parent);
}

describe('the demo shop', () => {
  it('the demo catalog has several pages', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(78);
    expect(demoProducts.filter(({ special }) => special).length).toBeGreaterThanOrEqual(10);
    expect(demoProducts.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(6);
    expect(demoProducts.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(8);
    expect(demoProducts.filter(({ variants }) => variants).length).toBeGreaterThanOrEqual(15);
    expect(demoReviews.length).toBeGreaterThanOrEqual(90);
    expect(demoReviews.filter(({ approved }) => !approved).length).toBeGreaterThanOrEqual(5);
  });

  it('the demo products and variants have unique SKUs, and the pages unique aliases', () => {
    expect(
      repeated(demoProducts.flatMap(({ sku, variants = [] }) => [sku, ...variants.map((each) => each.sku)])),
    ).toEqual([]);
    expect(repeated(demoProducts.map(({ alias }) => alias))).toEqual([]);
    expect(repeated(demoCategories.map(({ alias }) => alias))).toEqual([]);
    for (const { alias } of [...demoProducts, ...demoCategories]) expect(alias).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('all texts of the demo shop exist in English, Ukrainian and Russian', () => {
    const texts = textsOf([
      demoCategories,
      demoProducts,
      demoSettings,
      demoAttributes.labels,
      demoAttributes.value_labels,
      demoPages,
    ]);
    for (const text of texts) {
      expect(Object.keys(text).sort()).toEqual([...LANGUAGES].sort());
      for (const language of LANGUAGES) expect(text[language]?.trim()).toBeTruthy();
      expect(text.en).not.toMatch(/[а-яёіїєґ]/i);
      expect(text.uk).not.toMatch(/[ыэёъ]/i);
      expect(text.ru).not.toMatch(/[іїєґ]/i);
    }
    for (const { name, short, description } of demoProducts) {
      for (const text of [name, short, description]) expect(text.uk).not.toBe(text.en);
    }
  });

  it('the demo categories have three levels, with parents before children', () => {
    const levels = demoCategories.map(({ alias }) => depthOf(alias));
    expect(levels.filter((level) => level === 1)).toHaveLength(5);
    expect(levels.filter((level) => level === 2)).toHaveLength(12);
    expect(levels.filter((level) => level === 3).length).toBeGreaterThanOrEqual(15);
    expect(Math.max(...levels)).toBe(3);
    demoCategories.forEach(({ parent }, index) => {
      if (parent) expect(demoCategories.slice(0, index).some(({ alias }) => alias === parent)).toBe(true);
    });
  });

  it('every demo product is in a category without subcategories', () => {
    for (const { category } of demoProducts) {
      expect(depthOf(category)).toBeGreaterThan(1);
      expect(demoCategories.some(({ parent }) => parent === category)).toBe(false);
    }
    const empty = demoCategories.filter(
      ({ alias }) =>
        !demoCategories.some(({ parent }) => parent === alias) &&
        !demoProducts.some(({ category }) => category === alias),
    );
    expect(empty).toEqual([]);
  });

  it('special prices of demo products are below the regular ones', () => {
    for (const { price, special, variants = [] } of demoProducts) {
      for (const each of [price, ...variants.flatMap((variant) => variant.price ?? [])]) expect(each).toMatch(PRICE);
      if (special) {
        expect(special).toMatch(PRICE);
        expect(cents(special) < cents(price)).toBe(true);
      }
    }
  });

  it('the stock of a demo product is the sum of its variants, and its variants differ', () => {
    for (const { stock, variants } of demoProducts) {
      expect(Number.isInteger(stock) && stock >= 0).toBe(true);
      if (!variants) continue;
      expect(variants.reduce((sum, variant) => sum + variant.stock, 0)).toBe(stock);
      expect(repeated(variants.map(({ attributes }) => JSON.stringify(attributes)))).toEqual([]);
    }
  });

  it('every attribute and value of demo products has a label', () => {
    for (const { attributes, variants = [] } of demoProducts) {
      const pairs = [
        ...attributes.map(({ attribute, value }) => [attribute, value] as const),
        ...variants.flatMap((each) => Object.entries(each.attributes)),
      ];
      for (const [attribute, value] of pairs) {
        expect(demoAttributes.labels).toHaveProperty([attribute]);
        const label = demoAttributes.value_labels[value];
        expect(label).toBeDefined();
        // Words need a translation; sizes, formats and nib widths do not.
        if (/^[a-z]{3}/i.test(value)) expect(label?.uk).not.toBe(label?.en);
      }
    }
    expect(demoAttributes.value_labels['0.8 l']).toEqual({ en: '0.8 l', uk: '0,8 л', ru: '0,8 л' });
  });

  it('demo reviews belong to existing products', () => {
    const skus = new Set(demoProducts.map(({ sku }) => sku));
    expect(demoReviews.filter(({ sku }) => !skus.has(sku))).toEqual([]);
  });

  it('every picture of demo categories and products is a small SVG without references, and no other picture exists', () => {
    const named = new Set([
      ...demoCategories.map(({ picture }) => picture),
      ...demoProducts.flatMap(({ images }) => images.map(({ image }) => image)),
    ]);
    expect(readdirSync(demoPictures).map((name) => `/media/demo/${name}`)).toEqual([...named].sort());
    for (const path of named) {
      const svg = readFileSync(join(demoPictures, path.replace('/media/demo/', '')), 'utf8');
      expect([path, svg.startsWith('<svg ')]).toEqual([path, true]);
      expect(Buffer.byteLength(svg)).toBeLessThan(4096);
      expect(svg).toMatch(/viewBox="0 0 \d+ \d+".*<title>[^<]+<\/title>/);
      expect(svg).not.toMatch(/<script|<foreignObject|href|url\(|\son\w+=|NaN|undefined/);
    }
  });

  it('the demo bank details are valid', () => {
    const { account_number: iban, bank_code, tax_id, payment_terms } = demoSettings.bank_invoice;
    // The account is in a SEPA country, so that the demo's orders in euros have a QR code for the transfer.
    expect(iban).toMatch(/^DE\d{20}$/);
    const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
      String(letter.charCodeAt(0) - 55),
    );
    expect(BigInt(digits) % 97n).toBe(1n);
    expect(bank_code).toMatch(/^[A-Z]{6}[A-Z0-9]{5}$/);
    expect(tax_id).toMatch(/^\d{8}$/);
    expect(payment_terms).toBe(7);
  });
});

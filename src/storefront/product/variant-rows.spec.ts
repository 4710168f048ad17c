import type { AttributeWords } from '../../catalog/index.js';
import { variantRows, type Variant } from './variant-rows.js';

const texts: AttributeWords = {
  name: (name) => name.toUpperCase(),
  value: (_, value) => value.toUpperCase(),
  color: () => null,
  place: (name) => ['color', 'cloth', 'size'].indexOf(name),
};
let id = 0;
const variant = (attributes: Record<string, string>): Variant => ({
  id: ++id,
  sku: null,
  attributes,
  price: 1,
  own_price: null,
  old_price: null,
  in_stock: 1,
  inventory: 1,
  image_id: null,
  image: null,
});
const shape = (variants: Variant[]) =>
  variantRows(variants, texts, 'en').rows.map(({ title, places }) => [
    title,
    ...places.map((place) => (place.variant ? place.label : `(${place.label})`)),
  ]);

describe('variants of a product by attribute', () => {
  it('variants that differ in one attribute are one row', () => {
    const variants = [variant({ color: 'moss' }), variant({ color: 'clay' })];
    expect(variantRows(variants, texts, 'en').legend).toBe('COLOR');
    expect(shape(variants)).toEqual([['', 'MOSS', 'CLAY']]);
  });

  it('variants have a row for each combination of all attributes but the last; missing ones are empty cells', () => {
    const variants = [
      variant({ size: 'L', color: 'moss' }),
      variant({ size: 'S', color: 'moss' }),
      variant({ size: 'S', color: 'clay' }),
    ];
    expect(variantRows(variants, texts, 'en').legend).toBe('COLOR, SIZE');
    expect(shape(variants)).toEqual([
      ['MOSS', 'L', 'S'],
      ['CLAY', '(L)', 'S'],
    ]);
  });

  it('variants may have three attributes, and attributes that only some of them have', () => {
    expect(
      shape([
        variant({ color: 'moss', cloth: 'linen', size: 'S' }),
        variant({ color: 'moss', size: 'S' }),
        variant({ color: 'clay', cloth: 'linen' }),
      ]),
    ).toEqual([
      ['MOSS, LINEN', 'S', '(–)'],
      ['MOSS', 'S', '(–)'],
      ['CLAY, LINEN', '(S)', '–'],
    ]);
  });

  it('no variant is lost if several have the same attributes', () => {
    expect(shape([variant({ color: 'moss' }), variant({ color: 'moss' })])).toEqual([['', 'MOSS', 'MOSS']]);
  });
});

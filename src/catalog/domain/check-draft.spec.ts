import fc from 'fast-check';
import { FieldErrors } from '#kernel';
import { checkDraft, type Prices } from './check-draft.js';
import type { ProductDraft } from './product-draft.js';

const prices: Prices = { regular: '1000', special: null };

/** The key of the problem by field; null: no problem. */
function problems(draft: ProductDraft, of: Prices = prices): Record<string, string[]> | null {
  try {
    checkDraft(draft, of);
    return null;
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error;
    return Object.fromEntries(Object.entries(error.fields).map(([field, all]) => [field, all.map(({ key }) => key)]));
  }
}

describe('special prices', () => {
  const refused = { price_special: ['catalog.errors.special_not_below_regular'] };

  test.each<[string | null, string, object | null]>([
    [null, '1000', null],
    ['0', '1000', null],
    ['0', '0', null],
    ['1', '1000', null],
    ['999', '1000', null],
    ['1000', '1000', refused],
    ['1001', '1000', refused],
    ['1', '1', refused],
    ['1', '0', refused],
    // If prices were compared as texts, 20000 would be smaller than 3000.
    ['20000', '3000', refused],
  ])('a special price not below the regular one is refused: %s of %s', (special, regular, expected) => {
    expect(problems({}, { regular, special })).toEqual(expected);
  });

  test('a special price below the regular one is accepted', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        (regular, special) => {
          const wrong = special > 0n && special >= regular;
          expect(problems({}, { regular: String(regular), special: String(special) })).toEqual(wrong ? refused : null);
        },
      ),
    );
  });
});

describe('unique parts of a product', () => {
  const color = (value: string) => ({ attribute: 'color', value });

  test('a value of an attribute is unique in a product; the attribute may have other values', () => {
    expect(problems({ attributes: [color('red'), color('blue'), { attribute: 'trim', value: 'red' }] })).toBeNull();
    expect(problems({ attributes: [color('red'), { ...color('red'), price_modifier: '5' }] })).toEqual({
      attributes: ['catalog.errors.attribute_repeated'],
    });
  });

  test('the attributes of a variant are unique in a product, in any order', () => {
    const variants = [{ attributes: { color: 'red', size: 'M' } }, { attributes: { color: 'red', size: 'L' } }];
    expect(problems({ variants })).toBeNull();
    expect(problems({ variants: [...variants, { attributes: { size: 'M', color: 'red' } }] })).toEqual({
      variants: ['catalog.errors.variant_repeated'],
    });
  });

  test('the id of a variant is unique in a product; new variants have none', () => {
    const variant = (size: string, id?: number) => ({ attributes: { size }, ...(id !== undefined && { id }) });
    expect(problems({ variants: [variant('M'), variant('L'), variant('S', 1), variant('XS', 2)] })).toBeNull();
    expect(problems({ variants: [variant('S', 1), variant('XS', 1)] })).toEqual({
      variants: ['catalog.errors.variant_repeated'],
    });
  });
});

test('all problems of a product are reported at once', () => {
  const twice = { attribute: 'color', value: 'red' };
  const draft = { attributes: [twice, twice], variants: [{ attributes: {} }, { attributes: {} }] };
  expect(Object.keys(problems(draft, { regular: '5', special: '5' })!)).toEqual([
    'price_special',
    'attributes',
    'variants',
  ]);
});

import fc from 'fast-check';
import { FieldErrors } from '#kernel';
import { attributeFilters, attributeParameter } from './attribute-filters.js';

const read = (query: string) => attributeFilters(new URLSearchParams(query));

const text = fc
  .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', 'ж', ' ', '[', ']', '0', '1', '&', '=', '.', '%') })
  .filter((each) => each.trim() !== '');

describe('attribute filters of a URL', () => {
  test('names and values of attribute filters may contain any characters', () => {
    fc.assert(
      fc.property(text, fc.uniqueArray(text, { minLength: 1, maxLength: 3 }), (attribute, values) => {
        const parameters = new URLSearchParams(values.map((value) => [attributeParameter(attribute), value]));
        expect(read(String(parameters))).toEqual([{ attribute, values }]);
      }),
    );
  });

  test.each([
    ['attributes[Length [mm]]=20', 'Length [mm]'],
    ['attributes[Length [mm]][]=20', 'Length [mm]'],
    ['attributes%5BLength%20%5Bmm%5D%5D%5B0%5D=20', 'Length [mm]'],
    ['attributes[[mm]]=20', '[mm]'],
    ['attributes[a]]=20', 'a]'],
    ['attributes[__proto__]=20', '__proto__'],
  ])('the attribute filters of %s are %s', (query, attribute) => {
    expect(read(query)).toEqual([{ attribute, values: ['20'] }]);
  });

  test('an attribute filter without a value has no effect', () => {
    expect(read('attributes[color]=&attributesX=1&q=attributes[')).toEqual([]);
  });

  test.each([
    'attributes=red',
    'attributes[]=red',
    'attributes[ ]=red',
    'attributes[color=red',
    'attributes[color]x=red',
    'attributes[color]=%20',
    'attributes[color]=%00',
    'attributes[%00]=red',
    `attributes[${'x'.repeat(65)}]=red`,
    `attributes[color]=${'x'.repeat(256)}`,
    Array.from({ length: 11 }, (_, index) => `attributes[a${index}]=x`).join('&'),
    Array.from({ length: 21 }, (_, index) => `attributes[a]=${index}`).join('&'),
  ])('unreadable attribute filters are refused: %s', (query) => {
    expect(() => read(query)).toThrow(FieldErrors);
  });
});

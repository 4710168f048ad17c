import fc from 'fast-check';
import { Money } from '#kernel';
import type { Sellable } from '../../catalog/index.js';
import { joined, type PricedLine } from './basket-lines.js';

const sellable = { name: 'Green tea' } as Sellable;
const line = (quantity: number, minor: number, joins = false): PricedLine => ({
  line: { productId: 7, variantId: null, quantity, joins },
  sellable,
  price: Money.of(minor, 'EUR'),
});
const quantities = (lines: readonly PricedLine[]) => joined(lines).map((one) => one.line.quantity);

describe('merging of lines', () => {
  test.each([
    ['are one line at the same price', [line(1, 450), line(2, 450, true), line(4, 450, true)], [7]],
    ['stay apart at different prices', [line(1, 450), line(2, 500, true)], [1, 2]],
    ['stay apart unless they are marked to be merged', [line(1, 450), line(2, 450)], [1, 2]],
    ['are merged only with the line before them', [line(1, 450), line(2, 500), line(4, 450, true)], [1, 2, 4]],
    ['stay separate if there is no line before them', [line(3, 450, true)], [3]],
  ])('lines of an order %s', (_, lines, expected) => {
    expect(quantities(lines)).toEqual(expected);
  });

  test('merged lines have the same quantity and sum as before, and the given lines stay unchanged', () => {
    const some = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 50 }), fc.constantFrom(450, 500), fc.boolean())
        .map(([quantity, minor, joins]) => line(quantity, minor, joins)),
    );
    const sum = (lines: readonly PricedLine[]): bigint =>
      lines.reduce((total, one) => total + one.price.minor * BigInt(one.line.quantity), 0n);
    const pieces = (lines: readonly PricedLine[]): number => lines.reduce((total, one) => total + one.line.quantity, 0);
    fc.assert(
      fc.property(some, (lines) => {
        const given = structuredClone(lines.map((one) => one.line));
        const result = joined(lines);
        expect([sum(result), pieces(result)]).toEqual([sum(lines), pieces(lines)]);
        expect(lines.map((one) => one.line)).toEqual(given);
      }),
    );
  });
});

import fc from 'fast-check';
import { Money } from '#kernel';
import { orderLine, orderRecord } from '../../../test/fixtures/order-record.js';
import { grossOf, heldPieces, refundedPieces } from './refunded-pieces.js';

const eur = (minor: number) => Money.of(minor, 'EUR');

describe('refunded pieces of an order', () => {
  it('refunding the pieces of all lines one by one, in any order, returns exactly the totals of the lines with tax', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      // A discount makes the total smaller than price times quantity.
      total: fc.integer({ min: 0, max: 100_000 }),
      tax: fc.integer({ min: 0, max: 20_000 }),
    });
    const cases = fc
      .record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }), pricesIncludeTax: fc.boolean() })
      .chain((order) =>
        fc.record({
          order: fc.constant(order),
          turns: fc.shuffledSubarray(
            order.lines.flatMap(({ quantity }, index) => Array.from({ length: quantity }, () => index + 1)),
            { minLength: order.lines.reduce((sum, { quantity }) => sum + quantity, 0) },
          ),
        }),
      );
    fc.assert(
      fc.property(cases, ({ order: { lines, pricesIncludeTax }, turns }) => {
        const order = orderRecord({ pricesIncludeTax });
        let present = lines.map(({ quantity, total, tax }, index) =>
          orderLine({ id: index + 1, quantity, total: eur(total), tax: eur(tax) }),
        );
        for (const id of turns) {
          const { amount } = refundedPieces(order, present, [{ orderItemId: id, quantity: 1, restock: false }])[0]!;
          present = present.map((one) =>
            one.id === id
              ? { ...one, refunded: one.refunded + 1, refundedAmount: one.refundedAmount.add(amount) }
              : one,
          );
        }
        for (const one of present) expect(one.refundedAmount.equals(grossOf(order, one))).toBe(true);
      }),
    );
  });

  it('the price of a piece includes its tax where the prices of the order do not', () => {
    const line = orderLine({ quantity: 2, total: eur(1000), tax: eur(201) });
    const [piece] = refundedPieces(
      orderRecord({ pricesIncludeTax: false }),
      [line],
      [{ orderItemId: 1, quantity: 1, restock: false }],
    );
    expect(piece!.amount.minor).toBe(601n);
  });

  it('a refund of more pieces than are left of a line, or of an unknown line, is refused', () => {
    const line = orderLine({ quantity: 3, refunded: 2, refundedAmount: eur(1334) });
    for (const wanted of [
      { orderItemId: 1, quantity: 2, restock: false },
      { orderItemId: 2, quantity: 1, restock: false },
    ])
      expect(() => refundedPieces(orderRecord(), [line], [wanted])).toThrow(
        expect.objectContaining({ code: 'validation_failed' }),
      );
  });

  it('an order still holds the pieces that no refund has returned to stock', () => {
    const lines = [orderLine({ quantity: 3, restocked: 1 }), orderLine({ id: 2, quantity: 1, restocked: 1 })];
    expect(heldPieces(lines).map(({ id, quantity }) => [id, quantity])).toEqual([[1, 2]]);
  });
});

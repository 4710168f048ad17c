import { stockDifference } from './basket-lines.js';

const line = (productId: number, quantity: number, variantId: number | null = null) => ({
  productId,
  variantId,
  quantity,
});

describe('the stock of an edited order', () => {
  it('changes by the difference alone, summed over the lines of one thing', () => {
    expect(
      stockDifference(
        [line(1, 5), line(2, 1), line(3, 2)],
        [line(1, 3), line(2, 1), line(3, 2), line(3, 2), line(4, 1)],
      ),
    ).toEqual({ fewer: [line(1, 2)], more: [line(3, 2), line(4, 1)] });
  });

  it('is counted by variant', () => {
    expect(stockDifference([line(1, 1, 7)], [line(1, 1, 8)])).toEqual({
      fewer: [line(1, 1, 7)],
      more: [line(1, 1, 8)],
    });
  });
});

import { typedOrderNumber } from './typed-order-number.js';

describe('typed order numbers', () => {
  it.each(['17', ' 17 ', '#17', '# 17', '№17', '№ 17', '№\u00a017', 'No. 17', 'no 17'])(
    'the text "%s" is the number of order 17',
    (text) => expect(typedOrderNumber(text)).toBe(17),
  );

  it.each(['', '№', '17 18', 'RF17', 'order 17', '1234567890', '+17'])('the text "%s" is no order number', (text) =>
    expect(typedOrderNumber(text)).toBeNull(),
  );
});

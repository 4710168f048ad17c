import type { ShippingQuote } from '#contracts';
import { readQuote } from './quote-shipment.js';

const read = (quote: unknown) => readQuote(quote as ShippingQuote, 'EUR');

describe('quotes of shipping providers', () => {
  it('the cost of a shipping quote is read exactly', () => {
    const quote = read({ success: true, cost: '4.90', delivery_time: ' 2 days ', carrier: 'Velo' });
    expect([quote?.cost.minor, quote?.deliveryTime, quote?.carrier]).toEqual([490n, '2 days', 'Velo']);
  });

  it('there is no shipping quote if the provider does not serve the shipment, or returns nothing', () => {
    for (const answer of [{ success: false, cost: '1', delivery_time: '' }, null, undefined, {}])
      expect(read(answer)).toBeNull();
  });

  it.each(['4.905', '-1', 'free', '', '1e3', 'NaN', '99999999999'])(
    'a shipping quote with the cost %p is refused',
    (cost) => {
      expect(() => read({ success: true, cost, delivery_time: '' })).toThrow();
    },
  );

  it('a shipping quote may lack a delivery time and a carrier', () => {
    expect(read({ success: true, cost: '0' })).toMatchObject({ deliveryTime: '' });
    expect(read({ success: true, cost: '0' })).not.toHaveProperty('carrier');
  });

  it('a shipping quote costs at most 90 million, and has texts of at most 200 characters', () => {
    const dear = { success: true, delivery_time: 'x'.repeat(300), carrier: ` ${'y'.repeat(300)}` };
    expect(read({ ...dear, cost: '90000000' })).toMatchObject({
      deliveryTime: 'x'.repeat(200),
      carrier: 'y'.repeat(200),
    });
    expect(() => read({ ...dear, cost: '90000000.01' })).toThrow('cannot be');
  });
});

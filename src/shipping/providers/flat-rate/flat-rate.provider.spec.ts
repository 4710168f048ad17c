import type { ShippingRequest } from '#contracts';
import { FlatRateProvider } from './flat-rate.provider.js';

const settings = {
  costs: { UA: '350', '*': '990' },
  free_above: '5000',
  delivery_time: { en: '2 days', uk: '2 дні' },
  carrier: 'Nova Poshta',
};
const request = (more: Partial<ShippingRequest> = {}): ShippingRequest => ({
  country: 'UA',
  currency: 'EUR',
  subtotal_minor: '4999',
  lines: [],
  language: 'uk',
  settings,
  ...more,
});
const quote = (more?: Partial<ShippingRequest>) => new FlatRateProvider().calculate(request(more));

describe('flat rate', () => {
  it('flat rate costs the amount for the country, or else the amount for all others', async () => {
    expect(await quote()).toEqual({ success: true, cost: '3.50', delivery_time: '2 дні', carrier: 'Nova Poshta' });
    expect((await quote({ country: 'DE' })).cost).toBe('9.90');
    expect((await quote({ country: null })).cost).toBe('9.90');
  });

  it('flat rate delivery is free for a subtotal of at least free_above', async () => {
    expect((await quote({ subtotal_minor: '5000' })).cost).toBe('0.00');
    expect((await quote({ subtotal_minor: '999999', settings: { ...settings, free_above: null } })).cost).toBe('3.50');
  });

  it('flat rate is not offered if no cost is set for the country', async () => {
    expect((await quote({ country: 'DE', settings: { ...settings, costs: { UA: '350' } } })).success).toBe(false);
    expect((await quote({ country: null, settings: { ...settings, costs: {} } })).success).toBe(false);
  });

  it('flat rate names no carrier unless one is set', async () => {
    expect(await quote({ settings: { ...settings, carrier: '' } })).not.toHaveProperty('carrier');
  });
});

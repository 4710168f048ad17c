import { FlatRateProvider } from '../../src/shipping/providers/flat-rate/flat-rate.provider.js';
import { PickupProvider } from '../../src/shipping/providers/pickup/pickup.provider.js';
import { describeShippingProvider } from './describe-shipping-provider.js';

describeShippingProvider('PickupProvider', () => new PickupProvider());
describeShippingProvider('FlatRateProvider', () => new FlatRateProvider(), {
  settings: { costs: { UA: '350' }, free_above: '5000', tracking_url: 'https://carrier.example/{number}' },
  notServed: { country: 'DE' },
});

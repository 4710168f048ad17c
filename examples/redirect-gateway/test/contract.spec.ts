import { describePaymentGateway } from '@shop/testing';
import { SimulatedProvider } from '../src/simulated/simulated-provider.js';
import { RedirectGateway } from '../src/redirect.gateway.js';

const provider = await SimulatedProvider.start();
provider.faults.webhooks = 'held';
afterAll(() => provider.close());

describePaymentGateway('RedirectGateway', () => new RedirectGateway({ now: () => new Date() }), {
  settings: provider.settings,
  customer: { pay: (page) => provider.choose(page, 'pay'), decline: (page) => provider.choose(page, 'decline') },
  message: ({ idempotency_key }) => provider.messageAbout(idempotency_key),
  reserving: { capture: 'later' },
});

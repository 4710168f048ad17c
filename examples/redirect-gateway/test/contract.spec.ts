import { describePaymentGateway } from '@shop/testing';
import { PlayedProvider } from '../src/played/played-provider.js';
import { RedirectGateway } from '../src/redirect.gateway.js';

const provider = await PlayedProvider.start();
provider.faults.webhooks = 'held';
afterAll(() => provider.close());

describePaymentGateway('RedirectGateway', () => new RedirectGateway({ now: () => new Date() }), {
  settings: provider.settings,
  customer: { pay: (page) => provider.choose(page, 'pay'), decline: (page) => provider.choose(page, 'decline') },
  message: ({ idempotency_key }) => provider.messageAbout(idempotency_key),
  reserving: { capture: 'later' },
});

import { SimulatedProvider } from '../src/simulated/simulated-provider.js';
import { RedirectGateway } from '../src/redirect.gateway.js';
import { isSigned, signatureOf, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../src/webhook-signature.js';

const provider = await SimulatedProvider.start();
afterAll(() => provider.close());

const NOW = new Date('2026-11-21T10:00:00Z');
const body = Buffer.from('{"id":"msg_1"}');

function headersAt(seconds: number, secret = 'secret', signed: Uint8Array = body): Record<string, string> {
  const timestamp = String(NOW.getTime() / 1000 + seconds);
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signatureOf(secret, timestamp, signed) };
}

test("a provider's message is accepted up to five minutes before and after the time of its signature", () => {
  for (const seconds of [-300, 0, 300]) expect(isSigned(body, headersAt(seconds), 'secret', NOW)).toBe(true);
  for (const seconds of [-301, 301]) expect(isSigned(body, headersAt(seconds), 'secret', NOW)).toBe(false);
});

test.each([
  ['another secret', headersAt(0, 'other')],
  ['another body', headersAt(0, 'secret', Buffer.from('{"id":"msg_2"}'))],
  ['another timestamp', { ...headersAt(0), [TIMESTAMP_HEADER]: headersAt(10)[TIMESTAMP_HEADER]! }],
  ['a timestamp that is not a number', { ...headersAt(0), [TIMESTAMP_HEADER]: 'today' }],
  ['a short signature', { ...headersAt(0), [SIGNATURE_HEADER]: 'abc' }],
  ['no headers', {}],
])("a provider's message with %s is refused", (_, headers) => {
  expect(isSigned(body, headers, 'secret', NOW)).toBe(false);
});

test('without a secret no message of a provider is accepted, even if it is signed with an empty secret', () => {
  expect(isSigned(body, headersAt(0, ''), '', NOW)).toBe(false);
});

test("the gateway compares the time of a provider's message with the shop's clock", async () => {
  const session = provider.sessions.open('key-1', {
    amount_minor: '1999',
    currency: 'EUR',
    order_id: 42,
    description: 'RF45000042',
    capture: 'now',
    return_url: 'http://127.0.0.1:9/return',
    webhook_url: 'http://127.0.0.1:9/webhook',
  });
  provider.faults.webhooks = 'held';
  await provider.choose(`${provider.url}/pay/${session.id}`, 'pay');
  const message = { ...provider.messageAbout('key-1'), settings: provider.settings };
  expect(new RedirectGateway({ now: () => new Date() }).verifyWebhook(message)).toEqual({
    id: expect.stringMatching(/^msg_/),
    type: 'session.paid',
    idempotency_key: 'key-1',
    transaction_id: session.id,
  });
  const late = new RedirectGateway({ now: () => new Date(Date.now() + 10 * 60_000) });
  expect(late.verifyWebhook(message)).toBeNull();
});

import type { PaymentRequest, PaymentStatusRequest } from '@shop/contracts';
import { SimulatedProvider } from '../src/simulated/simulated-provider.js';
import { RedirectGateway } from '../src/redirect.gateway.js';

const provider = await SimulatedProvider.start();
const gateway = new RedirectGateway({ now: () => new Date() });
afterAll(() => provider.close());
beforeEach(() => provider.reset());

let made = 0;

function request(capture: 'now' | 'later' = 'now'): PaymentRequest {
  return {
    order_id: 42,
    reference: 'RF45000042',
    amount_minor: '1999',
    amount: '19.99',
    currency: 'EUR',
    language: 'en',
    idempotency_key: `key-${++made}`,
    settings: { ...provider.settings, capture },
    customer: { email: 'buyer@example.com', first_name: 'Olena', last_name: 'Koval', phone: null },
    data: {},
    return_url: 'http://127.0.0.1:9/checkout/return/redirect/42',
    webhook_url: 'http://127.0.0.1:9/api/payments/redirect/webhook',
  };
}

const statusOf = (attempt: PaymentRequest): PaymentStatusRequest => ({ ...attempt, transaction_id: null });

/** The request with the reserved amount and the key of an operation on it. */
const operation = (attempt: PaymentRequest, transaction_id: string, amount_minor: string) => ({
  transaction_id,
  amount_minor,
  amount: '',
  currency: 'EUR',
  idempotency_key: `operation-${++made}`,
  settings: attempt.settings,
});

async function reserved(): Promise<{ attempt: PaymentRequest; id: string }> {
  const attempt = request('later');
  const { redirect_url, transaction_id } = await gateway.process(attempt);
  await provider.choose(redirect_url!, 'pay');
  return { attempt, id: transaction_id };
}

test.each([
  ['pay', { success: true, outcome: 'captured', amount_minor: '1999', currency: 'EUR', order_id: 42 }],
  ['decline', { success: false, error: expect.stringContaining('declined') }],
  ['cancel', { success: false, error: expect.stringContaining('cancelled') }],
] as const)(
  'after "%s" on the provider\'s page, status and a repeated pay call have the same result',
  async (choice, expected) => {
    const attempt = request();
    const { redirect_url } = await gateway.process(attempt);
    expect(await provider.choose(redirect_url!, choice)).toBe(attempt.return_url);
    expect(await gateway.status(statusOf(attempt))).toMatchObject(expected);
    expect(await gateway.process(attempt)).toMatchObject(expected);
  },
);

test("a payment that the customer has not made is pending until it expires by the provider's clock", async () => {
  const attempt = request();
  await gateway.process(attempt);
  expect(await gateway.status(statusOf(attempt))).toMatchObject({ success: true, outcome: 'pending' });
  provider.pass(31);
  expect(await gateway.status(statusOf(attempt))).toMatchObject({
    success: false,
    error: expect.stringContaining('run out'),
  });
});

test('a payment that the bank is checking is pending until the bank has decided', async () => {
  provider.faults.bank = 'later';
  const attempt = request();
  const { redirect_url } = await gateway.process(attempt);
  await provider.choose(redirect_url!, 'pay');
  expect(await gateway.status(statusOf(attempt))).toMatchObject({ success: true, outcome: 'pending' });
  provider.sessions.settle(provider.sessions.ofKey(attempt.idempotency_key)!, true);
  expect(await gateway.status(statusOf(attempt))).toMatchObject({ success: true, outcome: 'captured' });
});

test('a partial capture takes the money once per key, and the status names the captured amount', async () => {
  const { attempt, id } = await reserved();
  expect(await gateway.status(statusOf(attempt))).toMatchObject({ outcome: 'authorized', amount_minor: '1999' });
  const capture = operation(attempt, id, '500');
  for (let repeat = 0; repeat < 2; repeat++) expect(await gateway.capture(capture)).toEqual({ success: true });
  expect(await gateway.status(statusOf(attempt))).toMatchObject({ outcome: 'captured', amount_minor: '500' });
  expect(await gateway.capture(operation(attempt, id, '500'))).toMatchObject({
    success: false,
    error: 'The payment is paid, not reserved.',
  });
});

test('a capture of more than the reserved amount is refused, and the reservation stays', async () => {
  const { attempt, id } = await reserved();
  expect(await gateway.capture(operation(attempt, id, '2000'))).toMatchObject({ success: false });
  expect(await gateway.status(statusOf(attempt))).toMatchObject({ outcome: 'authorized' });
});

test('a released reservation cannot be captured', async () => {
  const { attempt, id } = await reserved();
  expect(await gateway.void(operation(attempt, id, '0'))).toEqual({ success: true });
  expect(await gateway.capture(operation(attempt, id, '500'))).toMatchObject({ success: false });
  expect(await gateway.status(statusOf(attempt))).toMatchObject({ success: false });
});

test('refunds never exceed the captured amount', async () => {
  const { attempt, id } = await reserved();
  await gateway.capture(operation(attempt, id, '1000'));
  const refund = operation(attempt, id, '700');
  const [first, repeat] = [await gateway.refund(refund), await gateway.refund(refund)];
  expect(repeat).toEqual(first);
  expect(first.success).toBe(true);
  expect(await gateway.refund(operation(attempt, id, '400'))).toMatchObject({
    success: false,
    error: expect.any(String),
  });
});

test.each(['fails', 'loses'] as const)("the outcome of a payment is unknown if the provider's API %s", async (api) => {
  const attempt = request();
  provider.faults.api = api;
  await expect(gateway.process(attempt)).rejects.toThrow();
  await expect(gateway.status(statusOf(attempt))).rejects.toThrow();
  provider.reset();
  const known = await gateway.status(statusOf(attempt));
  if (api === 'fails') expect(known).toBeNull();
  else expect(known).toMatchObject({ success: true, outcome: 'pending' });
});

test('a wrong API key and an unknown payment are not treated as a decline', async () => {
  const attempt = { ...request(), settings: { ...provider.settings, api_key: 'wrong' } };
  await expect(gateway.process(attempt)).rejects.toThrow('401');
  await expect(gateway.capture(operation(request(), 'ps_unknown', '500'))).rejects.toThrow('does not know');
});

test.each(['http://provider.example', 'ftp://provider.example', 'provider'])(
  'the gateway refuses the API address %s',
  (value) => {
    const { check } = gateway.settings.find(({ name }) => name === 'api_url')!;
    expect(check!(value)).toHaveProperty('error');
    expect(check!('https://provider.example/')).toEqual({ value: 'https://provider.example' });
    expect(check!('http://127.0.0.1:4010')).toEqual({ value: 'http://127.0.0.1:4010' });
  },
);

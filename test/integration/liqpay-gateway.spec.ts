import { describePaymentGateway, startTestShop } from '#testing';
import type { PaymentRequest, RefundRequest } from '#contracts';
import { uuid } from '#kernel';
import { LiqPayGateway } from '../../examples/liqpay-gateway/src/liqpay.gateway.js';
import { LiqPayPlugin } from '../../examples/liqpay-gateway/src/liqpay.plugin.js';
import { SimulatedLiqPay } from '../../examples/liqpay-gateway/src/simulated/simulated-liqpay.js';
import { freePort } from '../fixtures/free-port.js';
import { makeProduct, place } from '../fixtures/orders.js';
import { isSigned, readSigned, signed } from '../../examples/liqpay-gateway/src/signature.js';

const port = Number(await freePort());
const env = { WORKER: 'off', BASE_URL: `http://127.0.0.1:${port}` };
const shop = await startTestShop({ plugins: [LiqPayPlugin], port, env });
const liqpay = await SimulatedLiqPay.start();
liqpay.isSilent = true;
const gateway = shop.app.get(LiqPayGateway);

afterAll(async () => {
  await liqpay.close();
  await shop.close();
});

describePaymentGateway('LiqPayGateway', () => gateway, {
  settings: liqpay.settings,
  customer: { pay: (link) => liqpay.choose(link, 'pay'), decline: (link) => liqpay.choose(link, 'decline') },
  message: ({ idempotency_key: key }) => ({
    raw_body: Buffer.from(liqpay.callbacks.findLast(({ order_id }) => order_id === key)!.body),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  reserving: { action: 'hold' },
});

const request = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  order_id: 42,
  reference: 'RF45000042',
  amount_minor: '30010',
  amount: '300.10',
  currency: 'UAH',
  language: 'uk',
  idempotency_key: uuid(),
  settings: { ...liqpay.settings, action: 'pay' },
  customer: { email: null, first_name: null, last_name: null, phone: null },
  data: {},
  return_url: 'https://shop.example/checkout/return/liqpay/42',
  webhook_url: 'https://shop.example/api/payments/liqpay/webhook',
  ...more,
});

const refundOf = (transaction_id: string, amount: string): RefundRequest => ({
  transaction_id,
  amount_minor: amount.replace('.', ''),
  amount,
  currency: 'UAH',
  idempotency_key: uuid(),
  settings: liqpay.settings,
});

/** Makes a payment of 300.10 and returns its idempotency key. */
async function paid(): Promise<string> {
  const attempt = request();
  await liqpay.choose((await gateway.process(attempt)).redirect_url!, 'pay');
  return attempt.idempotency_key;
}

test('the LiqPay payment link carries the documented fields, with the amount as a decimal number', async () => {
  const attempt = request();
  const { redirect_url } = await gateway.process(attempt);
  const { origin, pathname, search } = new URL(redirect_url!);
  const sent = readSigned(search);
  expect([origin + pathname, isSigned(sent, liqpay.settings.private_key)]).toEqual([
    `${liqpay.settings.api_url}/api/3/checkout`,
    true,
  ]);
  const text = Buffer.from(sent.data, 'base64').toString();
  expect(text).toContain('"amount":300.1,');
  expect(JSON.parse(text)).toEqual({
    version: 3,
    public_key: 'sandbox_i00000000',
    action: 'pay',
    amount: 300.1,
    currency: 'UAH',
    description: 'RF45000042',
    order_id: attempt.idempotency_key,
    language: 'uk',
    result_url: attempt.return_url,
    server_url: attempt.webhook_url,
  });
});

test('the LiqPay signature equals that of the example in LiqPay’s documentation', () => {
  const parameters = {
    public_key: 'i00000000',
    version: '3',
    action: 'pay',
    amount: '3',
    currency: 'UAH',
    description: 'test',
    order_id: '000001',
  };
  const { signature } = signed(parameters, 'a4825234f4bae72a0be04eafe9e8e2bada209255');
  expect(signature).toBe('wR+UZDC4jjeL/qUOvIsofIWpZh8=');
});

test('the LiqPay checkout page is a form without scripts whose buttons send the customer back to the shop', async () => {
  const { redirect_url } = await gateway.process(request());
  const html = await (await fetch(redirect_url!)).text();
  expect(html).toContain('<button name="choice" value="pay">');
  expect(html).not.toContain('<script');
  expect(await liqpay.choose(redirect_url!, 'pay')).toBe('https://shop.example/checkout/return/liqpay/42');
});

test('a payment in a currency that LiqPay does not accept is declined without a call to LiqPay', async () => {
  expect(await gateway.process(request({ currency: 'CHF' }))).toMatchObject({
    success: false,
    error: 'LiqPay приймає оплату лише в UAH, USD і EUR.',
  });
});

test('a LiqPay refund whose answer was lost is recognized by the sum of refunds and is not repeated', async () => {
  const key = await paid();
  expect(await gateway.refund(refundOf(key, '100.00'))).toMatchObject({ success: true });
  const refund = refundOf(key, '50.00');
  liqpay.losesNext = true;
  await expect(gateway.refund(refund)).rejects.toThrow();
  expect(await gateway.refund(refund)).toMatchObject({ success: true });
  // 150.00 of 300.10 are refunded: 150.11 is rejected, 150.10 is accepted
  expect(await gateway.refund(refundOf(key, '150.11'))).toMatchObject({ success: false, error: 'More than was paid.' });
  expect(await gateway.refund(refundOf(key, '150.10'))).toMatchObject({ success: true });
});

test('a LiqPay refund that never reached LiqPay is made when it is retried', async () => {
  const key = await paid();
  const refund = refundOf(key, '50.00');
  const away = { ...refund, settings: { ...liqpay.settings, api_url: 'http://127.0.0.1:1' } };
  await expect(gateway.refund(away)).rejects.toThrow();
  expect(await gateway.refund(refund)).toMatchObject({ success: true });
});

test('a LiqPay payment with a wrong private key has an unknown outcome', async () => {
  const settings = { ...liqpay.settings, private_key: 'wrong' };
  await expect(gateway.process(request({ settings }))).rejects.toThrow('invalid_signature');
});

test('a LiqPay payment is booked when the callback has arrived and the customer returns to the shop', async () => {
  const admin = await shop.admin();
  const { public_key, private_key, api_url } = liqpay.settings;
  const settings = { active: true, public_key, private_key, api_url };
  expect((await admin.put('/api/admin/payment-methods/liqpay', settings)).status).toBe(200);
  const client = shop.client();
  const product = await makeProduct(admin, { price_regular: 19.99 });
  const id = (await place(client, product, { payment_method: 'liqpay' })).body.data.id as number;
  const paid = await client.post('/api/checkout/pay/liqpay', { order_id: id, payment_method: 'liqpay' });
  liqpay.isSilent = false;
  const back = await liqpay.choose(paid.body.redirect_url as string, 'pay');
  liqpay.isSilent = true;
  expect([back, liqpay.callbacks.at(-1)?.answer]).toEqual([`${shop.url}/checkout/return/liqpay/${id}`, 200]);
  expect(await shop.db.query('SELECT type FROM payment_message')).toEqual([{ type: 'success' }]);
  const returned = await fetch(back!, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
  expect(returned.status).toBe(303);
  await fetch(back!, { redirect: 'manual' });
  expect((await admin.get(`/api/orders/${id}`)).body.data).toMatchObject({
    status: 'processing',
    payment_status: 'paid',
    payments: [{ status: 'captured', amount: 19.99 }],
  });
});

import type { Client } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';
import { HostedGateway, type HostedPayment } from '../fixtures/hosted-gateway.js';
import { makeProduct, place } from '../fixtures/orders.js';
import { expectAccessible, expectFits, expectNoRawKeys } from '../fixtures/panel/checks.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { until } from '../fixtures/until.js';

const VIEWS = [
  ['en', 360],
  ['uk', 1280],
  ['ru', 360],
] as const;

describe('reserved amounts and messages of payment providers in the panel', () => {
  let panel: PanelTests;
  let product: number;

  beforeAll(async () => {
    panel = await startPanel({ gateways: [CashGateway, BankInvoiceGateway, HostedGateway] });
    await panel.admin.put('/api/admin/payment-methods/hosted', { active: true });
    product = await makeProduct(panel.admin, { name: 'Teapot', price_regular: 30, in_stock: 500 });
  });
  beforeEach(() => HostedGateway.reset());
  afterAll(() => panel.close());

  interface Begun {
    readonly id: number;
    readonly client: Client;
    readonly key: string;
    readonly payment: HostedPayment;
  }

  /** Places an order and sends its customer to the provider's page. */
  async function begin(): Promise<Begun> {
    const client = panel.shop.client();
    const { id } = (await place(client, product, { payment_method: 'hosted' })).body.data as { id: number };
    await client.post('/api/checkout/pay/hosted', { order_id: id, payment_method: 'hosted' });
    const key = HostedGateway.requests.at(-1)!.idempotency_key;
    return { id, client, key, payment: HostedGateway.payments.get(key)! };
  }

  /** Places an order whose amount the provider reserves; returns its id. */
  async function reserved(): Promise<number> {
    const { id, client, payment } = await begin();
    payment.state = 'reserved';
    await client.get(`/checkout/return/hosted/${id}`);
    return id;
  }

  let sent = 0;
  /** Sends a provider message about the payment of the order, and waits until the shop has processed it. */
  async function report({ id, key }: Begun, more: object = {}): Promise<number> {
    const body = { id: `msg-${++sent}`, type: 'payment.updated', idempotency_key: key, ...more };
    await fetch(`${panel.shop.url}/api/payments/hosted/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': 'right' },
      body: JSON.stringify(body),
    });
    const [message] = await until(
      async () => (await panel.admin.get(`/api/admin/payment-messages?order_id=${id}`)).body.data.items,
      ([found]) => found?.message_id === body.id && found.result !== null,
    );
    return message.id as number;
  }

  it('an empty list of provider messages explains its purpose and links to the payment methods', async () => {
    const visitor = await panel.visit({ width: 360 });
    await visitor.open('/pages/payments');
    await visitor.click('Provider messages', 'link');
    await visitor.see('No messages yet');
    await visitor.inspect('messages-none');
    await visitor.find('Open payment methods', 'link');
  });

  it('an administrator opens the messages of an order, reads one as text and processes it again', async () => {
    const order = await begin();
    await report(order, { type: '<b>paid</b>', note: '<img src=x onerror=alert(1)>' });
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open(`/pages/orders/${order.id}`);
    await visitor.click('Provider messages: 1', 'link');
    await visitor.see('The payment already had the status that the provider confirmed.');
    await visitor.click(`<b>paid</b> msg-${sent}`, 'link');
    await visitor.see('"note":"<img src=x onerror=alert(1)>"');
    await visitor.see('x-signature: right');
    await expectSoon(async () => visitor.troubles).toEqual([]);
    order.payment.state = 'paid';
    await visitor.click('Process again');
    await visitor.see('The provider confirmed a new payment status.');
    await visitor.click(`Order ${order.id}`, 'link');
    await visitor.see('Payment of €30.00 recorded');
  });

  it('the list of provider messages is filtered by order, result and payment method', async () => {
    const order = await begin();
    await report(order);
    const other = await begin();
    await report(other);
    const visitor = await panel.visit();
    await visitor.open('/pages/payments/provider-messages');
    await visitor.see(`Order ${order.id}`);
    await visitor.fill('Order number', `${other.id}`);
    await expectSoon(() => visitor.text()).not.toContain(`Order ${order.id}`);
    await visitor.see(`Order ${other.id}`);
    await visitor.choose('Result', 'settled');
    await visitor.see(english('panel-kit.nothing_found'));
    await visitor.choose('Result', 'no_change');
    await visitor.choose('Payment method', 'hosted');
    await visitor.see(`Order ${other.id}`);
  });

  it('a link in the panel opens the next screen at its top', async () => {
    const order = await begin();
    await report(order);
    const visitor = await panel.visit({ width: 360 });
    await visitor.open(`/pages/orders/${order.id}`);
    await visitor.click('Provider messages: 1', 'link');
    await visitor.see('The payment already had the status that the provider confirmed.');
    await expectSoon(() => visitor.page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('the payment card warns if the provider contradicts a payment, and links managers to its messages', async () => {
    const order = await begin();
    Object.assign(order.payment, { state: 'paid', amount_minor: '2999' });
    await report(order);
    for (const [language, width] of VIEWS) {
      const say = textsOf(language);
      const visitor = await panel.visit({ language, width, role: 'manager' });
      await visitor.open(`/pages/orders/${order.id}`);
      await visitor.see(say('order.payments.contradiction.unrecorded'));
      await visitor.inspect('contradiction');
      await visitor.click(say('order.payments.contradiction.messages'), 'link');
      await visitor.see(say('payments.messages.reasons.contradiction'));
      await visitor.inspect('messages-of-payment');
      await visitor.click(`payment.updated msg-${sent}`, 'link');
      await visitor.see(say('payments.messages.advice.contradiction'));
      await visitor.inspect('message');
    }
    const support = await panel.visit({ role: 'support' });
    await support.open(`/pages/orders/${order.id}`);
    await support.see('Hosted page reports another amount');
    await support.see('Ask a manager to record or refund it.');
    await expectSoon(() => support.text()).not.toContain('Messages about this payment');
  });

  const paymentsOf = async (id: number) => (await panel.admin.get(`/api/orders/${id}`)).body.data.payments;

  it('an administrator captures a part of a reserved amount', async () => {
    const id = await reserved();
    const visitor = await panel.visit();
    await visitor.open(`/pages/orders/${id}`);
    await visitor.click('Capture…');
    await visitor.fill('Amount to capture', '10');
    await visitor.confirm();
    await visitor.see('Payment captured');
    await expectSoon(() => paymentsOf(id)).toMatchObject([{ status: 'captured', amount: 10 }]);
  });

  it('an administrator can release a reserved amount, support cannot', async () => {
    const id = await reserved();
    const support = await panel.visit({ role: 'support' });
    await support.open(`/pages/orders/${id}`);
    await support.see('is reserved with');
    await expectSoon(() => support.text()).not.toContain('Capture…');
    const visitor = await panel.visit();
    await visitor.open(`/pages/orders/${id}`);
    await visitor.click('Release…');
    await visitor.confirm();
    await visitor.see('Reserved amount released');
    await expectSoon(() => paymentsOf(id)).toMatchObject([{ status: 'voided' }]);
  });

  it('the dashboard and the order show an amount that the provider does not release, and an administrator releases it', async () => {
    const id = await reserved();
    HostedGateway.operation = 'refused';
    await panel.admin.post(`/api/orders/${id}/cancel`, { reason: 'Test' });
    await expectSoon(
      async () => (await panel.admin.get('/api/admin/dashboard?days=7')).body.data.to_do.reservations_to_release,
    ).toContain(id);
    const visitor = await panel.visit();
    await visitor.open();
    await visitor.see('order: release the reserved amount');
    await click(visitor.page, `.board-task[href$="/orders/${id}"]`);
    await visitor.see('this order does not need it');
    await visitor.see('Provider declined to release €30.00');
    await expectNoRawKeys(visitor.page);
    HostedGateway.operation = 'done';
    await visitor.click('Release…');
    await visitor.confirm();
    await visitor.see('Reserved amount released');
    await expectSoon(() => paymentsOf(id)).toMatchObject([{ status: 'voided' }]);
  });

  it.each([
    ['en', 360],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('the card of a reserved amount is complete and readable in %s at %i pixels', async (language, width) => {
    const id = await reserved();
    const visitor = await panel.visit({ language, width });
    await visitor.open(`/pages/orders/${id}`);
    await expectFits(visitor.page);
    await expectNoRawKeys(visitor.page);
    await expectAccessible(visitor.page);
    await visitor.shot('reserved');
  });
});

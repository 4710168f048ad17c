import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { HostedGateway } from '../fixtures/hosted-gateway.js';
import { makeProduct, place } from '../fixtures/orders.js';
import { expectAccessible, expectFits, expectNoRawKeys } from '../fixtures/panel/checks.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';

describe('reserved amounts in the panel', () => {
  let panel: PanelTests;
  let product: number;

  beforeAll(async () => {
    panel = await startPanel({ gateways: [CashGateway, BankInvoiceGateway, HostedGateway] });
    await panel.admin.put('/api/admin/payment-methods/hosted', { active: true });
    product = await makeProduct(panel.admin, { name: 'Teapot', price_regular: 30, in_stock: 500 });
  });
  beforeEach(() => HostedGateway.reset());
  afterAll(() => panel.close());

  /** An order whose money the provider has reserved. */
  async function reserved(): Promise<number> {
    const client = panel.shop.client();
    const { id } = (await place(client, product, { payment_method: 'hosted' })).body.data as { id: number };
    await client.post('/api/checkout/pay/hosted', { order_id: id, payment_method: 'hosted' });
    HostedGateway.payments.get(HostedGateway.requests.at(-1)!.idempotency_key)!.state = 'reserved';
    await client.get(`/checkout/return/hosted/${id}`);
    return id;
  }

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

  it('an administrator releases a reserved amount, and support cannot', async () => {
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

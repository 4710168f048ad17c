import { DummyGateway } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { PickupProvider } from '../../src/shipping/providers/pickup/pickup.provider.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Visitor } from '../fixtures/panel/visitor.js';
import { makeProduct, offerBankInvoice, pay, place, stockOf } from '../fixtures/orders.js';
import { BikeCourier } from '../fixtures/shipping-providers.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { readText } from '../fixtures/browser/texts.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { until } from '../fixtures/until.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';
import { uploadPicture } from '../fixtures/upload-picture.js';

interface Order {
  id: number;
  key: string;
}

describe('the page of an order in the panel', () => {
  let panel: PanelTests;
  let teapot: number;

  beforeAll(async () => {
    panel = await startPanel({
      gateways: [CashGateway, BankInvoiceGateway, DummyGateway],
      shippingProviders: [PickupProvider, BikeCourier],
    });
    await panel.admin.put('/api/admin/shipping-methods/bike', { active: true, token: 'x' });
    await offerBankInvoice(panel.admin);
    await panel.admin.put('/api/admin/payment-methods/dummy', { active: true });
    teapot = await makeProduct(panel.admin, {
      name: 'Teapot',
      sku: 'TEA-1',
      price_regular: 24,
      in_stock: 500,
      images: [{ image: '/media/teapot.svg', alt: 'Teapot', sort: 0 }],
    });
    await makeProduct(panel.admin, { name: 'Lantern', sku: 'LAN-1', price_regular: 15, in_stock: 3 });
    await makeProduct(panel.admin, {
      name: 'Scarf',
      price_regular: 30,
      in_stock: 0,
      variants: [
        { sku: 'SC-R', attributes: { color: 'red' }, in_stock: 4 },
        { sku: 'SC-B', attributes: { color: 'blue' }, in_stock: 0 },
      ],
    });
  });
  afterAll(() => panel.close());
  beforeEach(() => DummyGateway.reset());

  const placed = async (quantity = 2, more: Record<string, unknown> = {}): Promise<Order> =>
    (await place(panel.shop.client(), teapot, { items: [{ product_id: teapot, quantity }], ...more })).body
      .data as Order;

  async function awaiting(quantity = 2, more: Record<string, unknown> = {}): Promise<Order> {
    const order = await placed(quantity, { payment_method: 'bank_invoice', ...more });
    await pay(panel.shop.client(), order, 'bank_invoice');
    return order;
  }

  async function paid(more: Record<string, unknown> = {}): Promise<Order> {
    const order = await awaiting(2, more);
    await panel.admin.post(`/api/orders/${order.id}/verify-payment`, { reference: `BANK-1-${order.id}` });
    return order;
  }

  const fromMenu = async (visitor: Visitor, name: string): Promise<void> => {
    await visitor.click('More actions');
    await visitor.click(name, 'menuitem');
  };

  const read = async (id: number) => (await panel.admin.get(`/api/admin/orders/${id}`)).body.data;

  async function openOrder({ id }: Order, options: Parameters<PanelTests['visit']>[0] = {}): Promise<Visitor> {
    const visitor = await panel.visit(options);
    await visitor.open(`/pages/orders/${id}`);
    return visitor;
  }

  test.each([
    ['en', 1280],
    ['uk', 1280],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: the page of an order shows one that awaits payment and one that is shipped',
    async (language, width) => {
      const order = await awaiting(2, { shipping_method: 'bike' });
      await panel.admin.post(`/api/admin/orders/${order.id}/notes`, { note: 'Calls back on Monday' });
      const visitor = await openOrder(order, { language, width });
      await visitor.see('Teapot');
      await visitor.see('Calls back on Monday');
      await visitor.inspect('order-awaiting');
      await panel.admin.post(`/api/orders/${order.id}/verify-payment`, { reference: `BANK-9-${order.id}` });
      await panel.admin.post(`/api/orders/${order.id}/refund`, { amount: 4, reason: 'A cup was broken' });
      await panel.admin.post(`/api/orders/${order.id}/invoice`);
      await panel.admin.post(`/api/orders/${order.id}/credit-notes`, { amount: 4, reason: 'A cup was broken' });
      await panel.admin.put(`/api/orders/${order.id}/status`, { status: 'ready_for_shipment' });
      await panel.admin.put(`/api/orders/${order.id}/status`, { status: 'shipped', tracking_number: 'CX123' });
      await visitor.open(`/pages/orders/${order.id}`);
      await visitor.see('CX123');
      await visitor.see(/CN-\d{4}-\d{6}/);
      await visitor.inspect('order-shipped');
    },
  );

  test('an order changes its status with a note and without an email; a change that cannot be undone is confirmed first', async () => {
    const order = await paid({ shipping_method: 'bike' });
    const visitor = await openOrder(order);
    await visitor.click('Mark as ready to ship');
    await visitor.fill('Note', 'On the second shelf');
    await visitor.check('Email the customer', false);
    await visitor.inspect('order-move');
    await visitor.key('Escape');
    await visitor.page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await visitor.click('Mark as ready to ship');
    await visitor.fill('Note', 'On the second shelf');
    await visitor.check('Email the customer', false);
    await visitor.confirm();
    await visitor.see('Paid → Ready to ship');
    await visitor.see('On the second shelf');
    await visitor.click('Mark as shipped');
    await visitor.see('This cannot be undone');
    await visitor.fill('Tracking number', 'CX 777');
    await visitor.confirm();
    await visitor.see('Ready to ship → Shipped');
    await expectSoon(() => read(order.id)).toMatchObject({ status: 'shipped', tracking_number: 'CX 777' });
    await visitor.click('Complete order');
    await visitor.confirm();
    await visitor.see(english('panel-order.next.completed'));
    await visitor.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(visitor.troubles).toEqual([]);
  });

  test('a cancelled order shows the reason, returns its stock, and asks for the refund, which is limited and recorded', async () => {
    const order = await paid();
    const stock = await stockOf(panel.admin, teapot);
    const visitor = await openOrder(order);
    await fromMenu(visitor, 'Cancel order');
    await visitor.see('must be refunded');
    await visitor.fill('Reason', 'Ordered twice');
    await visitor.inspect('order-cancel');
    await visitor.confirm();
    await visitor.see('This order is cancelled.');
    await visitor.see('Reason: Ordered twice');
    await expectSoon(() => stockOf(panel.admin, teapot)).toBe(stock + 2);
    await visitor.click('Refund');
    await visitor.see('Send the money yourself');
    await visitor.fill('Amount', '49');
    await visitor.see('Enter an amount up to €48.00');
    await visitor.inspect('order-refund');
    await visitor.fill('Amount', '48');
    await visitor.fill('Reason', 'Ordered twice');
    await visitor.confirm();
    await visitor.see('€48.00 refunded');
    await expectSoon(() => read(order.id)).toMatchObject({
      payment_status: 'refunded',
      refunded_amount: 48,
      refund_due: 0,
    });
  });

  test('a refund by lines returns the chosen pieces and delivery, and the timeline names them', async () => {
    const order = await paid();
    const stock = await stockOf(panel.admin, teapot);
    const visitor = await openOrder(order);
    await fromMenu(visitor, 'Refund');
    const focused = (): string | undefined =>
      (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.innerText;
    await expectFocus(visitor.page, focused, 'Teapot');
    await visitor.check('Teapot');
    await visitor.see('Refund €48.00');
    await visitor.fill('Quantity of Teapot to refund', '');
    await visitor.see('Refund €48.00');
    await visitor.fill('Quantity of Teapot to refund', '1');
    await visitor.see('Refund €24.00');
    await visitor.inspect('order-refund-lines');
    await visitor.fill('Reason', 'A cup was broken');
    await visitor.confirm();
    await visitor.see('Teapot × 1');
    await expectSoon(() => read(order.id)).toMatchObject({
      refunded_amount: 24,
      refunds: [{ lines: [{ quantity: 1, amount: 24, restock: true }] }],
    });
    await expectSoon(() => stockOf(panel.admin, teapot)).toBe(stock + 1);
  });

  test('the refund dialog of a gateway payment says that the gateway makes the refund', async () => {
    const order = await placed(1, { payment_method: 'dummy' });
    await pay(panel.shop.client(), order, 'dummy');
    const visitor = await openOrder(order);
    await fromMenu(visitor, 'Refund');
    await visitor.see('The payment provider sends the money');
  });

  test('the page of an order has one main action; the others are in a menu for keyboard and mouse', async () => {
    const order = await paid({ shipping_method: 'bike' });
    const visitor = await openOrder(order);
    await visitor.see('Mark as ready to ship');
    await expectSoon(() =>
      visitor.page.$$eval('main .button--primary', (found) => found.map((one) => one.textContent)),
    ).toEqual(['Mark as ready to ship', 'Add note']);
    const focused = (): Promise<string | null> => visitor.page.evaluate(() => document.activeElement!.textContent);
    await (await visitor.find('More actions')).focus();
    await visitor.key('ArrowDown');
    await visitor.find('More actions', 'menu');
    await expectSoon(() => focused()).toBe('Start processing');
    await visitor.inspect('order-menu');
    await visitor.key('End');
    await expectSoon(() => focused()).toBe('Cancel order');
    await visitor.key('ArrowDown');
    await expectSoon(() => focused()).toBe('Start processing');
    await visitor.key('r');
    await expectSoon(() => focused()).toBe('Refund');
    await visitor.key('Escape');
    await expectSoon(() => focused()).toContain('More actions');
    await expectSoon(() => visitor.page.$('[role=menu]')).toBeNull();
    await visitor.key('Enter');
    await visitor.key('End');
    await visitor.key('Enter');
    await visitor.see(`Cancel order ${order.id}?`);
    await visitor.key('Escape');
    await visitor.page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await expectSoon(() => focused()).toContain('More actions');
    await visitor.click('More actions');
    await click(visitor.page, 'h1');
    await visitor.page.waitForFunction(() => !document.querySelector('[role=menu]'));
  });

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: an order with a declined payment offers to request the payment again',
    async (language, width) => {
      const order = await placed(1, { payment_method: 'dummy' });
      DummyGateway.mode = 'decline';
      await pay(panel.shop.client(), order, 'dummy');
      DummyGateway.mode = 'succeed';
      const say = textsOf(language);
      const visitor = await openOrder(order, { language, width });
      await visitor.see(say('order.payments.states.declined'));
      await expectSoon(() => visitor.page.$eval('main .button--primary', (button) => button.textContent)).toBe(
        say('order.moves.awaiting_payment'),
      );
      await visitor.inspect('order-declined');
      await visitor.click(say('order.moves.awaiting_payment'));
      await visitor.see(say('order.move.ask_payment'));
      await visitor.confirm();
      // The new email is listed without a reload.
      await visitor.see(say('order.timeline.email', { subject: '' }).trim());
      await visitor.see(
        readText('en', 'notification', ['order_status', 'awaiting_payment', 'subject'], { number: order.id }),
      );
      await expectSoon(() => read(order.id)).toMatchObject({ status: 'awaiting_payment' });
    },
  );

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: a pickup order is made ready and handed over without a parcel',
    async (language, width) => {
      const order = await paid();
      const say = textsOf(language);
      const visitor = await openOrder(order, { language, width });
      await visitor.see(say('order.pickup.title'));
      await visitor.see(say('order.addresses.own'));
      for (const step of ['ready_for_shipment', 'shipped'] as const) {
        await visitor.click(say(`order.pickup.move_${step}`));
        await visitor.page.waitForSelector('dialog[open]');
        await visitor.inspect(`order-pickup-${step}`);
        await visitor.confirm();
      }
      await visitor.see(`${say('order.pickup.ready_for_shipment')} → ${say('order.pickup.shipped')}`);
      await visitor.inspect('order-picked-up');
      const shown = (await visitor.text()).split('\n');
      for (const ofParcels of [
        'shipment.tracking_number',
        'shipment.add_number',
        'status.shipped',
        'status.ready_for_shipment',
      ])
        expect(shown).not.toContain(say(`order.${ofParcels}`));
      await expectSoon(() => read(order.id)).toMatchObject({
        status: 'shipped',
        is_pickup: true,
        tracking_number: null,
      });
      await visitor.open('/pages/orders?status=shipped');
      await visitor.see(say('order.pickup.shipped'));
    },
  );

  test('the timeline of an order shows emails after a recorded payment, and names a partial refund', async () => {
    const order = await awaiting();
    const visitor = await openOrder(order);
    await visitor.fill('Transaction ID', `TL-${order.id}`);
    await visitor.click('Record payment');
    await visitor.see('Awaiting payment → Paid');
    await visitor.see(`Email: Payment received for order ${order.id}`);
    await visitor.see('Bank transfer');
    await panel.admin.post(`/api/orders/${order.id}/refund`, { amount: 4, reason: 'A cup was broken' });
    await visitor.open(`/pages/orders/${order.id}`);
    await visitor.see(english('panel-order.payment_status.partially_refunded'));
    await expectSoon(() => visitor.text()).not.toContain(english('panel-order.payment_status.partially_paid'));
    await visitor.see('A cup was broken');
    // Shortly after midnight, the order belongs to the day before.
    await visitor.see(/Today|Yesterday/);
    await visitor.inspect('order-timeline');
    await visitor.open('/pages/orders');
    await visitor.see(english('panel-order.payment_status.partially_refunded'));
  });

  test('on a phone the timeline of an order comes after its customer and addresses', async () => {
    const visitor = await openOrder(await awaiting(1), { width: 360 });
    await visitor.see(english('panel-order.timeline.title'));
    const titles = await visitor.page.$$eval('main section h2', (headings) =>
      headings.map((one) => [one.textContent, one.getBoundingClientRect().top] as const),
    );
    const shown = titles.sort(([, one], [, other]) => one - other).map(([title]) => title);
    expect(shown.at(-1)).toBe(english('panel-order.timeline.title'));
    expect(shown).toContain(english('panel-order.customer.title'));
  });

  test('order lines are changed and added within the stock, and the server calculates the totals', async () => {
    const order = await awaiting(1);
    const visitor = await openOrder(order);
    await visitor.click('Edit products');
    await visitor.fill('Quantity of Teapot', '3');
    await visitor.fill('Add product', 'lant');
    await visitor.see('1 product found');
    await visitor.click('Add Lantern');
    await visitor.fill('Quantity of Lantern', '9');
    await visitor.see('Only 3 available');
    await expectSoon(async () =>
      (await visitor.find('Save')).evaluate((button) => (button as unknown as { disabled: boolean }).disabled),
    ).toBe(true);
    await visitor.fill('Quantity of Lantern', '2');
    await visitor.fill('Add product', 'scarf');
    await visitor.click('Choose variant Scarf');
    await visitor.click('Add Scarf, red');
    await visitor.see('€132.00');
    await visitor.inspect('order-lines');
    await visitor.click('Save');
    await visitor.see('Changed: products');
    const { items, total } = await read(order.id);
    expect(total).toBe(3 * 24 + 2 * 15 + 30);
    expect(items.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity])).toEqual([
      ['Teapot', 3],
      ['Lantern', 2],
      ['Scarf', 1],
    ]);
    await visitor.click('Edit products');
    await visitor.click('Remove Lantern');
    await visitor.click('Save');
    await visitor.see('total €132.00 → €102.00');
    await expectSoon(async () => (await read(order.id)).items).toHaveLength(2);
  });

  test('addresses and note of an order are changed, and errors of the server are shown at their fields', async () => {
    const order = await awaiting(1, { shipping_method: 'bike' });
    const visitor = await openOrder(order);
    await visitor.click('Edit');
    await visitor.fill('City', '', 'Delivery address');
    await visitor.click('Save');
    await visitor.see('is required');
    await expectFocus(visitor.page, () => document.activeElement?.getAttribute('name'), 'shipping_address.city');
    await visitor.fill('City', 'Lviv', 'Delivery address');
    await visitor.fill('Order notes', 'Ring twice');
    await visitor.inspect('order-addresses');
    await visitor.click('Save');
    await visitor.see('Changed: delivery address, order notes');
    await expectSoon(() => read(order.id)).toMatchObject({
      note: 'Ring twice',
      shipping_address: { city: 'Lviv' },
      billing_address: { city: 'Kyiv' },
    });
  });

  test('a tracking number is entered later, and an internal note is visible to staff only', async () => {
    const order = await paid({ shipping_method: 'bike' });
    const visitor = await openOrder(order, { role: 'support' });
    await visitor.click('Add tracking number');
    await visitor.fill('Tracking number', 'CX 55');
    await visitor.click('Save');
    await visitor.see('Changed: tracking number');
    await visitor.fill('Internal note', 'Fragile, two boxes');
    await visitor.click('Add note');
    await visitor.see('Note saved');
    await visitor.see('Fragile, two boxes');
    await expectSoon(
      async () => (await panel.shop.client().get(`/api/orders/${order.id}?key=${order.key}`)).text,
    ).not.toContain('Fragile');
  });

  test('the page of an order shows the location of a parcel, or that the carrier does not know it', async () => {
    const order = await placed(1, { shipping_method: 'bike' });
    const visitor = await openOrder(order);
    await visitor.click('Add tracking number');
    await visitor.fill('Tracking number', 'V1');
    await visitor.click('Save');
    await visitor.see('on its way');
    await visitor.see('22 Nov 2026');
    await visitor.inspect('order-tracked');
    await visitor.click('Change number');
    await visitor.fill('Tracking number', 'lost');
    await visitor.click('Save');
    await visitor.see(english('panel-order.shipment.unknown'));
  });

  test('support is not offered the actions of managers on an order', async () => {
    const visitor = await openOrder(await paid(), { role: 'support' });
    await visitor.see('Next step');
    const buttons = await visitor.page.$$eval('main button', (found) => found.map((button) => button.textContent));
    for (const refused of ['Record payment', 'Issue invoice']) expect(buttons).not.toContain(refused);
    await visitor.click('More actions');
    const items = await visitor.page.$$eval('[role=menuitem]', (found) => found.map((item) => item.textContent));
    expect(items).toEqual(['Start processing', 'Complete order', 'View as customer', 'Packing slip (PDF)', 'Print']);
    await visitor.inspect('order-support');
  });

  test('the second of two administrators gets a conflict on an order, loads the new version, and nothing is done twice', async () => {
    const order = await paid();
    const [first, second] = [await openOrder(order), await openOrder(order, { role: 'manager' })];
    await fromMenu(first, 'Cancel order');
    await second.click('Mark as ready for pickup');
    await first.confirm();
    await first.see('This order is cancelled.');
    await second.confirmExpectingError(english('common.errors.stale_version'));
    await second.inspect('order-conflict');
    await second.click('Load latest version');
    await second.see('This order is cancelled.');
    await expectSoon(() => read(order.id)).toMatchObject({ status: 'cancelled' });
  });

  test('an email of an order is resent after a confirmation', async () => {
    const order = await awaiting(1);
    await until(
      () => read(order.id),
      ({ mails }) => mails[0]?.state === 'not_sent',
    );
    const visitor = await openOrder(order);
    await visitor.see('olena@example.com');
    await visitor.click('Send again');
    await visitor.see('again, with the current order status');
    await visitor.confirm();
    await visitor.see(english('mail.resent'));
  });

  test('an invoice is issued from the page of an order, and its PDF is offered once', async () => {
    const order = await awaiting(1);
    const visitor = await openOrder(order);
    await visitor.click('Issue invoice');
    await visitor.see(/INV-\d{4}-\d+/);
    await visitor.see('Ready');
    const { items } = (await panel.admin.get(`/api/orders/${order.id}/documents`)).body.data;
    await expectSoon(() =>
      visitor.page.$$eval('a[download]', (all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual([`/api/documents/${items[0].id}?format=pdf`]);
    await visitor.inspect('order-invoice');
  });

  test('credit notes of an order are issued for a part and for the rest of its invoice, and all documents are offered', async () => {
    const order = await paid();
    await panel.admin.post(`/api/orders/${order.id}/invoice`);
    const visitor = await openOrder(order);
    for (const [amount, total] of [
      ['5', '€5.00'],
      [null, '€43.00'],
    ] as const) {
      await visitor.click('Issue credit note');
      if (amount) await visitor.fill('Amount with tax', amount);
      await visitor.fill('Reason', 'The lid is missing');
      if (amount) await visitor.inspect('order-credit-note');
      await visitor.confirm();
      await visitor.see(new RegExp(`CN-\\d{4}-\\d{6}, ${total}`));
    }
    await expectSoon(async () => (await visitor.text()).match(/Issue credit note/)).toBeNull();
    const { items } = (await panel.admin.get(`/api/orders/${order.id}/documents`)).body.data;
    const links = () => visitor.page.$$eval('.documents a', (all) => all.map((link) => link.getAttribute('href')));
    await expectSoon(links).toEqual(items.map(({ id }: { id: number }) => `/api/documents/${id}?format=pdf`));
  });

  test('a printed order is the order sheet alone on one A4 page', async () => {
    const order = await placed(2, { note: 'Leave it with the neighbour' });
    const visitor = await openOrder(order);
    await visitor.see('Teapot');
    await visitor.page.emulateMediaType('print');
    const shown = await visitor.text();
    for (const wanted of ['Packed', `Order ${order.id}`, 'Khreshchatyk 1', 'Leave it with the neighbour', '€48.00'])
      expect(shown).toContain(wanted);
    for (const screenOnly of ['Next step', 'Log out', 'Internal note']) expect(shown).not.toContain(screenOnly);
    await visitor.shot('order-print');
    const pdf = Buffer.from(await visitor.page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('a printed order shows the logo of the seller instead of the name of the shop', async () => {
    const logo = await uploadPicture(panel.shop, panel.admin, '#3050a0');
    await panel.admin.put('/api/admin/settings', { seller: { logo } });
    const visitor = await openOrder(await placed(1));
    await visitor.see('Teapot');
    await visitor.page.emulateMediaType('print');
    const head = '.order-sheet__head img';
    const shown = () =>
      visitor.page.$eval(head, (img) => [img.getAttribute('src'), (img as HTMLImageElement).naturalWidth]);
    await expectSoon(shown).toEqual([logo.replace('.webp', '-400.webp'), 400]);
    await visitor.shot('order-print-logo');
    await panel.admin.put('/api/admin/settings', { seller: { logo: null } });
  });

  test('the page of an order that does not exist shows a message and links back to the list', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/orders/999999');
    await visitor.see(english('panel-order.unknown.title'));
    await visitor.inspect('order-unknown');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { makeProduct, offerBankInvoice, orderBody, pay, place } from '../fixtures/orders.js';
import { CountedVisitor, type Effort } from '../fixtures/panel/counted-visitor.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Visitor } from '../fixtures/panel/visitor.js';

const ACCOUNT = 'DE89370400440532013000';

/** Daily tasks with the most clicks and keys that they may take. The keys of typed names and numbers are included. */
const MOST = {
  'confirm one payment from the dashboard': { clicks: 2, keys: 0 },
  'confirm the next payment': { clicks: 1, keys: 0 },
  'ship ten orders with tracking numbers': { clicks: 3, keys: 2 },
  'create a product with 3 variants, 2 pictures and stock': { clicks: 8, keys: 20 },
  'refund two of three lines': { clicks: 4, keys: 12 },
  'create an order for a known customer': { clicks: 8, keys: 10 },
} as const satisfies Record<string, Effort>;
type Task = keyof typeof MOST;

describe('clicks of daily tasks in the panel', () => {
  let panel: PanelTests;
  let cup: number;
  let folder: string;
  const counted = new Map<Task, Effort>();

  beforeAll(async () => {
    panel = await startPanel({ env: { RATE_LIMIT: '0' } });
    await offerBankInvoice(panel.admin, { account_number: ACCOUNT, bank_code: 'COBADEFFXXX' });
    cup = await makeProduct(panel.admin, { name: 'Clay cup', price_regular: 12.5, in_stock: 500 });
    folder = await mkdtemp(join(tmpdir(), 'clicks-'));
    for (const [name, background] of Object.entries({ moss: '#2f5d50', clay: '#a3452b' }))
      await sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .jpeg()
        .toFile(join(folder, `${name}.jpg`));
  });
  afterAll(async () => {
    const rows = [...counted].map(([task, { clicks, keys }]) => `| ${task} | ${clicks} | ${keys} |`);
    process.stdout.write(['| task | clicks | keys |', '| --- | --- | --- |', ...rows, ''].join('\n'));
    await panel?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Adds the clicks and keys of a task to the table, and compares them with its limits. */
  function record(task: Task, effort: Effort): void {
    counted.set(task, effort);
    expect(effort.clicks).toBeLessThanOrEqual(MOST[task].clicks);
    expect(effort.keys).toBeLessThanOrEqual(MOST[task].keys);
  }

  const order = async (id: number) => (await panel.admin.get(`/api/admin/orders/${id}`)).body.data;

  async function ordered(name: string, more: Record<string, unknown> = {}): Promise<{ id: number; key: string }> {
    const customer = { email: `${name}@example.com`, first_name: name, last_name: 'Bondar', phone: '+380501234567' };
    return (await place(panel.shop.client(), cup, { customer, ...more })).body.data as { id: number; key: string };
  }

  async function awaiting(name: string): Promise<number> {
    const { id, key } = await ordered(name, { payment_method: 'bank_invoice' });
    await pay(panel.shop.client(), { id, key }, 'bank_invoice');
    return id;
  }

  async function open(path = ''): Promise<{ visitor: Visitor; hand: CountedVisitor }> {
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open(path);
    return { visitor, hand: new CountedVisitor(visitor) };
  }

  test('a transfer is confirmed from the dashboard with two clicks, and the next one with one', async () => {
    const [first, second] = [await awaiting('Olena'), await awaiting('Taras')];
    await panel.admin.post('/api/admin/bank-transactions', {
      account: ACCOUNT,
      currency: 'EUR',
      transactions: [first, second].map((id) => ({
        external_id: `clicks-${id}`,
        booked_on: '2026-11-20',
        amount: 12.5,
        remittance_information: `Order ${id}`,
        counterparty: { name: 'Olena Bondar', account: 'DE75512108001245126199' },
      })),
    });
    const { visitor, hand } = await open();
    const accept = '.button--primary[aria-keyshortcuts~="Enter"]';
    await visitor.see('payments to match');
    await hand.clickOn('a.board-task[href*=bank-review]');
    await visitor.see('1 of 2');
    await hand.clickOn(accept);
    await visitor.see('1 of 1');
    const one = hand.effort;
    record('confirm one payment from the dashboard', one);
    await hand.clickOn(accept);
    await visitor.see('No transfers to review');
    record('confirm the next payment', { clicks: hand.effort.clicks - one.clicks, keys: hand.effort.keys - one.keys });
    for (const id of [first, second]) await expectSoon(() => order(id)).toMatchObject({ status: 'paid' });
  });

  test('ten orders are shipped with their tracking numbers by three clicks and one pasted column', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 10; n++) {
      const { id } = await ordered(`parcel${n}`, { shipping_method: 'flat_rate' });
      await panel.admin.put(`/api/orders/${id}/status`, { status: 'ready_for_shipment' });
      ids.push(id);
    }
    const { visitor, hand } = await open('/pages/orders?q=parcel');
    await visitor.see('parcel9@example.com');
    await hand.click('Select all rows', 'checkbox');
    await hand.click('Ship (10)');
    await visitor.field('Carrier of all orders');
    await hand.press('Tab');
    await hand.paste(ids.map((_, n) => `TTN-${n}`).join('\r\n'));
    await hand.click('Ship 10 orders');
    await visitor.see('Orders processed');
    record('ship ten orders with tracking numbers', hand.effort);
    const shipped = await Promise.all(ids.map(order));
    expect(shipped.map(({ status }) => status)).toEqual(ids.map(() => 'shipped'));
    expect(new Set(shipped.map(({ tracking_number: number }) => number)).size).toBe(10);
  });

  test('a product with three variants, two pictures and stock is created with eight clicks', async () => {
    await makeProduct(panel.admin, {
      name: 'Sized',
      variants: ['S', 'M', 'L'].map((size) => ({ attributes: { size }, in_stock: 1 })),
    });
    const { visitor, hand } = await open('/pages/products');
    await hand.click('Add product', 'link');
    await hand.enter('Name', 'Apron', 'English');
    await hand.enter('Regular price', '40');
    await hand.upload('input[type=file]', join(folder, 'moss.jpg'), join(folder, 'clay.jpg'));
    await visitor.find('Drag Picture 2');
    await hand.click('Add variants');
    await hand.enter('Attribute', 'size', 'Attribute 1');
    await hand.press('Tab');
    await hand.type('S,M,L');
    await hand.enter('Stock of each variant', '5');
    await hand.press('Enter');
    await visitor.field('SKU, size: L');
    await hand.click('Create product');
    await visitor.see('Product created');
    record('create a product with 3 variants, 2 pictures and stock', hand.effort);
    const [{ id }] = (await panel.admin.get('/api/admin/products?q=Apron')).body.data.items;
    const product = (await panel.admin.get(`/api/admin/products/${id}`)).body.data;
    expect(product.images).toHaveLength(2);
    expect(product.variants).toMatchObject(['S', 'M', 'L'].map((size) => ({ attributes: { size }, in_stock: 5 })));
  });

  test('two of three lines are refunded with four clicks and a reason', async () => {
    const others = [
      await makeProduct(panel.admin, { name: 'Jug', price_regular: 20 }),
      await makeProduct(panel.admin, { name: 'Bowl', price_regular: 30 }),
    ];
    const { id, key } = await ordered('Maria', {
      payment_method: 'bank_invoice',
      items: [cup, ...others].map((product) => ({ product_id: product, quantity: 1 })),
    });
    await pay(panel.shop.client(), { id, key }, 'bank_invoice');
    await panel.admin.post(`/api/orders/${id}/verify-payment`, { reference: `BANK-${id}` });
    const { visitor, hand } = await open(`/pages/orders/${id}`);
    await hand.click('More actions');
    await hand.click('Refund', 'menuitem');
    await hand.check('Jug');
    await hand.check('Bowl');
    await visitor.see('Refund €50.00');
    const isInReason = (): Promise<boolean> =>
      visitor.page.evaluate(() => document.activeElement?.matches('textarea') ?? false);
    while (!(await isInReason())) await hand.press('Tab');
    await hand.type('Broken');
    await hand.submit();
    await expectSoon(() => order(id)).toMatchObject({ refunded_amount: 50 });
    record('refund two of three lines', hand.effort);
  });

  test('an order for a known customer is created with at most eight clicks and ten keys', async () => {
    await panel.admin.post(
      '/api/orders',
      orderBody(cup, {
        customer: { email: 'known@example.com', first_name: 'Marta', last_name: 'Honchar', phone: '+380671112233' },
      }),
    );
    const { visitor, hand } = await open('/pages/orders');
    await hand.click('Create order', 'link');
    await hand.enter('Find customer', 'Honchar');
    await hand.click('Choose Marta Honchar');
    await hand.enter('Add product', 'cla');
    await hand.click('Add Clay cup');
    await visitor.field('Quantity of Clay cup');
    await hand.choose('Payment method', 'bank_invoice');
    await hand.click('Create order');
    await visitor.see(/Order \d+ created/);
    record('create an order for a known customer', hand.effort);
  });
});

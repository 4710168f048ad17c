import { NestFactory } from '@nestjs/core';
import { startTestShop, type Client, type TestShop } from '#testing';
import { AppModule } from '../../src/app.module.js';
import { NotificationModule } from '../../src/notification/index.js';
import { Config } from '../../src/platform/config/config.js';
import { EventDelivery } from '../../src/platform/events/event-delivery.js';
import type { ServerEvent } from '#contracts';
import { delivered } from '../fixtures/delivered.js';
import { awaitingOrder, download, makeProduct, offerBankInvoice, read } from '../fixtures/invoices.js';
import { place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';
import { mailTexts } from '../fixtures/mails.js';

describe('automatic invoices', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const pathOf = async (id: number): Promise<string | null> =>
    (await admin.get(`/api/orders/${id}`)).body.data.invoice_path;
  const counted = async (): Promise<number> => (await shop.db.query('SELECT 1 FROM invoice')).length;

  /** An order whose status awaiting_payment was delivered before automatic invoices were turned on. */
  const awaitedBefore = async (): Promise<{ id: number; event: ServerEvent }> => {
    await offerBankInvoice(admin, { auto_generate_invoice: false, require_confirmation: true });
    const { id } = await awaitingOrder(shop, admin);
    await delivered(shop);
    await offerBankInvoice(admin, { auto_generate_invoice: true });
    return { id, event: await awaitingEvent(id) };
  };
  const awaitingEvent = async (id: number): Promise<ServerEvent> => {
    const [event] = await shop.db.query<ServerEvent>(
      `SELECT id, type, occurred_at, actor, data FROM outbox_event WHERE type = 'OrderStatusChanged'
        AND data ->> 'to' = 'awaiting_payment' AND data ->> 'order_id' = $1`,
      [String(id)],
    );
    return event!;
  };

  it('an automatic invoice is issued with the bank details, and their email links to it', async () => {
    await offerBankInvoice(admin, { auto_generate_invoice: true });
    const order = await awaitingOrder(shop, admin, {}, 'uk');
    await until(
      () => pathOf(order.id),
      (path) => path !== null,
    );
    expect((await read(await download(shop, order))).text).toContain('Рахунок');
    const mails = await until(
      () => mailTexts(shop),
      (all) => all.length > 0,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`/api/orders/${order.id}/invoice?key=`);
  });

  it('the order page links an automatic invoice at once, and its download does not wait for the event', async () => {
    const { id } = await awaitedBefore();
    const [{ key }] = (await shop.db.query('SELECT key FROM shop_order WHERE id = $1', [id])) as [{ key: string }];
    const page = async (): Promise<string> =>
      (await fetch(`${shop.url}/order/${id}`, { headers: { 'X-Order-Key': key } })).text();
    expect(await page()).toContain(`/api/orders/${id}/invoice`);
    expect(await pathOf(id)).toBeNull();
    expect((await read(await download(shop, { id, key, reference: '' }))).text).toContain('Invoice');
    expect(await pathOf(id)).not.toBeNull();
    await offerBankInvoice(admin, { auto_generate_invoice: false });
    const { id: manual } = await awaitingOrder(shop, admin);
    expect((await admin.get(`/api/orders/${manual}/invoice`)).body.code).toBe('invoice_not_found');
    // With the setting on, the event of this order would issue its invoice in a later test.
    await delivered(shop);
    await offerBankInvoice(admin, { auto_generate_invoice: true });
  });

  it('an invoice is issued once if its event is delivered again or an administrator issued it before', async () => {
    const order = await awaitingOrder(shop, admin);
    await until(
      () => pathOf(order.id),
      (path) => path !== null,
    );
    const before = await counted();
    const event = await awaitingEvent(order.id);
    await Promise.all([1, 2, 3].map(() => shop.app.get(EventDelivery).deliver(event)));
    expect((await admin.post(`/api/orders/${order.id}/invoice`)).status).toBe(200);
    expect(await counted()).toBe(before);
  });

  it('no automatic invoice is issued for other payment methods, or while the setting is off', async () => {
    await offerBankInvoice(admin, { auto_generate_invoice: false });
    const off = await awaitingOrder(shop, admin);
    const cash = (await place(shop.client(), await makeProduct(admin))).body.data;
    await delivered(shop);
    expect(await pathOf(off.id)).toBeNull();
    expect(await pathOf(cash.id)).toBeNull();
  });

  it('an automatic invoice is issued for an order that counts as paid without confirmation', async () => {
    await offerBankInvoice(admin, { auto_generate_invoice: true, require_confirmation: false });
    const order = await awaitingOrder(shop, admin);
    await until(
      () => pathOf(order.id),
      (path) => path !== null,
    );
    expect((await read(await download(shop, order))).text).toContain('Paid in full');
  });

  it('no automatic invoice is issued for an order that was cancelled before its event was delivered', async () => {
    await offerBankInvoice(admin, { auto_generate_invoice: false, require_confirmation: true });
    const order = await awaitingOrder(shop, admin);
    await admin.post(`/api/orders/${order.id}/cancel`, {});
    await offerBankInvoice(admin, { auto_generate_invoice: true });
    await shop.app.get(EventDelivery).deliver(await awaitingEvent(order.id));
    expect(await pathOf(order.id)).toBeNull();
  });

  it('automatic invoices are issued in a shop that sends no emails', async () => {
    const { id, event } = await awaitedBefore();
    const { imports = [], ...whole } = AppModule.with({ ...shop.app.get(Config), worker: 'off' });
    const modules = imports.filter((one) => one !== NotificationModule);
    expect(modules).toHaveLength(imports.length - 1);
    const withoutMails = await NestFactory.create({ ...whole, imports: modules }, { logger: false });
    try {
      await withoutMails.init();
      await withoutMails.get(EventDelivery).deliver(event);
    } finally {
      await withoutMails.close();
    }
    expect(await pathOf(id)).not.toBeNull();
  });

  it('concurrent deliveries of the same event issue one automatic invoice with one number', async () => {
    const numbers = async (): Promise<Array<{ order_id: number; number: number }>> =>
      shop.db.query('SELECT order_id, number FROM invoice ORDER BY number DESC LIMIT 2');
    const [before] = await numbers();
    const { id, event } = await awaitedBefore();
    await Promise.all([1, 2, 3].map(() => shop.app.get(EventDelivery).deliver(event)));
    expect(await numbers()).toEqual([{ order_id: id, number: before!.number + 1 }, before]);
    const { id: next } = await awaitingOrder(shop, admin);
    await until(
      () => pathOf(next),
      (path) => path !== null,
    );
    expect((await numbers())[0]).toEqual({ order_id: next, number: before!.number + 2 });
  });
});

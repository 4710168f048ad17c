import type { ServerEvent } from '#contracts';
import { formatCreditorReference } from '#kernel';
import { startTestShop, type Client, type TestShop } from '#testing';
import { StaffListener } from '../../src/notification/listeners/staff.listener.js';
import { logInAs } from '../fixtures/administrators.js';
import { mailTexts } from '../fixtures/mails.js';
import { makeProduct, offerBankInvoice, orderBody, pay, place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

const SETTINGS = '/api/admin/settings';

describe('emails to staff', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  beforeAll(async () => {
    shop = await startTestShop({ env: { RATE_LIMIT: '100000' } });
    admin = await shop.admin();
    product = await makeProduct(admin, { name: 'Teapot', sku: 'TEA-1', in_stock: 1000 });
    await offerBankInvoice(admin);
  });
  afterAll(() => shop.close());

  const settings = (fields: object) => admin.put(SETTINGS, fields);
  const order = async (more: Record<string, unknown> = {}): Promise<number> =>
    (await place(shop.client(), product, more)).body.data.id;
  const mailsOf = (id: number, kind = 'new_order') =>
    shop.db.query<{ recipient: string; language: string }>(
      'SELECT recipient, language FROM mail WHERE order_id = $1 AND kind = $2 ORDER BY recipient',
      [id, kind],
    );
  /** Waits for the confirmation of the order; its events are handled by then. */
  const handled = (id: number) =>
    until(
      () => shop.db.query(`SELECT 1 FROM mail WHERE order_id = $1 AND kind = 'order_confirmation'`, [id]),
      (rows) => rows.length > 0,
    );

  test('without staff addresses in the settings, no email about a new order is sent to staff', async () => {
    const id = await order();
    await handled(id);
    expect(await mailsOf(id)).toEqual([]);
  });

  test('each staff address gets one email about a new order, in the language of the settings, with a link to the panel', async () => {
    const { body } = await settings({
      new_order_mail_to: ['orders@example.com', 'boss@example.com'],
      new_order_mail_language: 'uk',
    });
    expect(body.data).toMatchObject({
      new_order_mail_to: ['orders@example.com', 'boss@example.com'],
      new_order_mail_language: 'uk',
    });
    const id = await order({ note: 'Ring twice' });
    const mails = await until(
      () => mailsOf(id),
      (rows) => rows.length === 2,
    );
    expect(mails).toMatchObject([
      { recipient: 'boss@example.com', language: 'uk' },
      { recipient: 'orders@example.com', language: 'uk' },
    ]);
    const texts = await until(
      async () => (await mailTexts(shop)).filter((text) => text.includes(`Нове замовлення №\u00A0${id}`)),
      (found) => found.length === 2,
    );
    for (const part of ['Olena Bondar', 'Teapot (TEA-1)', 'Ring twice', `/admin/pages/orders/${id}`])
      expect(texts[0]).toContain(part);
    // delivers the event again, as happens after a crash
    const event = { actor: { kind: 'guest', id: null, name: null }, data: { order_id: id } };
    await shop.app.get(StaffListener, { strict: false }).created(event as ServerEvent<'OrderCreated'>);
    expect(await mailsOf(id)).toHaveLength(2);
  });

  test('an email about a reported payment goes to the staff addresses, once for repeated reports, with reference and amount', async () => {
    await settings({ new_order_mail_to: ['orders@example.com'], new_order_mail_language: 'en' });
    const { id, key, reference } = (
      await place(shop.client(), product, {
        payment_method: 'bank_invoice',
        items: [{ product_id: product, quantity: 2 }],
      })
    ).body.data;
    await pay(shop.client(), { id, key }, 'bank_invoice');
    for (let press = 0; press < 2; press++)
      expect((await shop.client().post(`/api/orders/${id}/report-payment?key=${key}`, {})).status).toBe(200);
    const mails = await until(
      () => mailsOf(id, 'payment_reported'),
      (rows) => rows.length > 0,
    );
    expect(mails).toMatchObject([{ recipient: 'orders@example.com', language: 'en' }]);
    const [text] = await until(
      async () => (await mailTexts(shop)).filter((one) => one.includes(`Payment reported for order ${id}`)),
      (found) => found.length > 0,
    );
    for (const part of [
      formatCreditorReference(reference),
      '€39.98',
      'Olena Bondar',
      `/admin/pages/orders/${id}`,
      'Check your bank account',
    ])
      expect(text).toContain(part);
    const event = { actor: { kind: 'guest', id: null, name: null }, data: { order_id: id } };
    await shop.app.get(StaffListener, { strict: false }).reported(event as ServerEvent<'PaymentReported'>);
    expect(await mailsOf(id, 'payment_reported')).toHaveLength(1);
  });

  test('emails to staff are in the shop’s language by default, and none are sent after the addresses were removed', async () => {
    await settings({
      new_order_mail_to: ['orders@example.com'],
      new_order_mail_language: null,
      default_language: 'ru',
    });
    const id = await order();
    expect(
      await until(
        () => mailsOf(id),
        (rows) => rows.length === 1,
      ),
    ).toMatchObject([{ language: 'ru' }]);
    await settings({ new_order_mail_to: [], default_language: null });
    const quiet = await order();
    await handled(quiet);
    expect(await mailsOf(quiet)).toEqual([]);
  });

  test('at most ten emails an hour go to one staff address; further ones are combined into one digest', async () => {
    const recipient = 'busy@example.com';
    await settings({ new_order_mail_to: [recipient], new_order_mail_language: 'en' });
    const ids: number[] = [];
    for (let number = 0; number < 14; number++)
      ids.push((await admin.post('/api/orders', orderBody(product))).body.data.id as number);
    const sent = () =>
      shop.db.query<{ id: string; kind: string; entries: Array<{ order_id: number }> | null; late: boolean }>(
        `SELECT id, kind, data -> 'entries' AS entries, send_after > now() + interval '30 minutes' AS late FROM mail
          WHERE recipient = $1 ORDER BY kind`,
        [recipient],
      );
    const mails = await until(sent, (all) => all.find(({ entries }) => entries?.length === 4) !== undefined);
    expect(mails.map(({ kind }) => kind)).toEqual([...Array<string>(10).fill('new_order'), 'staff_digest']);
    const digest = mails.at(-1)!;
    expect(digest.late).toBe(true);
    for (const id of ids) {
      const event = { actor: { kind: 'guest', id: null, name: null }, data: { order_id: id } };
      await shop.app.get(StaffListener, { strict: false }).created(event as ServerEvent<'OrderCreated'>);
    }
    expect((await sent()).map(({ entries }) => entries?.length ?? 0)).toEqual([...Array<number>(10).fill(0), 4]);
    await admin.post(`/api/admin/mails/${digest.id}/resend`);
    const [text] = await until(
      async () => (await mailTexts(shop)).filter((one) => one.includes('There were more notifications within an hour')),
      (found) => found.length === 1,
    );
    for (const { order_id: id } of digest.entries!) expect(text).toContain(`/admin/pages/orders/${id}`);
    await settings({ new_order_mail_to: [], new_order_mail_language: null });
  });

  test('staff addresses must be valid, and only owners can set them', async () => {
    for (const wrong of [['nobody'], 'orders@example.com', ['a@example.com', 'A@example.com'], null, [null]]) {
      const { status, body } = await settings({ new_order_mail_to: wrong });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['new_order_mail_to']]);
    }
    expect(
      (await settings({ new_order_mail_to: Array.from({ length: 11 }, (_, n) => `a${n}@example.com`) })).status,
    ).toBe(422);
    const manager = await logInAs(shop, 'manager');
    expect((await manager.put(SETTINGS, { new_order_mail_to: ['me@example.com'] })).status).toBe(403);
  });
});

import { readFileSync } from 'node:fs';
import { startTestShop, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { delivered } from '../fixtures/delivered.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { uploadPicture } from '../fixtures/upload-picture.js';

const LANGUAGES = ['en', 'uk', 'ru'] as const;

describe('previews of emails', () => {
  let shop: TestShop;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    await offerBankInvoice(admin);
  });
  afterAll(() => shop.close());

  const previews = async (): Promise<Array<{ id: string; kind: string; subject: string }>> =>
    (await admin.get('/api/admin/mail-previews')).body.data.items;

  test('a shop without products has a preview of every kind of email in three languages, without missing values', async () => {
    const { body } = await admin.get('/api/admin/mails');
    const items = await previews();
    expect([...new Set(items.map(({ kind }) => kind))].sort()).toEqual(body.data.kinds);
    for (const { id } of items)
      for (const language of LANGUAGES) {
        const { status, body: one } = await admin.get(`/api/admin/mail-previews/${id}?language=${language}`);
        expect(status).toBe(200);
        const { subject, html, text } = one.data.content;
        for (const part of [subject, html, text]) {
          expect(part).not.toMatch(/\b(notification|shop|document)\.[a-z_.]+\b/);
          expect(part).not.toContain('{{');
          expect(part.trim()).not.toBe('');
        }
        expect(html).toContain(`<html lang="${language}">`);
      }
  });

  test('every kind of email has a name in the panel', async () => {
    const file = `${import.meta.dirname}/../../i18n/en/panel-delivery.json`;
    const { kinds } = JSON.parse(readFileSync(file, 'utf8')) as { kinds: Record<string, string> };
    const { body } = await admin.get('/api/admin/mails');
    expect(Object.keys(kinds).sort()).toEqual(body.data.kinds);
  });

  test('the first sentence of an email is repeated as hidden text, which mailboxes show beside the subject', async () => {
    const { body } = await admin.get('/api/admin/mail-previews/order_status.shipped?language=en');
    const [, hidden] = /<div style="display:none[^>]*>([^<&]+)/.exec(body.data.content.html) ?? [];
    expect(body.data.content.text).toContain(hidden);
  });

  test('an email about an order shows a small JPEG picture of each product', async () => {
    const image = await uploadPicture(shop, admin, 'rgba(40, 90, 160, 0.5)', { width: 600, height: 400 });
    const product = await makeProduct(admin, { images: [{ image }] });
    const { body } = await place(shop.client(), product, { payment_method: 'bank_invoice' });
    await pay(shop.client(), body.data, 'bank_invoice');
    await delivered(shop);
    const mails = await admin.get(`/api/admin/mails?order_id=${body.data.id}`);
    const page = await admin.get(`/api/admin/mails/${mails.body.data.items[0].id}/page`);
    const [, address] = /<img src="([^"]+)"/.exec(page.text) ?? [];
    expect(address).toMatch(/^http:.*\/media\/pictures\/[0-9a-f]{32}-email\.jpg$/);
    // The first request generates the picture, later ones read the file.
    for (const time of ['first', 'second']) {
      const { status, headers } = await fetch(shop.url + new URL(address!).pathname);
      expect([time, status, headers.get('content-type')]).toEqual([time, 200, 'image/jpeg']);
    }
  });

  test('the preview page of an email runs no scripts and can be framed by the panel only', async () => {
    const { headers, text } = await admin.get('/api/admin/mail-previews/bank_details/page?language=uk');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox/);
    expect(text).toContain('<html lang="uk">');
  });

  test('support can open previews, customers and guests cannot; an unknown preview is 404, an unknown language 422', async () => {
    const support = await logInAs(shop, 'support');
    expect((await support.get('/api/admin/mail-previews')).status).toBe(200);
    expect((await shop.client().get('/api/admin/mail-previews')).status).toBe(401);
    expect((await admin.get('/api/admin/mail-previews/nothing')).status).toBe(404);
    expect((await admin.get('/api/admin/mail-previews/welcome?language=xx')).status).toBe(422);
  });
});

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { OrderPresenter } from '../../src/order-view/index.js';
import {
  awaitingOrder,
  download,
  invoiceFiles,
  issue,
  makeProduct,
  offerBankInvoice,
  read,
} from '../fixtures/invoices.js';
import { mailsOf } from '../fixtures/mails.js';
import { pay, place } from '../fixtures/orders.js';
import { readNbu, scan } from '../fixtures/read-payment-code.js';
import { until } from '../fixtures/until.js';

const MARGIN = { top: 40, bottom: 40, left: 40, right: 40 };
const DAY = new Date('2026-03-04T10:00:00Z');

describe('invoices of orders', () => {
  let shop: TestShop;
  let admin: Client;
  let now = DAY;

  beforeAll(async () => {
    shop = await startTestShop({
      clock: { now: () => now },
      env: { SHOP_CURRENCY: 'UAH', MAIL_FROM: 'Тиха полиця <hello@quiet-shelf.example>' },
    });
    admin = await shop.admin();
    await offerBankInvoice(admin, { account_holder: 'ТОВ «Тиха полиця»' });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    now = DAY;
  });

  it('an administrator issues an invoice once; a repeated request returns the same one with 200', async () => {
    const order = await awaitingOrder(shop, admin);
    const first = await issue(admin, order.id);
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({
      order_id: order.id,
      series: 'INV',
      year: 2026,
      state: 'pending',
      currency: 'UAH',
      total: 19.99,
    });
    expect(first.body.data.number).toMatch(/^INV-2026-\d{6}$/);
    const again = await issue(admin, order.id);
    expect(again.status).toBe(200);
    expect(again.body.data.number).toBe(first.body.data.number);
    const { body } = await admin.get(`/api/orders/${order.id}`);
    expect(body.data.invoice_path).toBe(first.body.data.path);
  });

  it('issuing an invoice does not change the version of the order', async () => {
    const order = await awaitingOrder(shop, admin);
    const { body: before } = await admin.get(`/api/orders/${order.id}`);
    await issue(admin, order.id);
    const { body: after } = await admin.get(`/api/orders/${order.id}`);
    expect(after.data.version).toBe(before.data.version);
    const { body: history } = await admin.get(`/api/orders/${order.id}/history`);
    expect(history.data.items.at(-1)).toMatchObject({ kind: 'invoice', note: expect.stringMatching(/^INV-/) });
  });

  it.each([
    ['en', 'Invoice', 'Page 1 of 1', 'UAH 19.99', 'March 4, 2026'],
    ['uk', 'Рахунок', 'Сторінка 1 з 1', '19,99 ₴', '4 березня 2026 р.'],
    ['ru', 'Счёт', 'Страница 1 из 1', '19,99 ₴', '4 марта 2026 г.'],
  ])(
    'an invoice states seller, buyer, lines, amount and payment instructions in the language %s',
    async (language, title, page, amount, date) => {
      const product = await makeProduct(admin, { name: 'Чашка «Ґанок», їжаки' });
      const order = await awaitingOrder(shop, admin, { items: [{ product_id: product, quantity: 1 }] }, language);
      const { body } = await issue(admin, order.id);
      const response = await download(shop, order);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${body.data.number}.pdf"`);
      expect(response.headers.get('cache-control')).toContain('no-store');
      const pdf = await read(response);
      expect(pdf.title).toContain(body.data.number);
      const text = pdf.text.replaceAll('\u00a0', ' ');
      for (const part of [
        title,
        page,
        amount,
        date,
        body.data.number,
        'Чашка «Ґанок», їжаки',
        'ТОВ «Тиха полиця»',
        'Olena Bondar',
        'Khreshchatyk 1',
        'UA08 9999 9000 0002 6009 0012 3456 7',
        '999990',
        '12345678',
        order.reference,
        'Example Bank',
      ])
        expect(text).toContain(part);
      expect(text).not.toMatch(/document\.|notification\./);
    },
  );

  it('an invoice states every field of the seller in the settings', async () => {
    const seller = {
      name: 'Quiet Shelf GmbH',
      address: 'Lindenweg 12',
      zip: '10115',
      city: 'Berlin',
      country: 'DE',
      vat_id: 'DE136695976',
      registration: 'HRB 86891',
      email: 'billing@quiet-shelf.example',
      phone: '+49 30 901820',
    };
    expect((await admin.put('/api/admin/settings', { seller })).status).toBe(200);
    const order = await awaitingOrder(shop, admin);
    await issue(admin, order.id);
    const nobody = Object.fromEntries(Object.keys(seller).map((field) => [field, null]));
    await admin.put('/api/admin/settings', { seller: nobody });
    const { text } = await read(await download(shop, order));
    const [sellerSection] = text.slice(text.indexOf('Seller')).split('Bill to');
    for (const part of [...Object.values({ ...seller, country: 'Germany' }), 'VAT ID: DE', 'Registration number: HRB'])
      expect(sellerSection).toContain(part);
    expect(text).toContain(`Questions? Email ${seller.email}`);
  });

  it('an invoice embeds the fonts of each script, and omits emoji and direction overrides', async () => {
    const names: Record<string, string> = {
      NotoSansHebrew: 'מנורה',
      NotoSansThai: 'โคมไฟ',
      NotoSansGeorgian: 'ლამპა',
      NotoSansArmenian: 'Լամպ',
      NotoSansSC: '台灯',
      NotoSansKR: '전등',
    };
    const order = async (...named: string[]) => {
      const products = await Promise.all(named.map((name) => makeProduct(admin, { name, in_stock: 9 })));
      const made = await awaitingOrder(shop, admin, {
        items: products.map((product_id) => ({ product_id, quantity: 1 })),
      });
      await issue(admin, made.id);
      const { html } = await new Browser(shop.url).open(`/order/${made.id}?key=${made.key}`);
      return { ...(await read(await download(shop, made))), html };
    };
    const many = await order(...Object.values(names));
    for (const [font, name] of Object.entries(names)) {
      expect(many.text.normalize('NFKC')).toContain(name);
      expect(many.fonts.join()).toContain(font);
    }
    // The text of ligatures is extracted in the order in which it was drawn.
    const arabic = await order('محمود');
    expect(arabic.text.normalize('NFKC')).toContain([...'محمود'].reverse().join(''));
    expect(arabic.fonts.join()).toContain('NotoSansArabic');
    const japanese = await order('電気スタンド');
    expect(japanese.text).toContain('電気スタンド');
    expect(japanese.fonts.join()).toContain('NotoSansJP');
    expect(japanese.fonts.join()).not.toMatch(/NotoSans(SC|KR|Hebrew|Arabic|Thai)/);
    const plain = await order('Lamp 🎉 of \u202Ebrass');
    expect(plain.text).toContain('Lamp of brass');
    expect(plain.html).toContain('Lamp 🎉 of brass');
    expect(plain.fonts.filter((font) => !/^NotoSans-(Regular|Bold)$/.test(font))).toEqual([]);
  });

  it.each(['en', 'uk', 'ru'])(
    'an invoice in %s for a company with six products is printed on one page',
    async (language) => {
      const products = await Promise.all(
        Array.from({ length: 6 }, (_, at) => makeProduct(admin, { name: `Кераміка ручної роботи № ${at}` })),
      );
      const order = await awaitingOrder(
        shop,
        admin,
        {
          items: products.map((product_id) => ({ product_id, quantity: 1 })),
          billing_address: {
            name: 'Олена Бондар',
            company: 'ТОВ «Дім кераміки»',
            address: 'вул. Саксаганського, 12, кв. 4',
            city: 'Київ',
            zip: '01033',
            country: 'UA',
          },
        },
        language,
      );
      await issue(admin, order.id);
      const { pages, text } = await read(await download(shop, order));
      expect(pages).toHaveLength(1);
      expect(text).toContain('ТОВ «Дім кераміки»');
    },
  );

  it('a long invoice has several pages, each with table head, invoice number and page number', async () => {
    const products = await Promise.all(
      Array.from({ length: 60 }, (_, at) => makeProduct(admin, { name: `Річ номер ${at}`, in_stock: 5 })),
    );
    const order = await awaitingOrder(
      shop,
      admin,
      { items: products.map((product_id) => ({ product_id, quantity: 1 })) },
      'uk',
    );
    await issue(admin, order.id);
    const { pages, text } = await read(await download(shop, order));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, at) => expect(page).toContain(`Сторінка ${at + 1} з ${pages.length}`));
    expect(pages[1]).toContain('Найменування');
    for (let at = 0; at < 60; at++) expect(text).toContain(`Річ номер ${at}`);
  });

  it('an invoice states the tax of each rate', async () => {
    await admin.put('/api/admin/tax', { prices_include_tax: true, rates: [{ country: 'UA', rate: 20 }] });
    const product = await makeProduct(admin, { price_regular: 120 });
    const order = await awaitingOrder(shop, admin, { items: [{ product_id: product, quantity: 2 }] });
    await admin.put('/api/admin/tax', { prices_include_tax: true, rates: [] });
    await issue(admin, order.id);
    const text = (await read(await download(shop, order))).text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Tax 20% included, net UAH 200.00');
    expect(text).toContain('UAH 40.00');
  });

  it('an invoice keeps its text when the bank details change, also if its file is created again', async () => {
    const order = await awaitingOrder(shop, admin);
    const { body } = await issue(admin, order.id);
    await read(await download(shop, order));
    await offerBankInvoice(admin, { account_holder: 'Another Shelf' });
    await rm(join(shop.dataDir, body.data.path));
    const { text } = await read(await download(shop, order));
    await offerBankInvoice(admin, { account_holder: 'ТОВ «Тиха полиця»' });
    expect(text).toContain('ТОВ «Тиха полиця»');
    expect(text).not.toContain('Another Shelf');
  });

  it('a damaged invoice file is created again', async () => {
    const order = await awaitingOrder(shop, admin);
    const { body } = await issue(admin, order.id);
    await read(await download(shop, order));
    await writeFile(join(shop.dataDir, body.data.path), '%PDF-1.4 not ours');
    expect((await read(await download(shop, order))).text).toContain(body.data.number);
    expect((await invoiceFiles(shop, 2026)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('the invoice of a paid order says that nothing is due', async () => {
    const order = await awaitingOrder(shop, admin);
    await admin.post(`/api/orders/${order.id}/verify-payment`, {});
    await issue(admin, order.id);
    const { text } = await read(await download(shop, order));
    expect(text).toContain('Paid in full');
    expect(text).not.toContain('Payment instructions');
  });

  it('orders with any payment method can get an invoice, cancelled orders cannot', async () => {
    const cash = (await place(shop.client(), await makeProduct(admin))).body.data;
    expect((await issue(admin, cash.id)).status).toBe(201);
    expect((await read(await download(shop, cash))).text).not.toContain('IBAN');
    const gone = (await place(shop.client(), await makeProduct(admin))).body.data;
    await admin.post(`/api/orders/${gone.id}/cancel`, {});
    expect(await issue(admin, gone.id)).toMatchObject({ status: 409, body: { code: 'not_invoiceable' } });
    expect((await issue(admin, 999_999)).status).toBe(404);
  });

  it('invoice numbers have no gaps; the year follows the shop’s time zone', async () => {
    const numbers: string[] = [];
    for (const day of ['2027-05-01T00:00:00Z', '2027-12-31T23:59:59Z', '2028-01-01T00:00:00Z']) {
      now = new Date(day);
      numbers.push((await issue(admin, (await awaitingOrder(shop, admin)).id)).body.data.number);
    }
    expect(numbers).toEqual(['INV-2027-000001', 'INV-2027-000002', 'INV-2028-000001']);
  });

  it('callers who may read the order can download its invoice, others cannot', async () => {
    const guest = shop.client();
    const { id, key } = (await place(guest, await makeProduct(admin), { payment_method: 'bank_invoice' })).body.data;
    await issue(admin, id);
    const path = `/api/orders/${id}/invoice`;
    await read(await download(shop, { id, key, reference: '' }));
    const status = async (caller: Client, headers?: Record<string, string>) => (await caller.get(path, headers)).status;
    expect(await status(guest)).toBe(200);
    expect(await status(shop.client(), { 'x-order-key': key })).toBe(200);
    expect(await status(admin)).toBe(200);
    expect(await status(await shop.integration('orders:read'))).toBe(200);
    expect(await status(await shop.integration('catalog:write'))).toBe(403);
    expect(await status(shop.client())).toBe(404);
    expect(await status(shop.client(), { 'x-order-key': `${key.slice(0, -1)}_` })).toBe(404);
  });

  it('only administrators can issue invoices', async () => {
    const { id, key } = await awaitingOrder(shop, admin);
    expect((await issue(shop.client(), id)).status).toBe(401);
    expect((await shop.client().post(`/api/orders/${id}/invoice`, {}, { 'x-order-key': key })).status).toBe(401);
    expect((await issue(await shop.integration('orders:write', 'orders:read'), id)).status).toBe(403);
    const customer = shop.client({ cookies: true });
    await customer.csrf();
    await customer.post('/api/auth/register', {
      email: 'ira@example.com',
      password: 'a quiet evening',
      first_name: 'Ira',
      last_name: 'K',
    });
    await customer.login('ira@example.com', 'a quiet evening');
    expect((await issue(customer, id)).status).toBe(404);
    const own = (await place(customer, await makeProduct(admin))).body.data;
    expect((await issue(customer, own.id)).status).toBe(403);
    await issue(admin, own.id);
    await until(
      () => customer.get(`/api/orders/${own.id}/invoice`),
      ({ status }) => status === 200,
    );
  });

  it('the invoice of an order without one is 404, also for administrators', async () => {
    const order = await awaitingOrder(shop, admin);
    expect(await admin.get(`/api/orders/${order.id}/invoice`)).toMatchObject({
      status: 404,
      body: { code: 'invoice_not_found' },
    });
    expect((await admin.get(`/api/admin/orders/${order.id}/invoice`)).status).toBe(404);
    await issue(admin, order.id);
    expect((await admin.get(`/api/admin/orders/${order.id}/invoice`)).body.data.order_id).toBe(order.id);
  });

  it('the page of an order links to its invoice, and browsers get an error page if there is none', async () => {
    const order = await awaitingOrder(shop, admin);
    const browser = new Browser(shop.url);
    const page = async () => (await browser.open(`/order/${order.id}?key=${order.key}`)).html;
    expect(await page()).not.toContain('Download the invoice');
    const refused = await fetch(`${shop.url}/api/orders/${order.id}/invoice?key=${order.key}`, {
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    expect(refused.status).toBe(404);
    expect(refused.headers.get('content-type')).toContain('text/html');
    await issue(admin, order.id);
    expect(await page()).toContain(`/api/orders/${order.id}/invoice"`);
  });

  it('an invoice has the same QR code as the page of the order, until the order is paid', async () => {
    const order = await awaitingOrder(shop, admin);
    const browser = new Browser(shop.url);
    const page = async () => (await browser.open(`/order/${order.id}?key=${order.key}`)).html;
    expect(await page()).toMatch(/<img src="data:image\/svg\+xml;base64,[\w+/=]+"/);
    await admin.post(`/api/orders/${order.id}/verify-payment`, {});
    expect(await page()).not.toContain('data:image/svg+xml;base64');
  });

  it('page and email of an unpaid order have the same QR code, and a link that opens the banking app', async () => {
    const receiver = `Товариство з обмеженою відповідальністю «${'Тиха полиця '.repeat(8)}»`;
    await offerBankInvoice(admin, { account_holder: receiver });
    const order = await awaitingOrder(shop, admin, {}, 'uk');
    const { html } = await new Browser(shop.url).open(`/order/${order.id}?key=${order.key}&lang=uk`);
    const link = /<a class="button" href="(https:\/\/qr\.bank\.gov\.ua\/[\w-]+)"[^>]*>Відкрити застосунок банку</.exec(
      html,
    )?.[1];
    expect(readNbu(link!)).toMatchObject({ version: '003', receiver, amount: '19.99', dueOn: '2026-03-14' });
    const drawn = /<img src="data:image\/svg\+xml;base64,([\w+/=]+)"/.exec(html)![1]!;
    const onPage = sharp(Buffer.from(drawn, 'base64'), { density: 400 }).extend({ ...MARGIN, background: '#fff' });
    expect((await scan(await onPage.flatten({ background: '#fff' }).png().toBuffer())).text).toBe(link);
    const mail = await until(
      async () => (await mailsOf(shop)).find(({ text }) => text?.includes(link!)),
      (found) => found !== undefined,
    );
    const [picture] = mail!.attachments;
    expect(picture).toMatchObject({ contentType: 'image/png', contentDisposition: 'inline' });
    expect(mail!.html).toContain(`<img src="cid:${picture!.cid!.replace(/[<>]/g, '')}"`);
    expect(mail!.html).toContain(`href="${link}"`);
    expect((await scan(picture!.content)).text).toBe(link);
    await admin.put('/api/admin/payment-methods/bank_invoice', { nbu_code: '002' });
    const again = await new Browser(shop.url).open(`/order/${order.id}?key=${order.key}`);
    expect(again.html).toContain(
      `href="https://qr.bank.gov.ua/${Buffer.from('BCD\n002').toString('base64url')}`.slice(0, -1),
    );
    await admin.put('/api/admin/payment-methods/bank_invoice', { nbu_code: '003' });
  });

  it('an order page in another language shows the payment purpose and the QR code in the language of the order', async () => {
    const { id, key } = await awaitingOrder(shop, admin, {}, 'uk');
    const { reference } = (await admin.get(`/api/orders/${id}`)).body.data;
    const purpose = `Оплата замовлення № ${id}, код платежу ${reference}`;
    const linkOn = async (language: string): Promise<string> => {
      const { html } = await new Browser(shop.url).open(`/order/${id}?key=${key}&lang=${language}`);
      expect(html).toContain(`<html lang="${language}"`);
      return /href="(https:\/\/qr\.bank\.gov\.ua\/[\w-]+)"/.exec(html)![1]!;
    };
    const inUkrainian = await linkOn('uk');
    expect(readNbu(inUkrainian).message).toBe(purpose);
    for (const language of ['en', 'ru']) {
      expect(await linkOn(language)).toBe(inUkrainian);
      const shown = await shop.app.get(OrderPresenter, { strict: false }).load(id, language as 'en' | 'ru');
      expect(shown!.bankDetails!.payment_purpose).toBe(purpose);
    }
    const answer = await pay(shop.client({ language: 'en' }), { id, key }, 'bank_invoice');
    expect(answer.body.order.bank_details.payment_purpose).toBe(purpose);
  });

  it('the preview of the email with bank details shows the QR code', async () => {
    const { body } = await admin.get('/api/admin/mail-previews/bank_details');
    const png = /<img src="data:image\/png;base64,([\w+/=]+)"/.exec(body.data.content.html)![1]!;
    expect(readNbu((await scan(Buffer.from(png, 'base64'))).text).iban).toBe('UA089999900000026009001234567');
  });
});

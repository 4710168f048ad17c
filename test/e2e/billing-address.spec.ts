import { Browser, type Client, type TestShop } from '#testing';
import { download, issue, read } from '../fixtures/invoices.js';
import { mailTexts } from '../fixtures/mails.js';
import { checkoutForm, orderBody } from '../fixtures/orders.js';
import { startStockedShop } from '../fixtures/stocked-shop.js';
import { until } from '../fixtures/until.js';

const COMPANY = { billing_company: 'Tea & Co', billing_vat_id: 'DE123456789' };
const OWN = { billing_country: 'de', billing_address: 'Lindenweg 7', billing_zip: '10115', billing_city: 'Berlin' };

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  ({ shop, admin, product } = await startStockedShop());
});
afterAll(() => shop.close());

async function ordered(fields: Record<string, string>, language?: string) {
  const browser = new Browser(shop.url, language);
  await browser.open('/checkout');
  await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
  const page = await browser.submit('/checkout/process', { ...checkoutForm, ...fields });
  const id = Number(/\/order\/(\d+)/.exec(page.location ?? '')?.[1]);
  return { browser, page, id };
}

const billingOf = async (id: number) => (await admin.get(`/api/orders/${id}`)).body.data.billing_address;

describe('billing addresses at the checkout', () => {
  test('an order from the checkout can be billed to another address with company and VAT ID', async () => {
    const { id } = await ordered({ billing_different: '1', ...COMPANY, ...OWN });
    expect(await billingOf(id)).toEqual({
      name: 'Olena Bondar',
      address: 'Lindenweg 7',
      city: 'Berlin',
      state: null,
      zip: '10115',
      country: 'DE',
      company: 'Tea & Co',
      vat_id: 'DE123456789',
    });
  });

  test('a billing address with only a company and a VAT ID is completed from the shipping address', async () => {
    const { id } = await ordered({ billing_different: '1', ...COMPANY });
    const { shipping_address: shipping } = (await admin.get(`/api/orders/${id}`)).body.data;
    expect(await billingOf(id)).toEqual({ ...shipping, company: 'Tea & Co', vat_id: 'DE123456789' });
  });

  test('entries of a billing address are ignored if its checkbox is not checked', async () => {
    const { id } = await ordered({ ...COMPANY, ...OWN });
    const { shipping_address: shipping } = (await admin.get(`/api/orders/${id}`)).body.data;
    expect(await billingOf(id)).toEqual(shipping);
  });

  test('an incomplete billing address is rejected at the missing fields, and all entries are kept', async () => {
    const { page } = await ordered({ billing_different: '1', ...COMPANY, billing_city: 'Berlin' });
    expect(page.status).toBe(422);
    for (const name of ['billing_country', 'billing_address', 'billing_zip'])
      expect(page.html).toMatch(new RegExp(`id="${name}"[^>]* aria-invalid="true"`));
    expect(page.html).toMatch(/id="billing_different"[^>]* checked/);
    for (const kept of ['value="Tea &amp; Co"', 'value="DE123456789"', 'value="Berlin"'])
      expect(page.html).toContain(kept);
  });
});

test.each([
  ['en', 'VAT ID'],
  ['uk', 'Податковий номер'],
  ['ru', 'Налоговый номер'],
])('the page of the order and its email in %s contain company and VAT ID', async (language, label) => {
  const { browser, page, id } = await ordered({ billing_different: '1', ...COMPANY, ...OWN }, language);
  const { html } = await browser.open(page.location!);
  for (const text of ['Tea &amp; Co', `${label}: DE123456789`, 'Lindenweg 7']) expect(html).toContain(text);
  const mails = await until(
    async () => (await mailTexts(shop)).filter((text) => text.includes(`/order/${id}?`)),
    (texts) => texts.length > 0,
  );
  // The email omits what a guest typed, because the guest's address is not verified.
  expect(mails[0]).not.toContain('Tea & Co');
});

test('an invoice is addressed to the company of the billing address', async () => {
  const { page, id } = await ordered({ billing_different: '1', ...COMPANY, ...OWN });
  expect((await issue(admin, id)).status).toBe(201);
  const key = /key=([^&]+)/.exec(page.location!)![1]!;
  const { text } = await read(await download(shop, { id, key, reference: '' }));
  for (const words of ['Tea & Co', 'Lindenweg 7', 'VAT ID: DE123456789']) expect(text).toContain(words);
});

describe('billing addresses in the API', () => {
  test('an order accepts company and VAT ID in its billing address, and an edit changes and removes them', async () => {
    const address = { address: 'Lindenweg 7', city: 'Berlin', zip: '10115', country: 'DE' };
    const { status, body } = await admin.post(
      '/api/orders',
      orderBody(product, { billing_address: { ...address, company: ' Tea & Co ', vat_id: 'DE1' } }),
    );
    expect(status).toBe(201);
    expect(body.data.billing_address).toMatchObject({ company: 'Tea & Co', vat_id: 'DE1' });
    const edit = (billing_address: object) => admin.put(`/api/orders/${body.data.id}`, { billing_address });
    expect((await edit({ vat_id: 'DE2' })).body.data.billing_address).toMatchObject({
      company: 'Tea & Co',
      vat_id: 'DE2',
    });
    const cleared = (await edit({ company: null, vat_id: '' })).body.data.billing_address;
    expect(Object.keys(cleared).sort()).toEqual(['address', 'city', 'country', 'name', 'state', 'zip']);
  });

  test('a shipping address accepts neither company nor VAT ID', async () => {
    const address = { address: 'Lindenweg 7', city: 'Berlin', zip: '10115', country: 'DE', company: 'Tea & Co' };
    const { body } = await admin.post('/api/orders', orderBody(product, { shipping_address: address }));
    expect(JSON.stringify(body.data)).not.toContain('Tea & Co');
  });

  test('a company or VAT ID that is too long is 422 at its field', async () => {
    const address = { address: 'Lindenweg 7', city: 'Berlin', zip: '10115', country: 'DE', vat_id: 'x'.repeat(31) };
    const { status, body } = await admin.post('/api/orders', orderBody(product, { billing_address: address }));
    expect([status, Object.keys(body.errors)]).toEqual([422, ['billing_address.vat_id']]);
  });
});

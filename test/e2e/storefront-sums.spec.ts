import type { Language } from '#kernel';
import { Browser, startTestShop, type Client, type Page, type TestShop } from '#testing';
import { download, issue, read } from '../fixtures/invoices.js';
import { checkoutForm, makeProduct, offerBankInvoice } from '../fixtures/orders.js';
import { mailTexts } from '../fixtures/mails.js';
import { until } from '../fixtures/until.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  product = await makeProduct(admin, { name: 'Teapot', in_stock: 1000, price_regular: 12 });
  await offerBankInvoice(admin);
});
afterAll(() => shop.close());
afterEach(async () => {
  await admin.put('/api/admin/tax', { rates: [] });
  await admin.put('/api/admin/shipping-methods/flat_rate', { free_above: null });
});

async function buyer(language: Language): Promise<Browser> {
  const browser = new Browser(shop.url, language);
  await browser.open('/cart');
  await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
  await browser.submit('/cart/shipping', { shipping_method: 'flat_rate', country: 'UA' });
  return browser;
}

/** The sums of a page by name; the name of the shipping method is removed. */
const sums = ({ html }: Page): string[] =>
  [
    .../<dl class="totals"[^]*?<\/dl>/
      .exec(html)![0]
      .matchAll(/<dt>([^(<]+?)(?: \([^)]*\)| <span[^>]*>[^<]*<\/span>)?<\/dt><dd>([^<]+)</g),
  ].map(([, name, sum]) => `${name} ${sum}`.replaceAll('\u00a0', ' '));

const mailOf = async (id: number): Promise<string> =>
  (
    await until(
      async () => (await mailTexts(shop)).filter((text) => text.includes(`/order/${id}?`)),
      ([text]) => text !== undefined,
    )
  )[0]!.replaceAll('\u00a0', ' ');

const idOf = (path: string): number => Number(/\/order\/(\d+)/.exec(path)![1]);

describe('names of sums from cart to invoice', () => {
  test.each([
    ['en', ['Subtotal €12.00', 'Delivery €4.90', 'Tax included €2.00', 'Total €16.90']],
    ['uk', ['Товари 12,00 €', 'Доставка 4,90 €', 'У тому числі податок 2,00 €', 'Разом 16,90 €']],
    ['ru', ['Товары 12,00 €', 'Доставка 4,90 €', 'В том числе налог 2,00 €', 'Итого 16,90 €']],
  ] as const)(
    'sums have the same names in the cart, checkout, order, email and invoice, in %s',
    async (language, named) => {
      await admin.put('/api/admin/tax', { prices_include_tax: true, rates: [{ country: 'UA', rate: 20 }] });
      const browser = await buyer(language);
      expect(sums(await browser.open('/cart'))).toEqual(named);
      expect(sums(await browser.open('/checkout'))).toEqual(named);
      const { location } = await browser.submit('/checkout/process', { ...checkoutForm, shipping_method: 'flat_rate' });
      expect(sums(await browser.open(location!))).toEqual(named);
      const mail = await mailOf(idOf(location!));
      for (const sum of named) expect(mail.replace(/ \([^)]*\):|:/g, '')).toContain(sum);
      await issue(admin, idOf(location!));
      const { text } = await read(
        await download(shop, { id: idOf(location!), key: /key=([^&]+)/.exec(location!)![1]!, reference: '' }),
      );
      for (const at of [0, 1, 3])
        expect(text.replaceAll('\u00a0', ' ').replace(/ \([^)]*\)/g, '')).toContain(named[at]);
    },
  );

  test.each([
    ['en', 'Delivery Free'],
    ['uk', 'Доставка Безкоштовно'],
    ['ru', 'Доставка Бесплатно'],
  ] as const)(
    'free shipping is written as a word on pages and in the email, and as an amount on the invoice, in %s',
    async (language, free) => {
      await admin.put('/api/admin/shipping-methods/flat_rate', { free_above: 10 });
      const browser = await buyer(language);
      expect(sums(await browser.open('/cart'))).toContain(free);
      expect(sums(await browser.open('/checkout'))).toContain(free);
      const { location } = await browser.submit('/checkout/process', { ...checkoutForm, shipping_method: 'flat_rate' });
      expect(sums(await browser.open(location!))).toContain(free);
      expect((await mailOf(idOf(location!))).replace(/ \([^)]*\):|:/g, '')).toContain(free);
      await issue(admin, idOf(location!));
      const { text } = await read(
        await download(shop, { id: idOf(location!), key: /key=([^&]+)/.exec(location!)![1]!, reference: '' }),
      );
      expect(text).toMatch(/(Delivery|Доставка) (€0\.00|0,00\s€)/);
    },
  );

  test.each(['cancelled', 'processing', 'ready_for_shipment'])(
    'the page of a fast order without an address does not mention pickup in the status %s',
    async (status) => {
      const browser = await buyer('en');
      const { location } = await browser.submit('/fast-order', {
        email: 'olena@example.com',
        product_id: String(product),
        quantity: '1',
      });
      await admin.put(`/api/orders/${idOf(location!)}/status`, { status });
      const page = await browser.open(location!);
      expect(sums(page)).toContain('Delivery As agreed');
      expect(page.html).not.toMatch(/Pickup|collect/i);
    },
  );

  test('a fast order shows delivery as agreed later until a method is set', async () => {
    const browser = await buyer('en');
    const { location } = await browser.submit('/fast-order', {
      email: 'olena@example.com',
      product_id: String(product),
      quantity: '1',
    });
    const page = await browser.open(location!);
    expect(sums(page)).toEqual(['Subtotal €12.00', 'Delivery As agreed', 'Total €12.00']);
    expect(page.html).not.toContain('Pickup');
    await admin.put(`/api/orders/${idOf(location!)}`, {
      shipping_method: 'pickup',
      shipping_address: { name: 'Olena', address: 'Khreshchatyk 1', city: 'Kyiv', zip: '01001', country: 'UA' },
    });
    expect(sums(await browser.open(location!))).toContain('Pickup at the shop Free');
  });
});

describe('tax notes beside prices', () => {
  const said = (page: Page): string | null => /<p class="soft tax-note">([^<]*)</.exec(page.html)?.[1] ?? null;
  const pages = async (browser: Browser): Promise<Array<string | null>> => {
    const link = (await admin.get(`/api/products/${product}`)).body.data.link as string;
    const found = [];
    for (const path of [new URL(link, shop.url).pathname, '/cart', '/checkout'])
      found.push(said(await browser.open(path)));
    return found;
  };

  test('pages have no tax note while the shop has no tax', async () => {
    expect(await pages(await buyer('en'))).toEqual([null, null, null]);
  });

  test.each([
    [true, 'en', 'Prices include tax.'],
    [true, 'uk', 'Податок включено в ціни.'],
    [true, 'ru', 'Налог включён в цены.'],
    [false, 'en', 'Prices exclude tax. It is calculated for your country at checkout.'],
    [false, 'uk', 'Ціни вказано без податку. Його буде розраховано для вашої країни під час оформлення замовлення.'],
    [false, 'ru', 'Цены указаны без налога. Он рассчитывается для вашей страны при оформлении заказа.'],
  ] as const)(
    'pages have a tax note that agrees with the totals: prices include tax %s, in %s',
    async (prices_include_tax, language, sentence) => {
      await admin.put('/api/admin/tax', { prices_include_tax, rates: [{ country: 'UA', rate: 20 }] });
      expect(await pages(await buyer(language))).toEqual([sentence, sentence, sentence]);
    },
  );

  test('cart and checkout have no tax note for a country without tax', async () => {
    await admin.put('/api/admin/tax', { prices_include_tax: false, rates: [{ country: 'UA', rate: 20 }] });
    const browser = await buyer('en');
    await browser.submit('/cart/shipping', { shipping_method: 'flat_rate', country: 'DE' });
    expect((await pages(browser)).slice(1)).toEqual([null, null]);
  });
});

test('the header has the same total as the cart, also for goods that are picked up and taxed in the country of the shop', async () => {
  const rates = [
    { country: 'UA', rate: 20 },
    { country: 'DE', rate: 10 },
  ];
  await admin.put('/api/admin/tax', { prices_include_tax: false, rates });
  const browser = await buyer('en');
  await browser.submit('/cart/shipping', { shipping_method: 'pickup', country: 'DE' });
  const page = await browser.open('/cart');
  // The IBAN of the shop is Ukrainian: 12.00 + 20 %.
  expect(sums(page).at(-1)).toBe('Total €14.40');
  expect(/data-sc-cart-total[^>]*>([^<]+)/.exec(page.html)![1]).toBe('€14.40');
});

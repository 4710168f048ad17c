import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser, startTestShop, type Client, type Page, type TestShop } from '#testing';
import { checkoutForm, makeProduct, offerBankInvoice, stockOf } from '../fixtures/orders.js';
import { english } from '../fixtures/english.js';

let shop: TestShop;
let admin: Client;
let product: number;
let overrides: string;

beforeAll(async () => {
  overrides = await mkdtemp(join(tmpdir(), 'overrides-'));
  shop = await startTestShop({ env: { TEMPLATE_DIR: overrides } });
  admin = await shop.admin();
  product = await makeProduct(admin, { name: 'Blue <i>teapot</i>', in_stock: 100 });
  await offerBankInvoice(admin);
});
afterAll(async () => {
  await shop.close();
  await rm(overrides, { recursive: true, force: true });
});

async function buyer(language?: string): Promise<Browser> {
  const browser = new Browser(shop.url, language);
  await browser.open('/checkout');
  const added = await browser.call('/api/cart/add', { product_id: product, quantity: 2 });
  expect(added.status).toBe(200);
  await browser.open('/checkout');
  return browser;
}

const pathOf = (page: Page): string => page.location!;
const idOf = (page: Page): number => Number(/\/order\/(\d+)\?/.exec(page.location ?? '')?.[1]);
const process = '/checkout/process';

describe('the checkout page', () => {
  test('the checkout page shows the cart, totals, labelled fields, shipping and payment methods, and the CSRF token', async () => {
    const browser = await buyer();
    const { html, status, headers } = await browser.open('/checkout');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(html).toContain('Blue &lt;i&gt;teapot&lt;/i&gt;');
    expect(html).toContain('€39.98');
    for (const field of Object.keys(checkoutForm)) expect(html).toContain(`name="${field}"`);
    for (const [, name] of html.matchAll(/<(?:input|select|textarea) id="([^"]+)"/g))
      expect(html).toMatch(new RegExp(`<label [^>]*for="${name}"`));
    expect(html).toMatch(/autocomplete="shipping postal-code"/);
    expect(html).toMatch(/name="payment_method" value="bank_invoice"/);
    expect(html).toMatch(/name="shipping_method" value="pickup" checked/);
    const token = /<meta name="csrf-token" content="([^"]+)"/.exec(html)![1];
    expect(html).toContain(`<input type="hidden" name="_csrf" value="${token}">`);
    expect(html).not.toMatch(/<script(?! src=)|<style|\sstyle=|\son\w+=/);
  });

  test('the checkout page says that the cart is empty and has no form then', async () => {
    const { html, status } = await new Browser(shop.url).open('/checkout');
    expect(status).toBe(200);
    expect(html).toContain(english('storefront.checkout.empty'));
    expect(html).not.toContain('action="/checkout/process"');
  });

  test.each([
    ['en', 'Checkout'],
    ['uk', 'Оформлення замовлення'],
    ['ru', 'Оформление заказа'],
  ])('the checkout page is in the language %s', async (language, title) => {
    const { html } = await new Browser(shop.url, language).open('/checkout');
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
  });

  test('the checkout page remembers the language of ?lang=', async () => {
    const browser = new Browser(shop.url, 'en');
    await browser.open('/checkout?lang=uk');
    expect((await browser.open('/checkout')).html).toContain('<html lang="uk">');
  });

  test('the checkout page loads one style sheet whose address has a hash, so that it can be cached forever', async () => {
    const browser = new Browser(shop.url);
    const link = /<link rel="stylesheet" href="([^"]+)"/.exec((await browser.open('/checkout')).html)![1]!;
    const style = await browser.open(link);
    expect(style.headers.get('content-type')).toContain('text/css');
    expect(style.headers.get('cache-control')).toContain('immutable');
    expect((await browser.open('/storefront/shop.css')).headers.get('cache-control')).toBe('no-cache');
  });

  test('the checkout page updates shipping and totals and keeps the entries', async () => {
    const browser = await buyer();
    const { html, status } = await browser.submit('/checkout', { ...checkoutForm, shipping_method: 'flat_rate' });
    expect(status).toBe(200);
    expect(html).toContain('value="flat_rate" checked');
    expect(html).toContain('<dd>€44.88</dd>');
    expect(html).toContain('value="olena@example.com"');
    expect(html).not.toContain('id="problems"');
    expect(await stockOf(admin, product)).toBe(100);
  });
});

describe('the checkout page before the order', () => {
  test('the checkout page offers a guest the login and the way back to the cart, and fills in what is known of a customer', async () => {
    const browser = await buyer();
    const page = await browser.open('/checkout');
    expect(page.html).toContain('href="/account/login?next=/checkout"');
    expect(page.html).toContain('href="/cart">Back to cart');
    const account = { email: 'ira@example.com', password: 'quiet shelf of tea' };
    await browser.call('/api/auth/register', { ...account, first_name: 'Ira', last_name: 'Koval' });
    expect((await browser.submit('/account/login', { ...account, next: '/checkout' })).location).toMatch(/^\/checkout/);
    const { html } = await browser.open('/checkout');
    expect(html).not.toContain('/account/login?next=');
    expect(html).toMatch(/id="first_name"[^>]*value="Ira"/);
    expect(html).toContain('2 × €19.99');
  });

  test('the checkout page marks items above the stock, and one click corrects the cart and keeps the entries', async () => {
    const scarce = await makeProduct(admin, { name: 'Last cups', in_stock: 5 });
    const browser = await buyer();
    await browser.call('/api/cart/add', { product_id: scarce, quantity: 5 });
    await admin.put(`/api/products/${scarce}`, { in_stock: 2 });
    const before = await browser.open('/checkout');
    expect(before.html).toMatch(/line__warning">Only 2 left in stock/);
    expect(before.html).toMatch(/<button [^>]*name="repair"/);
    const { html, status } = await browser.submit('/checkout', { ...checkoutForm, repair: '1' });
    expect(status).toBe(200);
    expect(html).toContain('Last cups: only 2 left');
    expect(html).toContain('value="olena@example.com"');
    expect(html).not.toContain('name="repair"');
  });

  test('the checkout page accepts the former name of the button that corrects the cart, from pages loaded before an upgrade', async () => {
    const scarce = await makeProduct(admin, { name: 'Last saucers', in_stock: 5 });
    const browser = await buyer();
    await browser.call('/api/cart/add', { product_id: scarce, quantity: 5 });
    await admin.put(`/api/products/${scarce}`, { in_stock: 2 });
    const { html } = await browser.submit('/checkout', { ...checkoutForm, mend: '1' });
    expect(html).toContain('Last saucers: only 2 left');
  });
});

describe('products that are deleted while they are in a cart', () => {
  test.each([
    ['a product', english('cart.gone'), {}, (id: number) => admin.delete(`/api/products/${id}`)],
    [
      'a variant',
      'Last cups',
      {
        variants: [
          { attributes: { size: 'S' }, in_stock: 5 },
          { attributes: { size: 'L' }, in_stock: 5 },
        ],
      },
      (id: number, kept: unknown) => admin.put(`/api/products/${id}`, { variants: [kept] }),
    ],
  ])(
    'an order is rejected and the buyer informed if the cart contains %s that was deleted',
    async (_what, name, fields, remove) => {
      const gone = await makeProduct(admin, { name: 'Last cups', in_stock: 5, ...fields });
      const [variant, kept] = (await admin.get(`/api/products/${gone}`)).body.data.variants;
      const browser = await buyer();
      expect(
        (await browser.call('/api/cart/add', { product_id: gone, ...(variant && { variant_id: variant.id }) })).status,
      ).toBe(200);
      expect((await remove(gone, kept)).status).toBe(200);
      expect((await browser.open('/checkout')).html).toContain(`class="line__name">${name}<`);
      const asJson = await browser.call(process, checkoutForm);
      expect([asJson.status, (await asJson.json()).code]).toEqual([409, 'no_longer_sold']);
      const { html, status } = await browser.submit(process, checkoutForm);
      expect(status).toBe(409);
      expect(html).toContain(`${name}: no longer available. Removed from your cart.`);
      expect(html).toContain('value="olena@example.com"');
      expect((await browser.submit(process, checkoutForm)).status).toBe(303);
    },
  );
});

describe('the checkout form', () => {
  test('the checkout form places an order and redirects to its page', async () => {
    const browser = await buyer();
    const sent = await browser.submit(process, { ...checkoutForm, payment_method: 'bank_invoice' });
    expect(sent.status).toBe(303);
    expect(sent.location).toMatch(/^\/order\/\d+\?key=\w{20,}$/);
    const { html, status, headers } = await browser.open(pathOf(sent));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(`<h1>Order ${idOf(sent)}</h1>`);
    expect(html).toContain('Awaiting payment');
    expect(html).toContain('UA08 9999 9000 0002 6009 0012 3456 7');
    expect(html).toMatch(/RF\d\d 0000/);
    expect(html).toContain('€39.98');
    expect(html).toContain('Khreshchatyk 1');
  });

  test('a checkout form that is submitted several times places one order and redirects to it each time', async () => {
    const browser = await buyer();
    const before = await stockOf(admin, product);
    const fields = { ...checkoutForm, payment_method: 'cash' };
    const sent = await Promise.all([
      browser.submit(process, fields),
      browser.submit(process, fields),
      browser.submit(process, fields),
    ]);
    const later = await browser.submit(process, fields);
    expect([...sent, later].map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(new Set([...sent, later].map(({ location }) => location)).size).toBe(1);
    expect(await stockOf(admin, product)).toBe(before - 2);
  });

  test('the checkout form without items in the cart is 409 and says that the cart is empty', async () => {
    const browser = new Browser(shop.url);
    await browser.open('/checkout');
    const { status, html } = await browser.submit(process, checkoutForm);
    expect(status).toBe(409);
    expect(html).toContain('cart is empty');
  });

  test('the checkout form without a CSRF token, or with that of another session, is 403 and keeps the entries', async () => {
    const browser = await buyer();
    for (const hidden of [{}, { _csrf: 'of-another-session' }] as Array<Record<string, string>>) {
      const { status, html } = await browser.submit(process, checkoutForm, hidden);
      expect(status).toBe(403);
      expect(html).toContain('value="olena@example.com"');
    }
    expect((await browser.submit(process, checkoutForm)).status).toBe(303);
  });

  test('the checkout form with invalid entries is 422, with each error at its field and all entries kept', async () => {
    const browser = await buyer();
    const { status, html } = await browser.submit(process, {
      email: 'nonsense',
      first_name: 'Olena',
      shipping_country: 'UA',
      note: 'Ring twice',
      payment_method: 'barter',
    });
    expect(status).toBe(422);
    expect(html).toContain('role="alert"');
    expect(html).toContain('<a href="#email">Email: must be a valid email, such as olena@example.com</a>');
    expect(html).toContain('<a href="#last_name">Last name: fill in this field</a>');
    expect(html).toMatch(/id="email"[^>]*value="nonsense"[^>]*aria-invalid="true" aria-describedby="email-error"/);
    expect(html).toContain('id="email-error"');
    expect(html).toMatch(/value="Olena"/);
    expect(html).toMatch(/<option value="UA" selected>/);
    expect(html).toContain('Ring twice</textarea>');
    expect((await browser.submit(process, { ...checkoutForm, payment_method: 'barter' })).html).toContain(
      'id="payment_method-error"',
    );
  });

  test('the errors of the checkout form are in the reader’s language', async () => {
    const { html } = await (await buyer('uk')).submit(process, { email: 'nonsense' });
    expect(html).toContain('Електронна пошта: має бути правильною електронною адресою, наприклад olena@example.com');
  });

  test('the checkout form and the order page show entries as text, never as markup', async () => {
    const browser = await buyer();
    const evil = '"><script>alert(1)</script><b x=\'{{ page.csrfToken }}';
    const again = await browser.submit(process, {
      ...checkoutForm,
      email: 'bad',
      first_name: evil,
      note: `</textarea>${evil}`,
      shipping_country: evil,
    });
    expect(again.status).toBe(422);
    const made = await browser.submit(process, { ...checkoutForm, first_name: evil, note: evil });
    for (const { html } of [again, await browser.open(pathOf(made))]) {
      expect(html).not.toMatch(/<script(?! src=)|<b x/);
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    }
  });

  test('the checkout form above the stock is 409, corrects the cart and keeps the entries, and can be submitted again', async () => {
    const scarce = await makeProduct(admin, { name: 'Scarce <b>cup</b>', in_stock: 3 });
    const gone = await makeProduct(admin, { name: 'Gone cup', in_stock: 3 });
    const browser = new Browser(shop.url);
    await browser.open('/checkout');
    for (const id of [scarce, gone]) await browser.call('/api/cart/add', { product_id: id, quantity: 3 });
    await browser.open('/checkout');
    await admin.put(`/api/products/${scarce}`, { in_stock: 1 });
    await admin.put(`/api/products/${gone}`, { in_stock: 0 });
    const { status, html } = await browser.submit(process, checkoutForm);
    expect(status).toBe(409);
    expect(html).toContain('value="olena@example.com"');
    expect(html).toContain('Scarce &lt;b&gt;cup&lt;/b&gt;: only 1 left');
    expect(html).toContain('Gone cup: no longer available');
    expect(html).toContain('1 × €19.99');
    expect((await browser.submit(process, checkoutForm)).status).toBe(303);
    expect(await stockOf(admin, scarce)).toBe(0);
  });

  test('POST /checkout/process answers JSON requests with JSON', async () => {
    const browser = await buyer();
    const refused = await browser.call(process, { email: 'nonsense' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: 'validation_failed',
      errors: { email: ['must be a valid email, such as olena@example.com'] },
    });
    const made = await browser.call(process, checkoutForm);
    expect(made.status).toBe(201);
    const again = await browser.call(process, checkoutForm);
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'cart_empty']);
  });
});

describe('the page of an order', () => {
  const withoutKey = (page: Page): string => pathOf(page).split('?')[0]!;

  test('the page of an order opens in the session that placed it and with the order key, and is 404 for others', async () => {
    const browser = await buyer();
    const made = await browser.submit(process, checkoutForm);
    expect((await browser.open(withoutKey(made))).status).toBe(200);
    expect((await new Browser(shop.url).open(pathOf(made))).status).toBe(200);
    const stranger = new Browser(shop.url);
    for (const path of [
      withoutKey(made),
      `${withoutKey(made)}?key=${'x'.repeat(32)}`,
      '/order/999999',
      '/order/nonsense',
    ]) {
      const { status, html } = await stranger.open(path);
      expect(status).toBe(404);
      expect(html).toContain('<h1>Page not found</h1>');
      expect(html).not.toContain('olena@example.com');
    }
  });

  test('the page of an order shows the bank details even if the custom template of the payment method fails', async () => {
    const browser = await buyer();
    const made = await browser.submit(process, { ...checkoutForm, payment_method: 'bank_invoice' });
    await mkdir(join(overrides, 'payment'), { recursive: true });
    await writeFile(
      join(overrides, 'payment', 'bank_invoice.liquid'),
      '{% for i in (1..1000000000) %}{{ oops | nothing }}{% endfor %}',
    );
    const { status, html } = await browser.open(pathOf(made));
    await rm(join(overrides, 'payment'), { recursive: true });
    expect(status).toBe(200);
    expect(html).toContain('UA08 9999 9000 0002 6009 0012 3456 7');
  });

  test('the page of an order shows no bank details after it was paid', async () => {
    const browser = await buyer();
    const made = await browser.submit(process, { ...checkoutForm, payment_method: 'bank_invoice' });
    expect((await admin.post(`/api/orders/${idOf(made)}/verify-payment`, {})).status).toBe(200);
    const { html } = await browser.open(pathOf(made));
    expect(html).toContain('badge--paid');
    expect(html).not.toContain('UA08');
  });
});

test('an unknown path is answered with an HTML page for browsers and with JSON for other clients', async () => {
  const page = await new Browser(shop.url, 'ru').open('/nowhere');
  expect([page.status, page.html.includes('Страница не найдена')]).toEqual([404, true]);
  const answer = await fetch(`${shop.url}/nowhere`);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'not_found']);
});

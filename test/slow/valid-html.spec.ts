import { HtmlValidate } from 'html-validate';
import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { demoCategories, demoPages, demoProducts } from '../../src/demo/demo-data.js';
import { seedDemoShop } from '../../src/demo/seed/index.js';
import { ADMIN_PASSWORD, makeAdministrator } from '../fixtures/administrators.js';
import { htmlRules } from '../fixtures/html-rules.js';
import { mailTexts } from '../fixtures/mails.js';
import { checkoutForm, pay, place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

const PASSWORD = 'a quiet harbour at dawn';
const validator = new HtmlValidate(htmlRules);
let shop: TestShop;
let admin: Client;
let product: { id: number; alias: string };
let soldOut: string;

beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMIT: '0' } });
  await seedDemoShop(shop.app);
  admin = await shop.admin();
  const { items } = (await admin.get('/api/products?in_stock=1&per_page=100')).body.data;
  product = items.find(({ has_variants }: { has_variants: boolean }) => !has_variants);
  soldOut = (await admin.get('/api/products?in_stock=0&per_page=1')).body.data.items[0].alias;
});
afterAll(() => shop?.close());

/** Opens pages, submits forms and collects the HTML errors of each response. */
class Checker {
  readonly problems: string[] = [];
  readonly browser: Browser;

  constructor(private readonly language: string) {
    this.browser = new Browser(shop.url, language);
  }

  async open(path: string): Promise<string> {
    const { html, status, location } = await this.browser.open(path);
    if (location !== null) this.problems.push(`${path} leads to ${location}`);
    return this.check(`${status} ${path}`, html);
  }

  async openAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.open(path);
  }

  /**
   * Submits a form of the page that was opened last.
   * @returns the target of the redirect
   */
  async submit(path: string, fields: Record<string, string>): Promise<string> {
    const { html, status, location } = await this.browser.submit(path, fields);
    if (location !== null) return location.replace(shop.url, '');
    await this.check(`${status} POST ${path}`, html);
    return '';
  }

  private async check(name: string, html: string): Promise<string> {
    if (/<html/.test(html) && !html.includes(`lang="${this.language}"`))
      this.problems.push(`${name} is not in ${this.language}`);
    const { results } = await validator.validateString(html, name);
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        this.problems.push(`${name}:${line}:${column} ${ruleId}: ${message}`);
    return html;
  }
}

describe.each(['en', 'uk', 'ru'])('HTML in the language %s', (language) => {
  test('all public pages have valid HTML', async () => {
    const checker = new Checker(language);
    const aliases = (items: ReadonlyArray<{ alias: string }>, place: string) =>
      items.map(({ alias }) => `/${place}/${alias}`);
    await checker.openAll([
      '/',
      ...aliases(demoCategories, 'category'),
      ...aliases(
        demoProducts.filter((_, place) => place % 6 === 0),
        'product',
      ),
      ...demoPages.map(({ slug }) => `/pages/${slug}`),
      `/category/${demoCategories[0]!.alias}?sort=price&price_from=1`,
      '/search',
      '/search?q=tea',
      '/search?q=xqzwv',
      '/cart',
      '/checkout',
      '/wishlist',
      '/compare',
      `/fast-order?product_id=${product.id}`,
      '/order-lookup',
      '/account/login',
      '/account/register',
      '/account/forgot',
      '/account/reset?token=nothing',
      '/account/verify?token=nothing',
      '/nowhere',
      '/order/999999',
    ]);
    expect(checker.problems).toEqual([]);
  });

  test('pages that show a rejected form again have valid HTML', async () => {
    const checker = new Checker(language);
    for (const [page, action = page] of [
      ['/account/login'],
      ['/account/register'],
      ['/account/forgot'],
      ['/order-lookup'],
      [`/product/${soldOut}`, `/product/${soldOut}/stock-alert`],
      [`/product/${product.alias}`, `/product/${product.alias}/review`],
      [`/fast-order?product_id=${product.id}`, '/fast-order'],
    ] as const) {
      await checker.open(page);
      await checker.submit(action, { email: 'nobody', rating: '9', product_id: String(product.id) });
    }
    expect(checker.problems).toEqual([]);
  });

  test('the pages from the cart to the order have valid HTML', async () => {
    const checker = new Checker(language);
    await checker.open(`/product/${product.alias}`);
    await checker.submit('/cart/add', { product_id: String(product.id), quantity: '2' });
    await checker.submit('/wishlist', { product_id: String(product.id) });
    await checker.submit('/compare', { product_id: String(product.id) });
    await checker.openAll(['/cart', '/cart/mini', '/wishlist', '/compare', '/checkout']);
    await checker.submit('/checkout/process', { email: 'nobody' });
    for (const method of ['cash', 'bank_invoice']) {
      const guest = shop.client({ language });
      const { data } = (await place(guest, product.id, { payment_method: method })).body;
      await checker.open(`/order/${data.id}?key=${data.key}`);
      await pay(guest, data, method);
      await checker.open(`/order/${data.id}`);
      await admin.post(`/api/orders/${data.id}/cancel`, { reason: 'A test' });
      await checker.open(`/order/${data.id}`);
    }
    expect(checker.problems).toEqual([]);
  });

  test('the account pages have valid HTML', async () => {
    const checker = new Checker(language);
    const email = `${language}@example.com`;
    await checker.open('/account/register');
    await checker.submit('/account/register', {
      ...{ email, password: PASSWORD, password_again: PASSWORD },
      ...{ first_name: 'Olena', last_name: 'Bondar', agreed: '1' },
    });
    const texts = await until(
      () => mailTexts(shop),
      (mails) => mails.some((text) => text.includes('/account/verify?token=')),
    );
    await checker.open('/account/login');
    await checker.submit('/account/login', { email, password: PASSWORD });
    const [, verify] = /(\/account\/verify\?token=[\w-]+)/.exec(texts.at(-1)!) ?? [];
    await checker.openAll([
      '/account',
      '/account/orders',
      '/account/addresses',
      '/account/profile',
      '/account/email',
      '/account/password',
      '/account/sessions',
      '/account/data',
      '/checkout',
      verify ?? '/no-link-to-verify',
    ]);
    for (const page of ['addresses', 'profile', 'email', 'password', 'data']) {
      await checker.open(`/account/${page}`);
      await checker.submit(`/account/${page}`, { email: 'nobody' });
    }
    await checker.open('/account/addresses');
    const { shipping_address: address, shipping_city: city, shipping_zip: zip } = checkoutForm;
    const added = await checker.submit('/account/addresses', { address, city, zip, country: 'UA' });
    expect(added).toContain('/account/addresses');
    const [, id] = /\/account\/addresses\/(\d+)/.exec(await checker.open('/account/addresses')) ?? [];
    await checker.open(`/account/addresses/${id}`);
    expect(checker.problems).toEqual([]);
  });

  test('the panel’s login page and its initial page have valid HTML', async () => {
    const checker = new Checker(language);
    const { email } = await makeAdministrator(shop, 'owner');
    await checker.openAll(['/admin/login', '/admin/password/forgot', '/admin/password/reset?token=nothing']);
    await checker.open('/admin/login');
    await checker.submit('/admin/login', { email, password: 'wrong' });
    await checker.submit('/admin/login', { email, password: ADMIN_PASSWORD });
    await checker.openAll(['/admin', '/admin/pages/orders']);
    expect(checker.problems).toEqual([]);
  });
});

import { Browser, startTestShop, type Client, type Page, type TestShop } from '#testing';
import type { ShippingProvider, ShippingQuote } from '#contracts';
import { FlatRateProvider } from '../../src/shipping/providers/flat-rate/flat-rate.provider.js';
import { checkoutForm, makeProduct, offerBankInvoice, stockOf } from '../fixtures/orders.js';
import { BikeCourier } from '../fixtures/shipping-providers.js';
import { movableClock } from '../fixtures/movable-clock.js';
import { english } from '../fixtures/english.js';

const PASSWORD = 'a quiet harbour at dawn';
const METHODS = '/api/admin/shipping-methods';
const form = { ...checkoutForm, phone: '+380501234567', shipping_state: 'Kyiv oblast', note: 'Ring <twice>\nplease' };
const process = '/checkout/process';

/** A provider that serves every country, but fails while `isAway` is true. */
class Ferry implements ShippingProvider {
  static isAway = false;
  readonly key = 'ferry';
  readonly title = { en: 'Ferry' };
  readonly settings = [];

  async calculate(): Promise<ShippingQuote> {
    if (Ferry.isAway) throw new Error('no network');
    return { success: true, cost: '0', delivery_time: '' };
  }
}

let shop: TestShop;
let admin: Client;
let product: number;
const clock = movableClock();

beforeAll(async () => {
  shop = await startTestShop({ clock, shippingProviders: [FlatRateProvider, BikeCourier, Ferry] });
  admin = await shop.admin();
  product = await makeProduct(admin, { name: 'Teapot', in_stock: 500, price_regular: 20 });
  await offerBankInvoice(admin);
  await admin.put('/api/admin/tax', { prices_include_tax: false, rates: [{ country: 'DE', rate: 19 }] });
  for (const [key, settings] of [
    ['flat_rate', { costs: { UA: 4, DE: 9 } }],
    ['bike', { token: 'secret' }],
    ['ferry', {}],
  ] as const) {
    expect((await admin.put(`${METHODS}/${key}`, { active: key !== 'ferry', ...settings })).status).toBe(200);
  }
});
afterAll(() => shop.close());

async function add(browser: Browser, id = product, quantity = 2): Promise<void> {
  expect((await browser.call('/api/cart/add', { product_id: id, quantity })).status).toBe(200);
}

async function buyer(language?: string, id = product): Promise<Browser> {
  const browser = new Browser(shop.url, language);
  await browser.open('/checkout');
  await add(browser, id);
  await browser.open('/checkout');
  return browser;
}

const totalOf = ({ html }: Page): string | null => /totals__sum"><dt>[^<]*<\/dt><dd>([^<]+)</.exec(html)?.[1] ?? null;
const chosenWay = ({ html }: Page): string | null =>
  /name="shipping_method" value="([^"]+)" checked/.exec(html)?.[1] ?? null;
const chosenPayment = ({ html }: Page): string | null =>
  /name="payment_method" value="([^"]+)" required checked/.exec(html)?.[1] ?? null;
const warnings = ({ html }: Page): string[] =>
  [...(/id="total"[\s\S]*?<dl /.exec(html)?.[0].matchAll(/line__warning">(?:<a [^>]*>)?([^<]+)</g) ?? [])].map(
    ([, text]) => text!,
  );
const alertOf = ({ html }: Page): string | null => /role="alert"[^>]*>\s*<h2>([^<]+)</.exec(html)?.[1] ?? null;
const ordersMade = async (): Promise<number> =>
  Number((await shop.db.query<{ count: string }>('SELECT count(*) FROM shop_order'))[0]!.count);

function expectKept({ html }: Page, typed: Readonly<Record<string, string>> = form): void {
  for (const name of [
    'email',
    'first_name',
    'last_name',
    'phone',
    'shipping_address',
    'shipping_zip',
    'shipping_city',
    'shipping_state',
  ]) {
    expect(html).toMatch(new RegExp(`id="${name}"[^>]* value="${typed[name]!.replace('+', '\\+')}"`));
  }
  expect(html).toContain('Ring &lt;twice&gt;\nplease</textarea>');
}

/** The hidden fields of one form of a page, decoded as a browser does. */
function hiddenOf({ html }: Page, action: string): Record<string, string> {
  const [text = ''] = new RegExp(`<form[^>]* action="${action}"[\\s\\S]*?</form>`).exec(html) ?? [];
  const decode = (value: string): string =>
    value.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&#34;/g, '"').replace(/&amp;/g, '&');
  return Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      decode(value!),
    ]),
  );
}

describe('totals of the checkout page before the order', () => {
  test('the checkout page updates the total for the selected country and methods, and keeps all entries', async () => {
    const browser = await buyer();
    const before = [await ordersMade(), await stockOf(admin, product)];
    const sums = [];
    for (const [shipping_country, shipping_method, payment_method] of [
      ['UA', 'flat_rate', 'cash'],
      ['UA', 'bike', 'bank_invoice'],
      ['DE', 'flat_rate', 'bank_invoice'],
    ] as const) {
      const page = await browser.submit('/checkout', { ...form, shipping_country, shipping_method, payment_method });
      expect([page.status, page.headers.get('cache-control'), alertOf(page), warnings(page)]).toEqual([
        200,
        'no-store',
        null,
        [],
      ]);
      expectKept(page);
      expect(page.html).toContain(`<option value="${shipping_country}" selected>`);
      expect([chosenWay(page), chosenPayment(page)]).toEqual([shipping_method, payment_method]);
      sums.push(totalOf(page));
    }
    expect(sums).toEqual(['€44.00', '€43.50', '€56.60']);
    expect([await ordersMade(), await stockOf(admin, product)]).toEqual(before);
  });

  test('the checkout page names the country and the shipping method of the total', async () => {
    const browser = await buyer();
    expect((await browser.submit('/checkout', { ...form, shipping_method: 'bike' })).html).toContain(
      'Delivery (Bike courier) <span class="soft">Ukraine</span>',
    );
    await admin.put(`${METHODS}/ferry`, { active: true });
    const { html } = await browser.submit('/checkout', { ...form, shipping_country: '', shipping_method: 'ferry' });
    expect(html).toContain('Delivery (Ferry) <span class="soft">select a country</span>');
    await admin.put(`${METHODS}/ferry`, { active: false });
  });

  test('the checkout page preselects the seller’s country if delivery is offered there', async () => {
    const sellIn = async (country: string | null): Promise<void> =>
      expect((await admin.put('/api/admin/settings', { seller: { country } })).status).toBe(200);
    const chosenCountry = ({ html }: Page): string | null =>
      /<select id="shipping_country"[\s\S]*?<option value="(\w+)" selected>/.exec(html)?.[1] ?? null;
    expect(chosenCountry(await (await buyer()).open('/checkout'))).toBeNull();
    await sellIn('UA');
    const browser = await buyer();
    const first = await browser.open('/checkout');
    expect(chosenCountry(first)).toBe('UA');
    expect(first.html).toContain('<span class="soft">Ukraine</span>');
    // The preselection is not stored: the address is still required, and a missing country is an error too.
    const refused = await browser.submit(process, { ...form, shipping_address: '', shipping_country: 'UA' });
    expect([refused.status, chosenCountry(refused)]).toEqual([422, 'UA']);
    const none = await browser.submit(process, { ...form, shipping_country: '' });
    expect([none.status, chosenCountry(none)]).toEqual([422, null]);
    expect(none.html).toContain('id="shipping_country-error"');
    // The country selected for the estimate in the cart has priority.
    const other = await buyer();
    await other.open('/cart');
    expect((await other.submit('/cart/shipping', { country: 'DE', shipping_method: 'flat_rate' })).status).toBe(303);
    expect(chosenCountry(await other.open('/checkout'))).toBe('DE');
    await sellIn('FR');
    expect(chosenCountry(await (await buyer()).open('/checkout'))).toBeNull();
    await sellIn(null);
  });

  test('updating the total of the checkout does not validate other fields', async () => {
    const browser = await buyer();
    const page = await browser.submit('/checkout', {
      email: 'nonsense',
      shipping_country: 'DE',
      payment_method: 'cash',
    });
    expect([page.status, alertOf(page), totalOf(page)]).toEqual([200, null, '€56.60']);
    expect(page.html).toMatch(/id="email"[^>]* value="nonsense"/);
    expect(page.html).not.toContain('aria-invalid');
  });

  test('the total of the checkout is updated by a separate button, while Enter in a field places the order', async () => {
    const { html } = await (await buyer()).open('/checkout');
    const buttons = [.../<form class="checkout"[\s\S]*?<\/form>/.exec(html)![0].matchAll(/<button [^>]*>[^<]+/g)].map(
      ([button]) => button,
    );
    expect(buttons.map((button) => /formaction="([^"]*)"/.exec(button)?.[1] ?? null)).toEqual([
      null,
      '/checkout#total',
      null,
    ]);
    expect(buttons[1]).toMatch(/type="submit"[^>]* formnovalidate>Update total/);
    expect(html).toMatch(/id="total" tabindex="-1"/);
    expect(html).not.toContain('<noscript');
  });

  test('if the selected shipping method is not available, the checkout page selects another one and shows a message', async () => {
    const browser = await buyer();
    for (const shipping_method of ['bike', 'nonsense']) {
      const page = await browser.submit('/checkout', { ...form, shipping_country: 'DE', shipping_method });
      expect([page.status, chosenWay(page), totalOf(page)]).toEqual([200, 'flat_rate', '€56.60']);
      expect(warnings(page)).toEqual([
        'Delivery method: The method you chose is not available. We selected “Delivery” instead.',
      ]);
      expect(page.html).toContain('id="shipping_method-error"');
      expectKept(page);
    }
  });

  test.each([
    ['en', 'We don’t deliver there yet.'],
    ['uk', 'Туди ми поки не доставляємо.'],
    ['ru', 'Туда мы пока не доставляем.'],
  ])(
    'the checkout page says in %s that a country is not served, and shows no shipping cost',
    async (language, sentence) => {
      const page = await (
        await buyer(language)
      ).submit('/checkout', { ...form, shipping_country: 'FR', shipping_method: 'flat_rate' });
      expect([page.status, warnings(page).length, chosenWay(page)]).toEqual([200, 1, null]);
      expect(warnings(page)[0]).toContain(sentence);
      expect(page.html).toContain('<dd>–</dd>');
      expectKept(page);
    },
  );

  test('the checkout page says that a shipping cost is unavailable, and shows it once the provider answers', async () => {
    await admin.put(`${METHODS}/ferry`, { active: true });
    const browser = await buyer();
    Ferry.isAway = true;
    const away = await browser.submit('/checkout', { ...form, shipping_country: 'FR', shipping_method: 'ferry' });
    Ferry.isAway = false;
    expect(warnings(away)[0]).toContain('or try again later');
    expectKept(away);
    const back = await browser.submit('/checkout', { ...form, shipping_country: 'FR', shipping_method: 'ferry' });
    expect([chosenWay(back), warnings(back), totalOf(back)]).toEqual(['ferry', [], '€40.00']);
    await admin.put(`${METHODS}/ferry`, { active: false });
  });

  test('the checkout page says that a payment method is no longer offered and selects another', async () => {
    const browser = await buyer();
    await admin.put('/api/admin/payment-methods/bank_invoice', { active: false });
    const page = await browser.submit('/checkout', { ...form, payment_method: 'bank_invoice' });
    await admin.put('/api/admin/payment-methods/bank_invoice', { active: true });
    expect([page.status, warnings(page), chosenPayment(page)]).toEqual([
      200,
      ['Payment method: The method you chose is not available. We selected “Cash” instead.'],
      'cash',
    ]);
    expect(page.html).toContain('id="payment_method-error"');
    expectKept(page);
  });

  test('the checkout page marks items that were sold meanwhile, and says that nothing is left to ship', async () => {
    const scarce = await makeProduct(admin, { name: 'Last cups', in_stock: 2, price_regular: 5 });
    const browser = await buyer('en', scarce);
    await add(browser);
    await admin.put(`/api/products/${scarce}`, { in_stock: 1 });
    const some = await browser.submit('/checkout', { ...form, shipping_method: 'flat_rate' });
    expect(totalOf(some)).toBe('€44.00');
    expect(some.html).toMatch(/line__warning">Only 1 left in stock/);
    expect(some.html).toContain('name="repair"');
    expectKept(some);
    const alone = await buyer('en', await makeProduct(admin, { name: 'Gone', in_stock: 2 }));
    await shop.db.query("UPDATE product SET in_stock = 0 WHERE name = 'Gone'");
    const none = await alone.submit('/checkout', form);
    expect([none.status, totalOf(none), warnings(none)]).toEqual([200, '€0.00', []]);
    expect(none.html).toContain(english('storefront.checkout.nothing_to_ship'));
    expect(none.html).not.toContain('send nothing there');
    expectKept(none);
  });

  test('the checkout page with an emptied cart shows a message, and keeps the entries until the cart is filled again', async () => {
    const browser = await buyer();
    await browser.submit('/cart/clear', {});
    await browser.open('/checkout');
    const empty = await browser.submit('/checkout', form);
    expect(empty.status).toBe(200);
    expect(empty.html).toContain(english('storefront.checkout.empty'));
    expect(empty.html).toContain('Your details are saved on this page.');
    await add(browser);
    const { _csrf, ...typed } = hiddenOf(empty, '/checkout');
    expect(typed).toEqual(form);
    const back = await browser.submit('/checkout', typed, { _csrf: _csrf! });
    expect(totalOf(back)).toBe('€44.00');
    expectKept(back);
  });

  test('updating the total of the checkout requires the CSRF token, and otherwise returns the entries', async () => {
    const browser = await buyer();
    const page = await browser.submit('/checkout', form, { _csrf: 'of-another-session' });
    expect([page.status, alertOf(page)]).toEqual([403, english('common.errors.csrf_failed')]);
    expect(page.html).not.toContain('id="total"');
    expectKept(page);
    expect((await browser.submit('/checkout', form)).status).toBe(200);
  });

  test('updating the total of the checkout is limited like quotes and not counted as a write', async () => {
    const limited = await startTestShop({ env: { RATE_LIMIT: '3' } });
    try {
      const browser = new Browser(limited.url);
      await browser.open('/checkout');
      for (let i = 0; i < 6; i++) expect((await browser.submit('/checkout', form)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('sessions that end during the checkout', () => {
  let made = 0;

  async function customer(language?: string): Promise<{ browser: Browser; email: string }> {
    const email = `over${++made}@example.com`;
    await shop
      .client()
      .post('/api/auth/register', { email, password: PASSWORD, first_name: 'Ira', last_name: 'Koval' });
    const browser = new Browser(shop.url, language);
    await browser.open('/account/login');
    expect((await browser.submit('/account/login', { email, password: PASSWORD })).status).toBe(303);
    await browser.open('/checkout');
    await add(browser);
    await browser.open('/checkout');
    return { browser, email };
  }

  test.each([
    ['en', process, 409, 'You’re logged in. Check your details and complete your order.'],
    ['uk', '/checkout', 200, 'Ви увійшли в обліковий запис. Перевірте дані та підтвердьте покупку.'],
    ['ru', process, 409, 'Вы вошли в учётную запись. Проверьте данные и подтвердите покупку.'],
  ])(
    'in %s, sending the checkout to %s after the session ended leads through the login, and nothing is ordered meanwhile',
    async (language, path, status, sentence) => {
      const { browser, email } = await customer(language);
      const before = await ordersMade();
      clock.pass(25 * 60);
      const typed = { ...form, shipping_country: 'DE', shipping_method: 'flat_rate', payment_method: 'bank_invoice' };
      const over = await browser.submit(path, typed);
      expect(over.status).toBe(status);
      const toLogin = hiddenOf(over, '/account/login');
      expect(toLogin).toMatchObject({ next: '/checkout', kept_email: form.email, kept_note: form.note });
      const login = await browser.submit('/account/login', {}, toLogin);
      expect([login.status, alertOf(login)]).toEqual([200, null]);
      expect(login.html).toMatch(/id="email"[^>]* value="olena@example.com"/);
      const wrong = await browser.submit(
        '/account/login',
        { email, password: 'wrong wrong' },
        hiddenOf(login, '/account/login'),
      );
      expect(wrong.status).toBe(401);
      const back = await browser.submit(
        '/account/login',
        { email, password: PASSWORD },
        hiddenOf(wrong, '/account/login'),
      );
      expect(back.status).toBe(200);
      expect(back.html).toContain(`<p class="notice" role="status">${sentence}</p>`);
      expect(back.html).toContain('Teapot');
      expect([chosenWay(back), chosenPayment(back)]).toEqual(['flat_rate', 'bank_invoice']);
      expect(totalOf(back)).toMatch(/56[.,]60/);
      expectKept(back);
      expect(await ordersMade()).toBe(before);
      expect((await browser.submit(process, typed)).location).toMatch(/^\/order\//);
      expect(await ordersMade()).toBe(before + 1);
    },
  );

  test('a customer whose session cookie was deleted finds the checkout entries again after the login', async () => {
    const { email } = await customer();
    const forgotten = new Browser(shop.url);
    await forgotten.open('/checkout');
    const over = await forgotten.submit(process, form, { _csrf: 'of-another-session' });
    expect([over.status, (await new Browser(shop.url).submit(process, form, {})).status]).toEqual([403, 409]);
    const login = await forgotten.submit('/account/login', {}, hiddenOf(over, '/account/login'));
    const back = await forgotten.submit(
      '/account/login',
      { email, password: PASSWORD },
      hiddenOf(login, '/account/login'),
    );
    expect(back.status).toBe(200);
    expectKept(back);
  });

  test('a customer who logged in in another tab finds the checkout entries again without another login', async () => {
    const { browser, email } = await customer();
    clock.pass(25 * 60);
    const toLogin = hiddenOf(await browser.submit(process, form), '/account/login');
    await browser.open('/account/login');
    await browser.submit('/account/login', { email, password: PASSWORD });
    expect((await browser.submit('/account/login', {}, toLogin)).status).toBe(403);
    const { _csrf } = hiddenOf(await browser.open('/account/profile'), '/account/profile');
    expectKept(await browser.submit('/account/login', {}, { ...toLogin, _csrf: _csrf! }));
  });

  test('a customer without an account registers during the checkout and finds the entries again', async () => {
    const { browser } = await customer();
    clock.pass(25 * 60);
    const login = await browser.submit(
      '/account/login',
      {},
      hiddenOf(await browser.submit(process, form), '/account/login'),
    );
    // The link for a forgotten password opens another tab, so that this page keeps the entries.
    expect(login.html).toContain('href="/account/forgot" target="_blank"');
    await add(browser);
    const door = await browser.submit('/account/register', {}, hiddenOf(login, '/account/register'));
    expect([door.status, alertOf(door)]).toEqual([200, null]);
    expect(door.html).toMatch(/id="first_name"[^>]* value="Olena"/);
    expect(
      hiddenOf(await browser.submit('/account/login', {}, hiddenOf(door, '/account/login')), '/account/login'),
    ).toMatchObject({ kept_note: form.note });
    const account = { email: 'on.the.way@example.com', first_name: 'Olena', last_name: 'Bondar' };
    const refused = await browser.submit(
      '/account/register',
      { ...account, password: 'short' },
      hiddenOf(door, '/account/register'),
    );
    expect(refused.status).toBe(422);
    const made = await browser.submit(
      '/account/register',
      { ...account, password: PASSWORD },
      hiddenOf(refused, '/account/register'),
    );
    expect(made.status).toBe(200);
    expect(made.html).toContain(english('storefront-account.login.registered'));
    expect(made.html).toContain(`value="${account.email}"`);
    expectKept(
      await browser.submit(
        '/account/login',
        { email: account.email, password: PASSWORD },
        hiddenOf(made, '/account/login'),
      ),
    );
  });

  test('only fields of the checkout form are kept through the login, only for the checkout, and never a password', async () => {
    const browser = new Browser(shop.url);
    await browser.open('/account/login');
    const odd = {
      kept_email: 'olena@example.com',
      kept_password: 'secret words',
      kept_evil: 'x',
      kept___proto__: 'y',
      kept_: 'z',
      kept_note: '"><b x="',
    };
    const login = await browser.submit('/account/login', { next: '/checkout', ...odd });
    const { next, kept_email, kept_note, _csrf, ...others } = hiddenOf(login, '/account/login');
    expect([next, kept_email, kept_note, others]).toEqual(['/checkout', 'olena@example.com', '"><b x="', {}]);
    expect(_csrf).toBeTruthy();
    expect(login.html).not.toMatch(/secret words|<b x/);
    for (const place of ['/cart', '//evil.example/checkout', 'https://evil.example/checkout', '/account/login']) {
      const page = await browser.submit('/account/login', { next: place, ...odd }, { _csrf: _csrf! });
      expect([page.status, page.html.includes('kept_')]).toEqual([422, false]);
    }
  });
});

test('a guest with an empty cart and no entries gets a link to the login', async () => {
  const { html } = await new Browser(shop.url).open('/checkout');
  expect(html).toContain('href="/account/login?next=/checkout"');
  expect(html).not.toContain('kept_');
  expect(html).not.toContain('What you typed');
});

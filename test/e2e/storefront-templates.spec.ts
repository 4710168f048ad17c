import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { Templates } from '../../src/platform/templating/templates.js';
import { checkoutForm, makeProduct, offerBankInvoice } from '../fixtures/orders.js';

const IBAN = 'UA08 9999 9000 0002 6009 0012 3456 7';
const LOOPS = '{% for i in (1..3000) %}{% for j in (1..3000) %}{{ i }}{% endfor %}{% endfor %}';

let shop: TestShop;
let admin: Client;
let overrides: string;
let bought: string;
let browser: Browser;
let bankOrder: string;
let cashOrder: string;

beforeAll(async () => {
  [overrides, bought] = await Promise.all([mkdtemp(join(tmpdir(), 'overrides-')), mkdtemp(join(tmpdir(), 'bought-'))]);
  shop = await startTestShop({ env: { TEMPLATE_DIR: overrides, TEMPLATE_PACKAGE_DIR: bought } });
  admin = await shop.admin();
  const product = await makeProduct(admin, { name: 'Teapot', in_stock: 100 });
  await offerBankInvoice(admin, { instructions: 'Name the <reference> & "you"' });
  browser = new Browser(shop.url);
  const order = async (payment_method: string): Promise<string> => {
    await browser.open('/checkout');
    await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
    return (await browser.submit('/checkout/process', { ...checkoutForm, payment_method })).location!;
  };
  bankOrder = await order('bank_invoice');
  cashOrder = await order('cash');
  await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
});
afterAll(async () => {
  await shop.close();
  await Promise.all([overrides, bought].map((folder) => rm(folder, { recursive: true, force: true })));
});
afterEach(() =>
  Promise.all(
    [overrides, bought].map((folder) =>
      rm(join(folder, 'storefront'), { recursive: true, force: true }).then(() =>
        rm(join(folder, 'payment'), { recursive: true, force: true }),
      ),
    ),
  ),
);

/** Writes a custom template. */
async function override(name: string, text: string, folder = overrides): Promise<void> {
  const file = join(folder, `${name}.liquid`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text.replace('SELF', name));
  forget();
}

/** Clears the cache of templates, which otherwise checks for changes every two seconds. */
function forget(): void {
  (shop.app.get(Templates) as unknown as { engines: Map<string, unknown> }).engines.clear();
}
afterEach(forget);

const page = (content: string): string => `{% layout 'storefront/layout' %}{% block content %}${content}{% endblock %}`;

describe('payment methods in custom templates', () => {
  test('a custom template can list the payment methods with the fields of the public list', async () => {
    await override(
      'storefront/order',
      page(
        '[{% for method in payments %}{{ method.id }} {{ method.key }} {{ method.name }} {{ method.title }} {{ ' +
          'method.terms }} {{ method.account_number }};{% endfor %}]',
      ),
    );
    const { body } = await shop.client().get('/api/checkout/payments');
    const [cash, bank] = body.payments as Array<{ id: number }>;
    expect((await browser.open(cashOrder)).html).toContain(
      `[${cash!.id} cash cash Cash 0 ;${bank!.id} bank_invoice bank_invoice Bank transfer 10 UA089999900000026009001234567;]`,
    );
  });

  test('a custom template can show the escaped pay button of a payment method found by its key', async () => {
    await override(
      'storefront/order',
      page('{% assign method = "bank_invoice" | payment_method %}<i>{{ method.instance | pay_button: order }}</i>'),
    );
    const { html } = await browser.open(bankOrder);
    expect(html).toContain('<i><section class="bank-invoice"');
    expect(html).toContain(IBAN);
    expect(html).toContain('Name the &lt;reference&gt; &amp; &#34;you&#34;');
    expect((await browser.open(cashOrder.replace(/\?.*/, ''))).html).toContain('<i><section class="bank-invoice"');
  });

  test('payment methods in a custom template are in the reader’s language', async () => {
    await override('storefront/order', page('{% for method in payments %}[{{ method.title }}]{% endfor %}'));
    expect((await browser.open(`${bankOrder}&lang=uk`)).html).toContain('[Банківський переказ]');
    await browser.open(`${bankOrder}&lang=en`);
  });

  test('custom templates of error pages and emails can use the payment methods too', async () => {
    await override('storefront/trouble', page('{% for method in payments %}[{{ method.key }}]{% endfor %}'));
    await browser.open('/search');
    expect((await browser.submit('/search', {})).html).toContain('[cash][bank_invoice]');
    await override(
      'mail/order_confirmation',
      '{% assign method = order.paymentMethod.key | payment_method %}<p>{{ method.title }}: {{ method | ' +
        'pay_button: order }}</p>',
    );
    const templates = shop.app.get(Templates);
    const example = {
      paymentMethod: { key: 'bank_invoice' },
      payable: {
        id: 9,
        reference: 'RF18000009',
        amount: '5.00',
        currency: 'EUR',
        status: 'awaiting_payment',
        payment_due_at: null,
      },
    };
    expect(await templates.render('mail/order_confirmation', { order: example }, 'en')).toMatch(
      /^<p>Bank transfer: <section class="bank-invoice"[^]*5\.00 EUR/,
    );
    await rm(join(overrides, 'mail'), { recursive: true });
  });

  test('the example in docs/customizing/templates.md works', async () => {
    const guide = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'customizing', 'templates.md'), 'utf8');
    const [, name] = /as `overrides\/(storefront\/[\w/]+)\.liquid`:/.exec(guide)!;
    const [, example] = /```liquid\n([^]*?)```/.exec(guide)!;
    await override(name!, example!);
    const { html, status } = await browser.open(bankOrder);
    expect(status).toBe(200);
    expect(html).toContain('<h2>Bank transfer</h2>');
    expect(html).toContain(IBAN);
    expect(html).toMatch(/<p>We also take:<\/p>\s*<ul>\s*<li>Cash<\/li>\s*<\/ul>/);
  });

  test.each([
    ['no method', '{{ nothing.instance | pay_button: order }}'],
    [
      'no order',
      '{% assign m = "bank_invoice" | payment_method %}{{ m.instance | pay_button }}{{ m.instance | pay_button: ' +
        '"x" }}{{ m.instance | pay_button: order.lines }}',
    ],
    ['texts and numbers', '{{ "x" | pay_button: 1 }}{{ 5 | pay_button: order }}{{ payments | pay_button: payments }}'],
    [
      'an unknown key',
      '{% assign m = "gold" | payment_method %}{{ m.title }}{{ m | pay_button: order }}{% assign n = payments | ' +
        'payment_method %}{{ n.title }}',
    ],
    [
      'the operation as if it were a value',
      '{% assign m = "bank_invoice" | payment_method %}{{ m.instance.payButton }}',
    ],
  ])('a pay button in a custom template with %s is empty', async (_, text) => {
    await override('storefront/order', page(`[${text}]`));
    const { html, status } = await browser.open(bankOrder);
    expect([status, html.includes('[]')]).toEqual([200, true]);
  });
});

describe('custom templates that fail', () => {
  const misbehaviours: Array<[string, string]> = [
    ['has a mistake', '{% if page %}'],
    ['uses a filter that is unknown', '{{ page | no_such_filter }}'],
    ['loops', LOOPS],
    [
      'makes too much',
      '{% assign a = "xxxxxxxxxx" %}{% for i in (1..60) %}{% assign a = a | append: a %}{% endfor %}{{ a }}',
    ],
    ['is too large a file', 'x'.repeat(300 * 1024)],
    ['calls itself', '{% render "SELF", order: order, method: method %}'],
    ['asks for a part that is missing', '{% render "storefront/parts/none" %}'],
  ];

  test.each(misbehaviours)(
    'an order page whose custom template %s is shown with the shop’s template',
    async (_, text) => {
      await override('storefront/order', text);
      const { status, html } = await browser.open(bankOrder);
      expect(status).toBe(200);
      expect(html).toContain(IBAN);
      expect(html).toContain('</html>');
    },
  );

  test.each(misbehaviours)('a page whose custom part %s is shown with the shop’s part', async (_, text) => {
    await override('storefront/parts/pay', text);
    const { status, html } = await browser.open(bankOrder);
    expect(status).toBe(200);
    expect(html).toContain(IBAN);
  });

  test.each(misbehaviours)('a page whose custom layout %s is shown with the shop’s layout', async (_, text) => {
    await override('storefront/layout', text);
    for (const [path, found] of [
      ['/checkout', 'action="/checkout/process"'],
      [bankOrder, IBAN],
    ] as const) {
      const { status, html } = await browser.open(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain(found);
    }
    expect((await browser.open('/nowhere')).html).toContain('<h1>Page not found</h1>');
  });

  test.each(misbehaviours)(
    'an order page whose custom pay button %s is shown with the shop’s pay button',
    async (_, text) => {
      await override('payment/bank_invoice', text);
      const { status, html } = await browser.open(bankOrder);
      expect(status).toBe(200);
      expect(html).toContain(IBAN);
    },
  );

  test.each(misbehaviours.slice(0, 3))(
    'a page whose custom header part %s is shown with the shop’s part',
    async (_, text) => {
      await override('storefront/parts/tools', text);
      const { status, html } = await browser.open('/cart');
      expect([status, html.includes('data-sc-cart-count')]).toEqual([200, true]);
    },
  );

  test('a failing custom template is replaced by that of the package, and then by that of the shop', async () => {
    await override('storefront/order', '{% oops %}');
    await override('storefront/order', page("<p>the package's page of {{ order.number }}</p>"), bought);
    expect((await browser.open(bankOrder)).html).toContain("the package's page of");
    await override('storefront/order', '{% oops %}', bought);
    expect((await browser.open(bankOrder)).html).toContain('class="steps"');
  });

  test('a slow pay button has its own time limit and does not use up that of the page', async () => {
    await override('payment/bank_invoice', LOOPS);
    await override('payment/bank_invoice', LOOPS, bought);
    await override(
      'storefront/parts/pay',
      '<p>my own pay part</p>{% assign button = method | pay_button: order %}{{ button | raw }}',
    );
    const { status, html } = await browser.open(bankOrder);
    expect(status).toBe(200);
    expect(html).toContain('my own pay part');
    expect(html).toContain(IBAN);
  });

  test('if no folder has a working template, a built-in plain page shows the essentials', async () => {
    const templates = shop.app.get(Templates) as unknown as { folders: readonly string[] };
    const { folders } = templates;
    templates.folders = [];
    forget();
    try {
      const order = await browser.open(bankOrder);
      expect(order.status).toBe(200);
      expect(order.html).toMatch(/<h1>Order \d+<\/h1>/);
      for (const text of ['Awaiting payment', IBAN, '€19.99', 'could not be loaded'])
        expect(order.html).toContain(text);
      const missing = await browser.open('/nowhere');
      expect([missing.status, missing.html.includes('<h1>Page not found</h1>')]).toEqual([404, true]);
    } finally {
      templates.folders = folders;
    }
  });
});

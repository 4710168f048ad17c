import { Browser, startTestShop, type Client, type Page, type TestShop } from '#testing';
import { CartFacade } from '../../src/cart/index.js';
import { makeProduct, place, stockOf } from '../fixtures/orders.js';
import { statementsDuring } from '../fixtures/statements.js';
import { english } from '../fixtures/english.js';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  await admin.put('/api/attributes/color', { labels: { en: 'Color' }, value_labels: { red: { en: 'Brick red' } } });
});
afterAll(() => shop.close());

const tokenOf = ({ html }: Page): string => /<meta name="csrf-token" content="([^"]+)"/.exec(html)![1]!;
const itemsOf = ({ html }: Page): string[] => [...html.matchAll(/data-sc-item="(\d+)"/g)].map(([, id]) => id!);
const quantityOf = ({ html }: Page, itemId: string): string | undefined =>
  new RegExp(`id="quantity-${itemId}"[^>]* value="([^"]*)"`).exec(html)?.[1];
const plain = ({ html }: Page): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ');

/** Submits a form of a page with the CSRF token of the page, as a browser does. */
async function send(browser: Browser, path: string, fields: Record<string, string>, from = '/cart'): Promise<Page> {
  return browser.submit(path, fields, { _csrf: tokenOf(await browser.open(from)) });
}

async function withInCart(
  product: number,
  quantity = 1,
  language = 'en',
): Promise<{ browser: Browser; itemId: string }> {
  const browser = new Browser(shop.url, language);
  expect((await send(browser, '/cart/add', { product_id: String(product), quantity: String(quantity) })).status).toBe(
    303,
  );
  return { browser, itemId: itemsOf(await browser.open('/cart'))[0]! };
}

async function withVariants(name: string): Promise<{ id: number; alias: string; variants: number[] }> {
  const { body } = await admin.post('/api/products', {
    name,
    price_regular: 8,
    variants: [
      { attributes: { color: 'red' }, in_stock: 3 },
      { attributes: { color: 'green' }, in_stock: 0 },
    ],
  });
  return { id: body.data.id, alias: body.data.alias, variants: body.data.variants.map(({ id }: { id: number }) => id) };
}

describe('the cart page', () => {
  test('the cart page shows lines with variants, old prices and sums, and limits quantities to the stock', async () => {
    const tea = await makeProduct(admin, { name: 'Tea <b>', price_regular: 10, price_special: 8, in_stock: 5 });
    const shirt = await withVariants('Shirt');
    const { browser } = await withInCart(tea, 2);
    await send(browser, '/cart/add', { product_id: String(shirt.id), variant_id: String(shirt.variants[0]) });
    const page = await browser.open('/cart');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    expect(page.html).toContain('Tea &lt;b&gt;');
    expect(page.html).toContain(`href="/product/${shirt.alias}"`);
    expect(plain(page)).toContain('Color: Brick red');
    expect(page.html).toContain('<s class="price__old">€10.00</s>');
    const [first] = itemsOf(page);
    expect(page.html).toMatch(
      new RegExp(`id="quantity-${first}" name="quantity" type="number" inputmode="numeric" min="1" max="5"`),
    );
    expect(page.html).toContain('<dd>€24.00</dd>');
    expect(page.html).toMatch(/href="\/checkout"/);
    expect(page.html).not.toMatch(/<style|\sstyle=|\son\w+=/);
    const stranger = await new Browser(shop.url).open('/cart');
    expect(itemsOf(stranger)).toEqual([]);
    expect(plain(stranger)).toContain(english('storefront-cart.empty'));
  });

  test.each([
    ['en', 'Your cart'],
    ['uk', 'Ваш кошик'],
    ['ru', 'Ваша корзина'],
  ])('the cart page is in the language %s', async (language, title) => {
    const { browser } = await withInCart(await makeProduct(admin), 2, language);
    const page = await browser.open('/cart');
    expect(page.html).toContain(`<html lang="${language}">`);
    expect(page.html).toContain(`<h1>${title}</h1>`);
    expect(plain(page)).not.toMatch(/storefront(-\w+)?\.[a-z]/);
  });

  test('the cart page shows changed prices and why a line is unavailable, and does not lead to the checkout then', async () => {
    const product = await makeProduct(admin, { price_regular: 10, in_stock: 5 });
    const { browser, itemId } = await withInCart(product, 4);
    await admin.put(`/api/products/${product}`, { price_regular: 12, in_stock: 2 });
    const page = await browser.open('/cart');
    expect(plain(page)).toContain('The price has changed from €10.00 to €12.00.');
    expect(plain(page)).toContain('Only 2 left in stock');
    expect(page.html).not.toMatch(/class="button" href="\/checkout"/);
    expect(plain(page)).toContain(english('storefront-cart.blocked'));
    expect(page.html).toMatch(
      new RegExp(`form="step-${itemId}" name="quantity" value="2" data-sc-decrement="${product}"`),
    );
    // An ordered product is hidden and not deleted.
    await place(shop.client(), product);
    await admin.delete(`/api/products/${product}`);
    const gone = await browser.open('/cart');
    expect(plain(gone)).toContain(english('cart.gone'));
    expect((await send(browser, '/cart/remove', { item_id: itemId })).location).toBe('/cart?said=removed');
  });
});

describe('forms of the cart', () => {
  test('a form adds to the cart, returns to its page with a confirmation, and adds to an existing quantity', async () => {
    const product = await makeProduct(admin, { in_stock: 9 });
    const browser = new Browser(shop.url);
    const fields = { product_id: String(product), quantity: '2', back: '/search?q=tea' };
    expect((await send(browser, '/cart/add', fields)).location).toBe('/search?q=tea&said=added');
    expect((await send(browser, '/cart/add', { ...fields, back: 'https://evil.example/' })).location).toBe(
      '/cart?said=added',
    );
    const page = await browser.open('/cart?said=added');
    expect(page.html).toContain('role="status" data-notice>Added to cart');
    expect(quantityOf(page, itemsOf(page)[0]!)).toBe('4');
  });

  test('forms change the quantity of a cart line, remove it and empty the cart', async () => {
    const product = await makeProduct(admin, { in_stock: 9 });
    const { browser, itemId } = await withInCart(product);
    expect((await send(browser, '/cart/update', { item_id: itemId, quantity: '3' })).location).toBe(
      `/cart?said=updated#line-${itemId}`,
    );
    expect(quantityOf(await browser.open('/cart'), itemId)).toBe('3');
    expect((await send(browser, '/cart/clear', {})).location).toBe('/cart?said=cleared');
    expect(itemsOf(await browser.open('/cart'))).toEqual([]);
  });

  test.each([[{}], [{ variant_id: '2147483647' }]])(
    'adding a product with variants redirects to its page to select one: %j',
    async (variant) => {
      const { id, alias } = await withVariants('Scarf');
      const sent = await send(new Browser(shop.url), '/cart/add', { product_id: String(id), ...variant });
      expect([sent.status, sent.location]).toEqual([303, `/product/${alias}?said=choose_variant`]);
    },
  );

  test('opening the address of a cart form redirects to the cart', async () => {
    for (const form of ['add', 'update', 'remove', 'clear', 'shipping']) {
      expect((await new Browser(shop.url).open(`/cart/${form}`)).location).toBe('/cart');
    }
  });

  test('a quantity above the stock is 409; the page shows the stock, the entry and a link back', async () => {
    const product = await makeProduct(admin, { name: 'Rare', in_stock: 3 });
    const { browser, itemId } = await withInCart(product, 2);
    const added = await send(browser, '/cart/add', {
      product_id: String(product),
      quantity: '2',
      back: '/product/rare',
    });
    expect(added.status).toBe(409);
    expect(plain(added)).toContain('Available: 3.');
    expect(plain(added)).toContain('You already have 2 in your cart. You can add 1 more.');
    expect(added.html).toMatch(/id="wanted-quantity"[^>]* max="1"[^>]* value="2"/);
    expect(added.html).toContain('href="/product/rare"');
    const updated = await send(browser, '/cart/update', { item_id: itemId, quantity: '7' });
    expect(updated.status).toBe(409);
    expect(quantityOf(updated, itemId)).toBe('7');
    expect(updated.html).toContain(`aria-describedby="quantity-${itemId}-error"`);
    expect(quantityOf(await browser.open('/cart'), itemId)).toBe('2');
  });

  test.each(['', '0', '-1', '1.5', '1e2', 'two', '<b>'])(
    'the quantity "%s" in a cart form is 422 at its field, with the entry kept',
    async (entry) => {
      const { browser, itemId } = await withInCart(await makeProduct(admin));
      const page = await send(browser, '/cart/update', { item_id: itemId, quantity: entry });
      expect(page.status).toBe(422);
      expect(page.html).toContain('role="alert"');
      expect(page.html).toContain(`<a href="#quantity-${itemId}">Quantity: must be`);
      expect(quantityOf(page, itemId)).toBe(entry.replace('<', '&lt;').replace('>', '&gt;'));
    },
  );

  test('unknown products and lines, and lines of other carts, are 404 in cart forms, and nothing changes', async () => {
    const product = await makeProduct(admin);
    const owner = await withInCart(product, 2);
    const thief = await withInCart(product);
    for (const item_id of [owner.itemId, '0', '', 'x', '99999999999999999999', '9007199254740991']) {
      expect((await send(thief.browser, '/cart/update', { item_id, quantity: '5' })).status).toBe(404);
      expect((await send(thief.browser, '/cart/remove', { item_id })).status).toBe(404);
    }
    for (const product_id of ['', 'x', '0', '2147483648', '99999999999999']) {
      expect((await send(thief.browser, '/cart/add', { product_id })).status).toBe(404);
    }
    expect(quantityOf(await owner.browser.open('/cart'), owner.itemId)).toBe('2');
    expect(itemsOf(await thief.browser.open('/cart'))).toEqual([thief.itemId]);
  });

  test('changing a line that was removed is reported on the cart page', async () => {
    const { browser, itemId } = await withInCart(await makeProduct(admin));
    const token = tokenOf(await browser.open('/cart'));
    await browser.submit('/cart/remove', { item_id: itemId }, { _csrf: token });
    const page = await browser.submit('/cart/update', { item_id: itemId, quantity: '2' }, { _csrf: token });
    expect(page.status).toBe(404);
    expect(plain(page)).toContain(english('cart.errors.unknown_item'));
    expect(page.html).toContain('<h1>Your cart</h1>');
  });

  test('cart forms without the CSRF token of the page are rejected', async () => {
    const { browser, itemId } = await withInCart(await makeProduct(admin));
    for (const [path, fields] of [
      ['/cart/update', { item_id: itemId, quantity: '2' }],
      ['/cart/remove', { item_id: itemId }],
      ['/cart/clear', {}],
    ] as const) {
      expect((await browser.submit(path, fields, {})).status).toBe(403);
    }
    expect(quantityOf(await browser.open('/cart'), itemId)).toBe('1');
  });

  test('twenty concurrent submissions of a cart form do not exceed the stock', async () => {
    const product = await makeProduct(admin, { in_stock: 7 });
    const { browser, itemId } = await withInCart(product);
    const token = tokenOf(await browser.open('/cart'));
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => browser.submit('/cart/add', { product_id: String(product) }, { _csrf: token })),
    );
    expect(sent.filter(({ status }) => status === 303)).toHaveLength(6);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(14);
    expect(quantityOf(await browser.open('/cart'), itemId)).toBe('7');
  });

  test('the cart and the wishlist of a guest are kept at login', async () => {
    const [product, wish] = [await makeProduct(admin), await makeProduct(admin, { name: 'Wished for' })];
    const account = { email: 'cart-page@example.com', password: 'correct horse battery' };
    expect(
      (await shop.client().post('/api/auth/register', { ...account, first_name: 'Olena', last_name: 'Koval' })).status,
    ).toBe(201);
    const { browser } = await withInCart(product, 2);
    await send(browser, '/wishlist', { product_id: String(wish) });
    expect((await send(browser, '/account/login', account, '/account/login')).status).toBe(303);
    const page = await browser.open('/cart');
    expect(quantityOf(page, itemsOf(page)[0]!)).toBe('2');
    expect((await browser.open('/wishlist')).html).toContain('Wished for');
  });
});

describe('the cart in the header of every page', () => {
  test('the cart in the header takes one statement if it is empty, and two if it is not', async () => {
    const carts = shop.app.get(CartFacade, { strict: false });
    const product = await makeProduct(admin, { price_regular: 10 });
    await carts.add('g:head', { productId: product, variantId: null, quantity: 2 }, 'en');
    await carts.mini('g:head', 'en');
    const asked = async (ownerKey: string): Promise<[number, number, string]> => {
      let mini = await carts.mini(ownerKey, 'en');
      const statements = await statementsDuring(shop, async () => (mini = await carts.mini(ownerKey, 'en')));
      return [statements.length, mini.count, mini.total.toString()];
    };
    expect(await asked('g:nobody')).toEqual([1, 0, '0.00']);
    expect(await asked('g:head')).toEqual([2, 2, '20.00']);
  });
});

describe('shipping on the cart page', () => {
  test('selecting country and shipping method on the cart page updates the totals and explains the tax', async () => {
    await admin.put('/api/admin/tax', { prices_include_tax: true, rates: [{ country: 'UA', rate: 20 }] });
    const { browser } = await withInCart(await makeProduct(admin, { price_regular: 12 }));
    const sent = await send(browser, '/cart/shipping', { country: 'UA', shipping_method: 'flat_rate' });
    expect(sent.location).toBe('/cart?said=shipping_chosen#shipping');
    const page = await browser.open('/cart');
    expect(page.html).toMatch(/value="flat_rate" checked/);
    expect(page.html).toMatch(/<option value="UA" selected>Ukraine/);
    expect(plain(page)).toContain('Subtotal €12.00 Delivery €4.90 Tax included €2.00 Total €16.90');
    // The header of every page shows the same total.
    expect((await browser.open('/wishlist')).html).toMatch(/data-sc-cart-total[^>]*>€16\.90</);
    await admin.put('/api/admin/tax', { prices_include_tax: false, rates: [{ country: 'UA', rate: 20 }] });
    expect(plain(await browser.open('/cart'))).toContain('Subtotal €12.00 Delivery €4.90 Tax €2.40 Total €19.30');
    await admin.put('/api/admin/tax', { prices_include_tax: true, rates: [] });
  });

  test('if no shipping method is selected, the cart page uses the first one that serves the country', async () => {
    const { browser } = await withInCart(await makeProduct(admin));
    expect((await send(browser, '/cart/shipping', { country: 'DE' })).status).toBe(303);
    const page = await browser.open('/cart');
    expect(page.html).toMatch(/value="pickup" checked/);
    expect(page.html).toMatch(/<option value="DE" selected>/);
  });

  test('an unavailable shipping method or invalid country on the cart page is 422 at its field', async () => {
    const { browser } = await withInCart(await makeProduct(admin));
    const unknown = await send(browser, '/cart/shipping', { country: 'UA', shipping_method: 'pigeon' });
    expect(unknown.status).toBe(422);
    expect(unknown.html).toMatch(/id="shipping_method-error"/);
    expect(unknown.html).toMatch(/<option value="UA" selected>/);
    const nowhere = await send(browser, '/cart/shipping', { country: 'ZZ', shipping_method: 'pickup' });
    expect(nowhere.status).toBe(422);
    expect(nowhere.html).toContain('<a href="#country">Country: ');
  });
});

describe('the wishlist page', () => {
  test('the wishlist page shows added products, removes them, and says when it is empty', async () => {
    const product = await makeProduct(admin, { name: 'A wish' });
    const browser = new Browser(shop.url);
    expect(plain(await browser.open('/wishlist'))).toContain(english('storefront-cart.wishlist.empty'));
    const sent = await send(browser, '/wishlist', { product_id: String(product), back: '/product/a-wish' });
    expect([sent.status, sent.location]).toEqual([303, '/product/a-wish?said=wished']);
    const page = await browser.open('/wishlist');
    expect(page.html).toContain('A wish');
    expect(page.html).toMatch(new RegExp(`data-sc-wishlist="${product}" aria-pressed="true"`));
    expect((await send(browser, '/wishlist', { product_id: String(product) })).location).toBe(
      '/wishlist?said=unwished',
    );
    expect(plain(await browser.open('/wishlist'))).toContain(english('storefront-cart.wishlist.empty'));
  });

  test('adding an unknown product to the wishlist page is 404', async () => {
    for (const product_id of ['', 'x', '0', '2147483647', '99999999999']) {
      expect((await send(new Browser(shop.url), '/wishlist', { product_id })).status).toBe(404);
    }
  });

  test('the wishlist page moves all available products to the cart, each once', async () => {
    const buyable = await makeProduct(admin);
    const soldOut = await makeProduct(admin, { in_stock: 0 });
    const { id: choosable } = await withVariants('Hat');
    const browser = new Browser(shop.url);
    expect((await browser.open('/wishlist/buy')).location).toBe('/wishlist');
    expect((await send(browser, '/wishlist/buy', {})).location).toBe('/cart?said=added_all');
    for (const id of [buyable, soldOut, choosable]) await send(browser, '/wishlist', { product_id: String(id) });
    expect(plain(await browser.open('/wishlist'))).toContain('Add available to cart');
    expect((await send(browser, '/wishlist/buy', {})).location).toBe('/cart?said=added_some');
    expect((await send(browser, '/wishlist/buy', {})).location).toBe('/cart?said=added_none');
    const page = await browser.open('/cart');
    expect(itemsOf(page)).toHaveLength(1);
    expect(quantityOf(page, itemsOf(page)[0]!)).toBe('1');
  });
});

describe('the fast order page', () => {
  // The limit of fast orders stays on, and all these requests come from one client.
  beforeEach(() => shop.db.query('DELETE FROM rate_counter'));

  const onceOf = ({ html }: Page): string => /name="once" value="([^"]+)"/.exec(html)![1]!;

  async function formFor(browser: Browser, query = ''): Promise<{ page: Page; hidden: Record<string, string> }> {
    const page = await browser.open(`/fast-order${query}`);
    return { page, hidden: { _csrf: tokenOf(page), once: onceOf(page) } };
  }

  test('a fast order of a product needs only a phone number, and redirects to the page of the order', async () => {
    const product = await makeProduct(admin, { name: 'Lamp', in_stock: 5 });
    const browser = new Browser(shop.url);
    const { page, hidden } = await formFor(browser, `?product_id=${product}&quantity=2`);
    expect(plain(page)).toContain('Lamp');
    expect(page.html).toMatch(/id="fast-quantity"[^>]* max="5"[^>]* value="2"/);
    const sent = await browser.submit(
      '/fast-order',
      { product_id: String(product), quantity: '2', phone: '+380 50 123 45 67' },
      hidden,
    );
    expect(sent.status).toBe(303);
    expect(sent.location).toMatch(/^\/order\/\d+\?key=\w{20,}$/);
    expect((await browser.open(sent.location!)).status).toBe(200);
    expect(await stockOf(admin, product)).toBe(3);
  });

  test('a fast order form that is submitted several times places one order and redirects to it each time', async () => {
    const product = await makeProduct(admin, { in_stock: 5 });
    const browser = new Browser(shop.url);
    const { hidden } = await formFor(browser, `?product_id=${product}`);
    const fields = {
      product_id: String(product),
      quantity: '1',
      email: 'olena@example.com',
      phone: '',
      first_name: '',
    };
    const submit = (): Promise<Page> => browser.submit('/fast-order', fields, hidden);
    const sent = [...(await Promise.all([submit(), submit(), submit()])), await submit()];
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(new Set(sent.map(({ location }) => location)).size).toBe(1);
    expect(await stockOf(admin, product)).toBe(4);
  });

  test('a fast order of the whole cart empties the cart', async () => {
    const { browser } = await withInCart(await makeProduct(admin, { name: 'Bowl' }), 2);
    const { page, hidden } = await formFor(browser);
    expect(plain(page)).toContain('All products in your cart');
    expect(plain(page)).toContain('Bowl');
    const sent = await browser.submit('/fast-order', { phone: '0501234567' }, hidden);
    expect(sent.status).toBe(303);
    expect(itemsOf(await browser.open('/cart'))).toEqual([]);
    expect((await browser.submit('/fast-order', { phone: '0501234567' }, hidden)).location).toBe(sent.location);
    expect(plain(await browser.open('/fast-order'))).toContain(english('storefront-cart.empty'));
  });

  test('a fast order without valid phone or email is 422 with the entries kept, and can be submitted again', async () => {
    const product = await makeProduct(admin);
    const browser = new Browser(shop.url);
    const { hidden } = await formFor(browser, `?product_id=${product}`);
    const fields = { product_id: String(product), quantity: '1', first_name: 'Олена' };
    const none = await browser.submit('/fast-order', fields, hidden);
    expect(none.status).toBe(422);
    expect(none.html).toContain('<a href="#fast-phone">Phone: Enter a phone number or an email.</a>');
    expect(none.html).toContain('value="Олена"');
    expect(onceOf(none)).toBe(hidden['once']);
    const bad = await browser.submit('/fast-order', { ...fields, phone: 'call me', email: 'olena@' }, hidden);
    expect(bad.status).toBe(422);
    expect(bad.html).toMatch(/id="fast-phone"[^>]* value="call me"[^>]* aria-invalid="true"/);
    expect(bad.html).toContain('id="fast-email-error"');
    expect(
      (await browser.submit('/fast-order', { ...fields, quantity: 'many', phone: '0501234567' }, hidden)).status,
    ).toBe(422);
    expect((await browser.submit('/fast-order', { ...fields, phone: '0501234567' }, hidden)).status).toBe(303);
  });

  test('a fast order above the stock is 409 with the available quantity, and a sold-out product has no form', async () => {
    const product = await makeProduct(admin, { in_stock: 2 });
    const browser = new Browser(shop.url);
    const { hidden } = await formFor(browser, `?product_id=${product}`);
    const sent = await browser.submit(
      '/fast-order',
      { product_id: String(product), quantity: '3', phone: '0501234567' },
      hidden,
    );
    expect(sent.status).toBe(409);
    expect(plain(sent)).toContain('Available: 2.');
    expect(sent.html).toMatch(/id="fast-quantity"[^>]* value="3"/);
    await admin.put(`/api/products/${product}`, { in_stock: 0 });
    const page = await browser.open(`/fast-order?product_id=${product}`);
    expect(plain(page)).toContain(english('storefront-cart.fast.sold_out'));
    expect(page.html).not.toContain('id="fast-phone"');
  });

  test('a fast order of a product with variants redirects to its page, and one of an unknown product is 404', async () => {
    const { id, alias, variants } = await withVariants('Mug');
    const browser = new Browser(shop.url);
    expect((await browser.open(`/fast-order?product_id=${id}`)).location).toBe(`/product/${alias}?said=choose_variant`);
    expect(plain(await browser.open(`/fast-order?product_id=${id}&variant_id=${variants[0]}`))).toContain(
      'Color: Brick red',
    );
    expect((await browser.open('/fast-order?product_id=2147483647')).status).toBe(404);
    expect((await browser.open('/fast-order?product_id=x')).status).toBe(404);
  });

  test('too many fast orders are 429 with a page that explains it', async () => {
    const browser = new Browser(shop.url);
    const product_id = String(await makeProduct(admin, { in_stock: 100 }));
    let page: Page;
    let tries = 0;
    do {
      const { hidden } = await formFor(browser, `?product_id=${product_id}`);
      page = await browser.submit('/fast-order', { product_id, phone: `05012345${10 + tries}` }, hidden);
    } while (page.status === 303 && ++tries < 30);
    expect(page.status).toBe(429);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(plain(page)).toContain('Too many');
  });
});

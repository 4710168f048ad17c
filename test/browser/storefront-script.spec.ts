import type { Browser } from 'puppeteer';
import { startTestShop, type Client, type TestShop } from '#testing';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct } from '../fixtures/orders.js';
import { ScriptPage, type ScriptPageOptions } from '../fixtures/script-page.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

let shop: TestShop;
let admin: Client;
let browser: Browser;
let one: ScriptPage | null = null;
let tea: number;
let pot: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  tea = await makeProduct(admin, { name: 'Green tea', price_regular: 8.5, in_stock: 100 });
  pot = await makeProduct(admin, { name: 'Teapot', price_regular: 19.99, in_stock: 100 });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await shop.close();
});
afterEach(async () => {
  await one?.close();
  one = null;
});

const open = async (body: string, options?: ScriptPageOptions): Promise<ScriptPage> =>
  (one = await ScriptPage.open(browser, shop, body, options));
/** The cart of the browser's session, as `product × quantity`. */
const cart = (page: ScriptPage): Promise<string[]> =>
  page.page.evaluate(async () => {
    const { cart: held } = await window.shop!.cart.get();
    return held!.items
      .map((item) => `${item.product!.title}${item.variant_id ? `/${item.variant_id}` : ''} × ${item.quantity}`)
      .sort();
  });
const add = (page: ScriptPage, productId: number, quantity = 1): Promise<number> =>
  page.page.evaluate(
    async (id, count) => {
      const { cart: held } = await window.shop!.cart.add(id, count);
      (window as unknown as { received: unknown[] }).received.length = 0;
      return held!.items.find(({ product_id }) => product_id === id)!.id!;
    },
    productId,
    quantity,
  );

describe('elements with data-sc-buy', () => {
  test('data-sc-buy adds one item, calls the callback, announces it and updates the mini cart', async () => {
    const page = await open(
      `<button data-sc-buy="${pot}">Buy</button> <b data-sc-cart-count></b> <b data-sc-cart-total></b>`,
    );
    await page.click('button');
    const data = await page.waitFor('onAddedToCart');
    expect(data).toMatchObject({
      success: true,
      message: 'Added to cart',
      product: { id: pot, title: 'Teapot', price: '19.99' },
      miniCart: { count: 1, total: '19.99', currency: 'EUR' },
      cart: { count: 1, total: 19.99 },
    });
    await page.hear(english('storefront.said.added'));
    await expectSoon(() => page.text('[data-sc-cart-count]')).toBe('1');
    await expectSoon(() => page.text('[data-sc-cart-total]')).toBe('€19.99');
    await expectSoon(() => cart(page)).toEqual(['Teapot × 1']);
    expect(page.console).toEqual([]);
    await expectSoon(async () => (await page.received()).map(({ name }) => name)).toEqual(['onAddedToCart']);
  });

  test('data-sc-buy uses the quantity of the button, of the product’s field, or of the nearest field without a product', async () => {
    const page = await open(`
      <button id="own" data-sc-buy="${tea}" data-sc-quantity="4"></button>
      <article><input data-sc-quantity type="number" value="2"><button id="near" data-sc-buy="${tea}"></button></article>
      <ul><li><button id="none" data-sc-buy="${pot}"></button></li><li><button data-sc-buy="999"></button><input data-sc-quantity value="9"></li></ul>
      <p><button id="named" data-sc-buy="${pot}"></button></p><p><select data-sc-quantity="${pot}"><option>1<option selected>5</select></p>`);
    for (const [index, id] of ['own', 'near', 'named'].entries()) {
      await page.click(`#${id}`);
      await page.waitFor('onAddedToCart', index + 1);
    }
    await expectSoon(() => cart(page)).toEqual(['Green tea × 6', 'Teapot × 5']);
    await page.page.$eval('select', (field) => field.remove());
    await page.click('#none');
    await page.waitFor('onAddedToCart', 4);
    await expectSoon(() => cart(page)).toEqual(['Green tea × 6', 'Teapot × 6']);
  });

  test('data-sc-buy lets the browser report an invalid quantity and sends no request', async () => {
    const page = await open(
      `<form action="/sent"><input data-sc-quantity type="number" min="1" max="3" value="4"><button data-sc-buy="${tea}"></button></form>`,
    );
    await page.click('button');
    await expectSoon(() => page.page.$eval('input', (field) => (field as HTMLInputElement).matches(':focus'))).toBe(
      true,
    );
    expect(page.writes()).toEqual([]);
    await expectSoon(() => page.page.url()).toMatch(/my-page$/);
  });

  test('data-sc-buy uses the variant of the button, or the one selected in the form', async () => {
    const shirt = await makeProduct(admin, {
      name: 'Shirt',
      variants: [
        { sku: 'S-R', attributes: { color: 'red' }, in_stock: 5 },
        { sku: 'S-B', attributes: { color: 'blue' }, in_stock: 5 },
      ],
    });
    const [red, blue] = (await admin.get(`/api/products/${shirt}`)).body.data.variants.map(
      ({ id }: { id: number }) => id,
    ) as [number, number];
    const page = await open(`
      <button id="own" data-sc-buy="${shirt}" data-sc-variant="${red}"></button>
      <form id="radios"><label><input type="radio" name="v" data-sc-variant="${red}">red</label><label><input type="radio" name="v" data-sc-variant="${blue}" checked>blue</label><button data-sc-buy="${shirt}"></button></form>
      <form id="select"><select name="v"><option data-sc-variant value="${blue}">blue<option data-sc-variant value="${red}" selected>red</select><button data-sc-buy="${shirt}"></button></form>
      <button id="none" data-sc-buy="${shirt}"></button>`);
    for (const [index, button] of ['#own', '#radios button', '#select button'].entries()) {
      await page.click(button);
      await page.waitFor('onAddedToCart', index + 1);
    }
    await expectSoon(() => cart(page)).toEqual([`Shirt/${red} × 2`, `Shirt/${blue} × 1`].sort());
    await page.click('#none');
    expect(await page.waitFor('onAddedToCart', 4)).toMatchObject({
      success: false,
      code: 'validation_failed',
      errors: { variant_id: [expect.any(String)] },
    });
    await page.hear('Choose a variant of this product');
  });

  test('data-sc-buy works in markup that was added later, and for clicks on elements in the button', async () => {
    const page = await open('<main></main>');
    await page.page.$eval(
      'main',
      (main, id) => {
        const button = document.createElement('button');
        button.setAttribute('data-sc-buy', String(id));
        button.append(document.createElement('span'));
        main.append(button);
      },
      tea,
    );
    await page.click('span');
    expect(await page.waitFor('onAddedToCart')).toMatchObject({ success: true });
  });

  test('data-sc-buy sends one request for a double click, handles two products at the same time, and keeps the focus', async () => {
    const page = await open(
      `<button id="tea" data-sc-buy="${tea}">Tea</button><button id="pot" data-sc-buy="${pot}">Pot</button>`,
    );
    const states = await page.page.$$eval('button', (buttons) => {
      buttons[0]!.focus();
      for (const button of [buttons[0]!, buttons[0]!, buttons[1]!]) button.click();
      return buttons.map((button) => `${button.ariaBusy} ${button.ariaDisabled} ${button.disabled}`);
    });
    expect(states).toEqual(['true true false', 'true true false']);
    await page.waitFor('onAddedToCart', 2);
    await page.settle();
    await expectSoon(() => cart(page)).toEqual(['Green tea × 1', 'Teapot × 1']);
    await expectFocus(page.page, () => document.activeElement!.id, 'tea');
    await expectSoon(() => page.attribute('#tea', 'aria-disabled')).toBeNull();
  });

  test('data-sc-buy does not intercept its link or form if it cannot act, for new tabs, and if the page handled the click', async () => {
    const page =
      await open(`<a id="no-id" href="#no-id" data-sc-buy="">Buy</a><a id="tab" href="#tab" data-sc-buy="${tea}">Buy</a><a id="handled" href="#handled" data-sc-buy="${tea}">Buy</a>
      <a id="plain" href="#plain" data-sc-buy="${tea}">Buy</a><form data-sc-buy="${tea}"><i>not a button</i></form>`);
    await page.click('#no-id');
    await expectSoon(() => page.page.url()).toMatch(/#no-id$/);
    const prevented = await page.page.evaluate(() => {
      const result: boolean[] = [];
      window.addEventListener('click', (event) => (result.push(event.defaultPrevented), event.preventDefault()), {
        once: true,
      });
      document
        .querySelector('#tab')!
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
      document.querySelector('#handled')!.addEventListener('click', (event) => event.preventDefault());
      document.querySelector<HTMLElement>('#handled')!.click();
      document.querySelector<HTMLElement>('i')!.click();
      return result;
    });
    expect(prevented).toEqual([false]);
    expect(page.writes()).toEqual([]);
    await page.click('#plain');
    await page.waitFor('onAddedToCart');
    await expectSoon(() => page.page.url()).toMatch(/#no-id$/);
    await expectSoon(() => page.writes()).toEqual(['POST /api/cart/add']);
  });

  test('if a product sells out before the click on data-sc-buy, the message and the callback contain the available quantity', async () => {
    const rare = await makeProduct(admin, { name: 'Rare tea', in_stock: 3 });
    const page = await open(`<button data-sc-buy="${rare}" data-sc-quantity="2" data-sc-price="19.99"></button>`);
    await admin.put(`/api/products/${rare}`, { in_stock: 1 });
    await page.click('button');
    expect(await page.waitFor('onAddedToCart')).toMatchObject({
      success: false,
      code: 'insufficient_stock',
      available: 1,
      product: { id: rare, price: '19.99' },
      miniCart: { count: 0, total: '0.00' },
      cart: null,
    });
    await page.hear('Not enough of “Rare tea” in stock. Available: 1. Reduce the quantity.');
    await expectSoon(() =>
      page.page.$$eval('[role=status]', (regions) =>
        regions.map(({ ariaLive, className }) => `${className} ${ariaLive}`),
      ),
    ).toEqual(['sc-live assertive']);
  });

  test('messages of data-sc-buy are in the language of the page', async () => {
    const page = await open(`<button data-sc-buy="${tea}"></button><b data-sc-cart-total></b>`, { language: 'uk' });
    await page.click('button');
    await page.waitFor('onAddedToCart');
    await page.hear('Додано до кошика');
    await expectSoon(() => page.text('[data-sc-cart-total]')).toMatch(/^8,50\s€$/);
    page.answer = () => 'away';
    await page.click('button');
    await page.hear('Немає зв’язку з магазином');
  });
});

describe('elements with data-sc-increment and data-sc-decrement', () => {
  test('data-sc-increment and data-sc-decrement change the nearest field within its limits and fire its events', async () => {
    const page =
      await open(`<form><button id="less" type="button" data-sc-decrement="${tea}"></button><input data-sc-quantity="${tea}" type="number" min="1" max="3" value="2">
      <button id="more" type="button" data-sc-increment="${tea}"></button><b data-sc-sum data-sc-currency="EUR"></b><button data-sc-buy="${tea}" data-sc-price="8.50">Buy</button></form>`);
    await expectSoon(() => page.text('[data-sc-sum]')).toBe('€17.00');
    await page.page.evaluate(() => {
      const events: string[] = [];
      Object.assign(window, { events });
      for (const type of ['input', 'change']) document.addEventListener(type, () => events.push(type));
    });
    for (const id of ['more', 'more', 'more']) await page.click(`#${id}`);
    await expectSoon(async () => [await page.value('input'), await page.text('[data-sc-sum]')]).toEqual([
      '3',
      '€25.50',
    ]);
    await expectSoon(() => page.page.evaluate(() => (window as unknown as { events: string[] }).events)).toEqual([
      'input',
      'change',
    ]);
    for (const id of ['less', 'less', 'less']) await page.click(`#${id}`);
    await expectSoon(() => page.value('input')).toBe('1');
    expect(page.calls()).toEqual([]);
  });

  test('without a field, data-sc-increment adds the product and changes the cart, down to a quantity of one', async () => {
    const page = await open(
      `<button id="less" data-sc-decrement="${tea}"></button><button id="more" data-sc-increment="${tea}"></button>`,
    );
    await page.click('#more');
    expect(await page.waitFor('onAddedToCart')).toMatchObject({ product: { id: tea }, miniCart: { count: 1 } });
    await page.settle();
    await page.click('#more');
    expect(await page.waitFor('onUpdatedCart')).toMatchObject({
      success: true,
      product: { id: tea, title: 'Green tea', price: '8.50' },
      miniCart: { count: 2, total: '17.00' },
    });
    await page.hear(english('cart.messages.updated'));
    await page.settle();
    await page.click('#less');
    await page.waitFor('onUpdatedCart', 2);
    await page.settle();
    await page.click('#less');
    await page.settle();
    await expectSoon(() => cart(page)).toEqual(['Green tea × 1']);
    await expectSoon(() => page.writes()).toEqual([
      'POST /api/cart/add',
      'PUT /api/cart/update',
      'PUT /api/cart/update',
    ]);
  });

  test('after several clicks on data-sc-increment in a cart line, only the last quantity is sent, once', async () => {
    const page = await open('<main></main>');
    const item = await add(page, tea, 2);
    await page.page.$eval(
      'main',
      (main, [id, product]) => {
        main.innerHTML = `<ul><li data-sc-item="${id}"><input type="number" min="1" max="100" value="2" data-sc-quantity="${product}"><button data-sc-increment="${product}">+</button></li></ul>`;
      },
      [item, tea] as const,
    );
    await page.page.evaluate(() => {
      for (let click = 0; click < 5; click++) document.querySelector<HTMLElement>('[data-sc-increment]')!.click();
    });
    await expectSoon(() => page.value('input')).toBe('7');
    expect(await page.waitFor('onUpdatedCart')).toMatchObject({
      success: true,
      product: { id: tea },
      miniCart: { count: 7 },
    });
    await expectSoon(() => page.writes()).toEqual(['POST /api/cart/add', 'PUT /api/cart/update']);
    await expectSoon(() => cart(page)).toEqual(['Green tea × 7']);
  });

  test('a rejected quantity in a cart line is reset, and the field gets its maximum', async () => {
    const rare = await makeProduct(admin, { name: 'Rare cup', in_stock: 4 });
    const page = await open('<main></main>');
    const item = await add(page, rare, 2);
    await page.page.$eval(
      'main',
      (main, [id, product]) => {
        main.innerHTML = `<div data-sc-item="${id}"><input type="number" min="1" value="2" data-sc-quantity="${product}"></div>`;
      },
      [item, rare] as const,
    );
    const type = (value: string): Promise<void> =>
      page.page.$eval(
        'input',
        (field, text) => {
          (field as HTMLInputElement).value = text;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        },
        value,
      );
    await type('9');
    expect(await page.waitFor('onUpdatedCart')).toMatchObject({
      success: false,
      code: 'insufficient_stock',
      available: 4,
      product: { id: rare },
      miniCart: { count: 2 },
    });
    await page.hear('Available: 4');
    await expectSoon(async () => [await page.value('input'), await page.attribute('input', 'max')]).toEqual(['2', '4']);
    await type('4');
    expect(await page.waitFor('onUpdatedCart', 2)).toMatchObject({ success: true, miniCart: { count: 4 } });
    await expectSoon(() => page.attribute('input', 'value')).toBe('4');
  });
});

test('a quantity change that is still delayed is sent when the page is left', async () => {
  const page = await open('<main></main>');
  const item = await add(page, tea, 2);
  await page.page.$eval(
    'main',
    (main, id) => {
      main.innerHTML = `<input type="number" data-sc-item="${id}" data-sc-quantity value="2"><a href="/my-page?next">On</a>`;
    },
    item,
  );
  await Promise.all([
    page.page.waitForNavigation(),
    page.page.$eval('input', (field) => {
      (field as HTMLInputElement).value = '6';
      field.dispatchEvent(new Event('change', { bubbles: true }));
      document.querySelector('a')!.click();
    }),
  ]);
  await page.page.waitForFunction(async () => (await window.shop!.cart.get()).miniCart.count === 6);
  await expectSoon(() => page.writes()).toEqual(['POST /api/cart/add', 'PUT /api/cart/update']);
});

describe('elements with data-sc-sum', () => {
  test('data-sc-sum shows price × quantity of the selected variant without a rounding error', async () => {
    const page = await open(`
      <form><b id="choice" data-sc-sum data-sc-currency="EUR"></b><label><input type="radio" name="v" data-sc-price="0.10">small</label><label><input type="radio" name="v" data-sc-price="1.15" checked>large</label>
        <input data-sc-quantity="1" value="3"></form>
      <li data-sc-currency="JPY"><button data-sc-buy="1" data-sc-price="500"></button><input data-sc-quantity value="2"><b id="yen" data-sc-sum></b></li>
      <article><button data-sc-buy="1" data-sc-price="999999999.99"></button><b id="bare" data-sc-sum></b></article>
      <section><button data-sc-buy="1" data-sc-price="cheap"></button><b id="none" data-sc-sum>?</b></section>`);
    const sums = async (): Promise<string[]> =>
      Promise.all(['#choice', '#yen', '#bare', '#none'].map((id) => page.text(id)));
    await expectSoon(() => sums()).toEqual(['€3.45', '¥1,000', '999,999,999.99', '?']);
    await page.click('[data-sc-price="0.10"]');
    await expectSoon(() => page.text('#choice')).toBe('€0.30');
    await page.page.$eval('li input', (field) => {
      (field as HTMLInputElement).value = '7';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expectSoon(() => page.text('#yen')).toBe('¥3,500');
  });
});

describe('elements with data-sc-remove', () => {
  test('data-sc-remove removes the cart line that contains it, or the line of the product', async () => {
    const page = await open('<main></main>');
    const item = await add(page, tea);
    await add(page, pot);
    await page.page.$eval(
      'main',
      (main, [id, first, second]) => {
        main.innerHTML = `<ul><li data-sc-item="${id}"><button id="line" data-sc-remove="${first}">x</button></li></ul><a id="product" href="/cart" data-sc-remove="${second}">x</a>`;
      },
      [item, tea, pot] as const,
    );
    await page.click('#line');
    expect(await page.waitFor('onRemovedFromCart')).toMatchObject({
      success: true,
      product: { id: tea, title: 'Green tea' },
      miniCart: { count: 1, total: '19.99' },
    });
    await page.click('#product');
    expect(await page.waitFor('onRemovedFromCart', 2)).toMatchObject({
      success: true,
      product: { id: pot, title: 'Teapot' },
      miniCart: { count: 0 },
    });
    await page.hear(english('storefront.said.removed'));
    await expectSoon(() => cart(page)).toEqual([]);
  });

  test('data-sc-remove removes the line of the given variant', async () => {
    const mug = await makeProduct(admin, {
      name: 'Mug',
      variants: [
        { sku: 'M-1', attributes: { size: 's' }, in_stock: 5 },
        { sku: 'M-2', attributes: { size: 'l' }, in_stock: 5 },
      ],
    });
    const [small, large] = (await admin.get(`/api/products/${mug}`)).body.data.variants.map(
      ({ id }: { id: number }) => id,
    ) as [number, number];
    const page = await open(`<button data-sc-remove="${mug}" data-sc-variant="${large}"></button>`);
    await page.page.evaluate(
      async ([id, ...variants]) => {
        for (const variant of variants) await window.shop!.cart.add(id!, 1, variant);
      },
      [mug, small, large],
    );
    await page.click('button');
    expect(await page.waitFor('onRemovedFromCart')).toMatchObject({
      success: true,
      product: { id: mug, variant_id: large },
    });
    await expectSoon(() => cart(page)).toEqual([`Mug/${small} × 1`]);
  });

  test('data-sc-remove reports a product that is no longer in the cart', async () => {
    const page = await open(`<button data-sc-remove="${tea}"></button>`, { language: 'ru' });
    await page.click('button');
    expect(await page.waitFor('onRemovedFromCart')).toMatchObject({
      success: false,
      code: 'unknown_item',
      product: { id: tea },
      miniCart: { count: 0 },
    });
    await page.hear('Этого товара уже нет в корзине. Обновите корзину.');
  });
});

describe('elements with data-sc-wishlist and data-sc-compare', () => {
  test('data-sc-wishlist and data-sc-compare add the product and mark every button; the wishlist removes it again', async () => {
    const page =
      await open(`<button id="wish" data-sc-wishlist="${tea}"></button><button class="same" data-sc-wishlist="${tea}"></button><button id="other" data-sc-wishlist="${pot}"></button>
      <button id="compare" data-sc-compare="${tea}"></button><a data-sc-compare="${tea}" href="/compare"></a><i data-sc-wishlist-count></i><i data-sc-compare-count></i>`);
    await page.page.waitForSelector('#compare[aria-pressed=false]');
    await page.click('#wish');
    await page.hear(english('storefront.said.wished'));
    await expectSoon(() =>
      page.page.$$eval('[data-sc-wishlist]', (buttons) => buttons.map((button) => button.ariaPressed)),
    ).toEqual(['true', 'true', 'false']);
    await expectSoon(() => page.text('[data-sc-wishlist-count]')).toBe('1');
    await page.settle();
    await page.click('.same');
    await page.hear(english('storefront.said.unwished'));
    await expectSoon(() => page.attribute('#wish', 'aria-pressed')).toBe('false');
    for (const times of [1, 2]) {
      await page.settle();
      await page.click('#compare');
      await page.page.waitForFunction(
        (count: number) =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/compare')).length > count,
        {},
        times,
      );
    }
    await page.settle();
    await page.hear(english('storefront.said.compared'));
    await expectSoon(async () => [
      await page.attribute('#compare', 'aria-pressed'),
      await page.attribute('a', 'aria-pressed'),
      await page.text('[data-sc-compare-count]'),
    ]).toEqual(['true', null, '1']);
    await page.page.reload();
    await page.page.waitForSelector('#compare[aria-pressed=true]');
  });
});

describe('updates of a page that stays open', () => {
  test('the mini cart is updated when the user returns to the page', async () => {
    const page = await open('<i data-sc-cart-count>0</i><i data-sc-wishlist-count>0</i>');
    expect(page.calls()).toEqual([]);
    await page.page.evaluate(async (id) => {
      await window.shop!.wishlist.toggle(id);
      await window.shop!.cart.add(id, 3);
      for (const badge of document.querySelectorAll('i')) badge.textContent = '0';
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, tea);
    await page.page.waitForFunction(
      () => [...document.querySelectorAll('i')].map((badge) => badge.textContent).join() === '3,1',
    );
    await expectSoon(() => page.attribute('[data-sc-cart-count]', 'data-sc-cart-count')).toBe('3');
  });
});

describe('CSRF tokens of the storefront script', () => {
  test('an expired CSRF token is renewed once, also in the meta tag and in the forms of the page', async () => {
    const page = await open(
      `<form><input type="hidden" name="_csrf" value="stale"><button data-sc-buy="${tea}"></button></form>`,
      { token: 'stale' },
    );
    await page.page.evaluate(async () => (await fetch('/api/auth/csrf')).text());
    await page.click('button');
    expect(await page.waitFor('onAddedToCart')).toMatchObject({ success: true });
    await expectSoon(() => page.calls()).toEqual([
      'GET /api/auth/csrf',
      'POST /api/cart/add',
      'GET /api/auth/csrf',
      'POST /api/cart/add',
    ]);
    const keys = page.requests
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    const token = await page.attribute('meta[name=csrf-token]', 'content');
    expect(token).not.toBe('stale');
    await expectSoon(() => page.value('[name=_csrf]')).toBe(token);
  });

  test('a page without a CSRF token fetches one, once for two concurrent requests', async () => {
    const page = await open(`<button data-sc-buy="${tea}"></button><button data-sc-buy="${pot}"></button>`);
    await page.page.$$eval('button', (buttons) => buttons.forEach((button) => button.click()));
    await page.waitFor('onAddedToCart', 2);
    await expectSoon(() => page.calls().filter((call) => call.endsWith('csrf'))).toHaveLength(1);
    await expectSoon(() => cart(page)).toEqual(['Green tea × 1', 'Teapot × 1']);
  });

  test('if the renewed CSRF token is rejected too, the page shows a message', async () => {
    const page = await open(`<button data-sc-buy="${tea}"></button>`, { token: 'stale' });
    page.answer = (request) => (request.method() === 'POST' ? 'csrf_failed' : undefined);
    await page.click('button');
    expect(await page.waitFor('onAddedToCart')).toMatchObject({ success: false, code: 'csrf_failed' });
    await page.hear('No: csrf_failed.');
    await expectSoon(() => page.writes()).toHaveLength(2);
  });
});

describe('network failures in the storefront script', () => {
  test('after one network failure, a request is repeated with its Idempotency-Key and has one effect', async () => {
    const page = await open(`<button data-sc-buy="${tea}"></button>`);
    let failures = 0;
    page.answer = (request) => (request.method() === 'POST' && failures++ === 0 ? 'away' : undefined);
    await page.click('button');
    expect(await page.waitFor('onAddedToCart')).toMatchObject({ success: true, miniCart: { count: 1 } });
    const keys = page.requests
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('repeated network failures are reported, the button works again, and the next click repeats the same request', async () => {
    const page = await open(`<button data-sc-buy="${tea}"></button>`);
    await page.page.evaluate(() => window.shop!.cart.get());
    page.answer = (request) => (request.method() === 'POST' ? 'away' : undefined);
    await page.click('button');
    expect(await page.waitFor('onAddedToCart')).toMatchObject({
      success: false,
      code: 'network',
      product: { id: tea },
      miniCart: { count: 0 },
    });
    await page.hear('The shop can’t be reached. Check your connection.');
    await page.settle();
    page.answer = () => undefined;
    await page.click('button');
    expect(await page.waitFor('onAddedToCart', 2)).toMatchObject({ success: true, miniCart: { count: 1 } });
    const keys = page.requests
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    await page.settle();
    await page.click('button');
    await page.waitFor('onAddedToCart', 3);
    await expectSoon(() => page.requests.at(-1)!.headers['idempotency-key']).not.toBe(keys[0]);
    await expectSoon(() => cart(page)).toEqual(['Green tea × 2']);
  });
});

describe('callbacks of the storefront script', () => {
  test('a callback that throws disturbs neither messages nor the next click', async () => {
    const page = await open(`<button data-sc-buy="${tea}"></button><i data-sc-cart-count></i>`);
    await page.page.evaluate(() => {
      window.shop!.onAddedToCart = () => {
        throw new Error('the page’s own mistake');
      };
    });
    await page.click('button');
    await page.hear(english('storefront.said.added'));
    await page.settle();
    await page.page.evaluate(() => (window.shop!.onAddedToCart = undefined));
    await page.click('button');
    await page.page.waitForSelector('[data-sc-cart-count="2"]');
    expect(page.console.filter((line) => line.includes('own mistake'))).toHaveLength(1);
  });

  test('callbacks of a shop object that the page replaced are called', async () => {
    const page = await open(`<button data-sc-buy="${tea}"></button>`);
    await page.page.evaluate(() => {
      const { received } = window as unknown as { received: unknown[] };
      Object.assign(window, {
        shop: { onAddedToCart: (data: unknown) => void received.push({ name: 'replaced', data }) },
      });
    });
    await page.click('button');
    expect(await page.waitFor('replaced')).toMatchObject({ success: true });
  });

  test('shop.subscribe reports all events until it is unsubscribed, and the page may replace shop.tell', async () => {
    const page = await open(`<button data-sc-wishlist="${tea}" aria-pressed="false"></button>`);
    await page.page.evaluate(() => {
      const { received } = window as unknown as { received: unknown[] };
      const end = window.shop!.subscribe(({ kind, data }) => {
        received.push({ name: kind, data });
        end();
      });
      window.shop!.tell = (message, failed) => void received.push({ name: 'tell', data: [message, failed] });
    });
    await page.click('button');
    expect(await page.waitFor('tell')).toEqual([english('storefront.said.wished'), false]);
    expect(await page.waitFor('wishlist')).toMatchObject({
      success: true,
      change: { event: 'add', product_id: tea, count: 1 },
    });
    await page.settle();
    await page.click('button');
    await page.waitFor('tell', 2);
    await expectSoon(async () => (await page.received()).map(({ name }) => name)).toEqual(['wishlist', 'tell', 'tell']);
  });
});

test('the functions of the storefront script return what happened and never reject', async () => {
  const page = await open('<p></p>');
  const answers = await page.page.evaluate(async (id) => {
    const { cart: calls, wishlist, compare } = window.shop!;
    const [added] = await Promise.all([calls.add(id, 1), calls.add(id, 1)]);
    const itemId = added.cart!.items[0]!.id!;
    return {
      version: window.shop!.version,
      both: (await calls.get()).miniCart.count,
      updated: (await calls.update(itemId, 5)).miniCart.count,
      refused: (await calls.update(itemId, 0)).errors,
      removed: (await calls.remove(itemId)).cart!.items.length,
      unknown: (await calls.add(999_999)).code,
      empty: (await calls.get()).miniCart.count,
      wished: (await wishlist.toggle(id)).change,
      wishes: (await wishlist.get()).list!.items.map(({ product_id }) => product_id),
      compared: (await compare.add(id)).change,
      left: (await compare.remove(id)).change!.count,
      rest: (await compare.get()).list!.count,
    };
  }, tea);
  expect(answers).toEqual({
    version: '1.4',
    both: 2,
    updated: 5,
    refused: { quantity: [expect.any(String)] },
    removed: 0,
    unknown: 'unknown_product',
    empty: 0,
    wished: { event: 'add', product_id: tea, count: 1 },
    wishes: [tea],
    compared: { event: 'add', product_id: tea, count: 1 },
    left: 0,
    rest: 0,
  });
  await expectSoon(async () => (await page.received()).map(({ name, data }) => `${name} ${data.success}`)).toEqual([
    'onAddedToCart true',
    'onAddedToCart true',
    'onUpdatedCart true',
    'onUpdatedCart false',
    'onRemovedFromCart true',
    'onAddedToCart false',
  ]);
  await expectSoon(() => page.text('.sc-live')).toBe('');
});

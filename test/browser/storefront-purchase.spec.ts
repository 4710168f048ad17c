import { demoAttributes, demoCategories, demoProducts, demoSettings } from '../../src/demo/demo-data.js';
import { capitalized } from '../../src/storefront/page/capitalized.js';
import { FlatRateProvider } from '../../src/shipping/providers/flat-rate/flat-rate.provider.js';
import type { Language } from '../fixtures/browser/person.js';
import { makeProduct } from '../fixtures/orders.js';
import {
  home,
  makeCustomer,
  PASSWORD,
  startStorefront,
  type ShopperOptions,
  type Storefront,
} from '../fixtures/storefront/start-storefront.js';
import { Keyboard } from '../fixtures/storefront/keyboard.js';
import type { Shopper } from '../fixtures/storefront/shopper.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { guidePicture, takesGuidePictures } from '../fixtures/browser/guide-picture.js';

const IBAN = 'DE89 3704 0044 0532 0130 00';

let store: Storefront;
beforeAll(async () => {
  store = await startStorefront();
  // The account is German, so that the QR code of transfers in euros has the EPC format.
  await store.admin.put('/api/admin/payment-methods/bank_invoice', { account_number: IBAN, bank_code: 'COBADEFFXXX' });
  // All purchases buy this variant.
  await store.shop.db.query("UPDATE product_variant SET in_stock = 100 WHERE sku = 'QS-POT-001-CLAY'");
});
afterAll(() => store?.close());

const category = (alias: string, language: Language): string =>
  demoCategories.find((one) => one.alias === alias)!.name[language];
const product = (alias: string, language: Language): string =>
  demoProducts.find((one) => one.alias === alias)!.name[language];
const idOf = async (alias: string): Promise<number> =>
  (await store.admin.get(`/api/products/${alias}`)).body.data.id as number;
const ordersOf = async (email: string): Promise<number> =>
  Number(
    (await store.shop.db.query<{ count: string }>('SELECT count(*) FROM shop_order WHERE email = $1', [email]))[0]!
      .count,
  );

interface PictureOptions {
  /** Also takes a picture at a width of 360 pixels. */
  readonly onPhone?: boolean;
  /** Selector of the element at the top of the picture, by default the body. */
  readonly at?: string;
}

/** Takes a picture for docs/storefront.md if $GUIDE_PICTURES is set. */
async function picture(
  shopper: Shopper,
  name: string,
  { onPhone = false, at = 'body' }: PictureOptions,
): Promise<void> {
  if (!takesGuidePictures()) return;
  const { page } = shopper;
  const shoot = async (file: string): Promise<void> => {
    await shopper.settle();
    await page.$eval(at, (element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await guidePicture(page, `storefront/${file}`);
  };
  await shoot(name);
  if (!onPhone) return;
  const wide = page.viewport()!;
  await page.setViewport({ width: 360, height: 740 });
  await shoot(`${name}-phone`);
  await page.setViewport(wide);
}

/** Fills in the form of the checkout, with delivery by the courier. */
async function fillIn(shopper: Shopper, email: string): Promise<void> {
  await shopper.pick(new FlatRateProvider().title[shopper.language]);
  await shopper.waitWhileBusy();
  const latin = {
    first_name: 'Martha',
    last_name: 'Reed',
    shipping_address: '7 Orchard Street',
    shipping_city: 'Kyiv',
  };
  for (const [name, value] of Object.entries({ email, ...home, ...(shopper.language === 'en' && latin) })) {
    const label = shopper.translate(`storefront.fields.${name}`);
    await (name === 'shipping_country' ? shopper.choose(label, value) : shopper.fill(label, value));
  }
}

async function logIn(shopper: Shopper, email: string): Promise<void> {
  await shopper.fill(shopper.translate('storefront-account.fields.email'), email);
  await shopper.fill(shopper.translate('storefront-account.fields.password'), PASSWORD);
  await shopper.go(shopper.translate('storefront-account.login.button'), 'button');
}

/** Opens the checkout with one item in the cart and all fields filled in. */
async function readyToOrder(shopper: Shopper, alias: string, email: string): Promise<void> {
  await shopper.open(`/product/${alias}`);
  await shopper.press(shopper.translate('storefront-page.add'));
  await shopper.counts('cart', 1);
  await shopper.open('/checkout');
  await fillIn(shopper, email);
  // Without scripts, the page does not know the total with delivery.
  if (!shopper.hasScript) await shopper.go(shopper.translate('storefront.checkout.refresh'), 'button');
  await shopper.pick(demoSettings.cash.title[shopper.language]);
}

interface Purchase extends Required<ShopperOptions> {
  readonly who: 'guest' | 'customer';
  readonly find: 'browse' | 'search';
  readonly pay: 'cash' | 'bank_invoice';
}

const SEARCHED = { en: 'teapot', uk: 'чайник', ru: 'чайник' };
const WIDE = takesGuidePictures() ? 1280 : 1440;

/**
 * Every two values of different properties occur together at least once, except a search that ends in a bank transfer.
 */
const purchases: Purchase[] = [
  { language: 'en', script: true, width: WIDE, who: 'guest', find: 'browse', pay: 'bank_invoice' },
  { language: 'uk', script: false, width: 360, who: 'guest', find: 'browse', pay: 'bank_invoice' },
  { language: 'ru', script: true, width: 360, who: 'customer', find: 'browse', pay: 'bank_invoice' },
  { language: 'en', script: false, width: 360, who: 'customer', find: 'search', pay: 'cash' },
  { language: 'uk', script: true, width: 1440, who: 'customer', find: 'search', pay: 'cash' },
  { language: 'ru', script: false, width: 1440, who: 'guest', find: 'search', pay: 'cash' },
];

test.each(purchases)(
  'a $who in $language (script: $script, $width px) finds a product by $find, compares, fills the cart and pays by $pay',
  async ({ who, find, pay, ...options }) => {
    const { language, script } = options;
    const email = `${who}-${language}@example.com`;
    if (who === 'customer') await makeCustomer(store.shop, email, await idOf('espresso-cup'));
    const shopper = await store.enter(options);
    const { translate, page } = shopper;
    // Other specs check these pages with axe; the pages that only a purchase reaches are checked here.
    const inspect = (name: string, accessible = false): Promise<void> =>
      shopper.inspect(`${name}-${script ? 'script' : 'plain'}`, { accessible });
    // docs/storefront.md shows the guest's purchase in English
    const shown = async (name: string, how: PictureOptions = {}): Promise<void> => {
      if (who === 'guest' && language === 'en') await picture(shopper, name, how);
    };
    await inspect('home', true);
    await shown('01-home', { onPhone: true });

    if (find === 'browse') {
      await shopper.go(category('tea-and-table', language));
      await shopper.follow(category('teaware', language));
      await shopper.follow(category('teapots', language));
    } else {
      await shopper.search(SEARCHED[language]);
    }
    await shown('02-category');
    await shopper.unfold(translate('storefront-catalog.filters.title'));
    await shopper.check(translate('storefront-catalog.filters.in_stock'));
    if (!script) await shopper.go(translate('storefront-catalog.filters.show'), 'button');
    await shopper.see(translate('storefront-catalog.filters.clear'));
    await expectSoon(() => page.url()).toContain('in_stock=1');
    await expectSoon(() => page.$$('.tile__none')).toHaveLength(0);
    await inspect('list');
    await shown('03-filter');
    const list = page.url();

    await shopper.follow(product('glass-teapot', language));
    await shopper.press(translate('storefront-product.keep.compare'));
    await shopper.counts('compare', 1);
    await page.goto(list);
    await shopper.follow(product('stoneware-teapot', language));
    await shopper.press(translate('storefront-product.keep.compare'));
    await shopper.counts('compare', 2);
    await shopper.open('/compare');
    await shopper.see(product('glass-teapot', language));
    await inspect('compare');
    await shown('04-compare');

    await shopper.follow(product('stoneware-teapot', language));
    await inspect('product');
    await shown('05-product', { onPhone: true });
    const clay = capitalized(demoAttributes.value_labels['clay']![language], language);
    await shopper.pick(clay);
    await expectSoon(() =>
      page.$eval('input[name=variant_id]:checked', (input) => input.closest('label')!.textContent),
    ).toContain(clay);
    await shopper.fill(translate('storefront-product.quantity'), '2');
    await shopper.press(translate('storefront-page.add'));
    await shopper.counts('cart', 2);
    if (script) await page.waitForSelector('dialog.drawer[open] .line');
    await shown('06-added');

    await shopper.toCart();
    await shopper.press(translate('storefront-cart.one_more', { name: product('stoneware-teapot', language) }));
    await shopper.counts('cart', 3);
    await shopper.waitWhileBusy();
    await click(page, '.cart-estimate summary');
    await shopper.choose(translate('storefront-cart.country'), 'UA');
    if (!script) await shopper.go(translate('storefront-cart.apply'), 'button');
    await shopper.waitWhileBusy();
    await expectSoon(() => shopper.entryOf(translate('storefront-cart.country'))).toBe('UA');
    await shopper.see(/144[.,]00/);
    await inspect('cart');
    await shown('07-cart');

    await shopper.go(translate('storefront-cart.checkout'));
    if (who === 'customer') {
      await shopper.go(translate('storefront.checkout.log_in_link'));
      await inspect('login');
      await logIn(shopper, email);
      // The login has merged the cart of another device with this one.
      await shopper.see(product('espresso-cup', language));
      await shopper.see(product('stoneware-teapot', language));
      await expectSoon(() => shopper.entryOf(translate('storefront.fields.shipping_city'))).toBe(home.shipping_city);
      await expectSoon(() => shopper.entryOf(translate('storefront.fields.email'))).toBe(email);
    } else {
      await fillIn(shopper, email);
    }
    await shopper.pick(new FlatRateProvider().title[language]);
    if (!script) await shopper.go(translate('storefront.checkout.refresh'), 'button');
    await shopper.see(who === 'guest' ? /148[.,]90/ : /158[.,]40/);
    await shopper.pick(demoSettings[pay].title[language]);
    await inspect('checkout', true);
    await shown('08-checkout', { onPhone: true, at: '#shipping_method' });
    await shopper.go(translate('storefront.checkout.submit'), 'button');

    await expectSoon(() => page.url()).toMatch(who === 'guest' ? /\/order\/\d+$/ : /\/order\/\d+/);
    await shopper.counts('cart', 0);
    await expectSoon(() => page.$eval('.steps [aria-current=step]', (step) => step.textContent)).toContain(
      translate(pay === 'cash' ? 'storefront-order.placed' : 'order.status.awaiting_payment'),
    );
    if (pay === 'bank_invoice') {
      // The page shows the markup of the payment method and the QR code for bank apps.
      await expectSoon(() => page.$eval('[data-payment=bank_invoice]', (part) => part.textContent)).toContain(IBAN);
      await expectSoon(() =>
        page.$eval('.pay__code img', (image) => (image as HTMLImageElement).naturalWidth),
      ).toBeGreaterThan(100);
    }
    await inspect('order');
    await shown('09-order', { onPhone: true });
    await expectSoon(() => ordersOf(email)).toBe(1);

    if (pay === 'cash') {
      await shopper.unfold(translate('storefront-order.cancel'));
      await shopper.go(translate('storefront-order.cancel_go'), 'button');
      await shopper.see(translate('storefront.said.cancelled'));
      await expectSoon(() => page.$eval('.steps [aria-current=step]', (step) => step.textContent)).toContain(
        translate('order.status.cancelled'),
      );
      await inspect('cancelled', true);
    }
  },
);

test('by keyboard alone and without scripts, a guest on a phone orders, corrects a field and reports the payment', async () => {
  const shopper = await store.enter({ language: 'uk', width: 360, script: false });
  const { page } = shopper;
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const keys = new Keyboard(page);
  await keys.skipToContent();
  await keys.follow('a[href*="/category/tea-and-table"]');
  await keys.skipToContent();
  await keys.tabTo('.finder__filters > summary');
  await page.keyboard.press('Enter');
  await keys.tabTo('#in_stock');
  await page.keyboard.press('Space');
  await keys.follow('.filters__show');
  await expectSoon(() => page.url()).toContain('in_stock=1');
  await keys.skipToContent();
  await keys.follow('a.tile__link');
  await keys.skipToContent();
  await keys.follow('.buy__go');
  await shopper.counts('cart', 1);
  await keys.follow('.tool--cart');
  await keys.skipToContent();
  await keys.follow('.amount__step[data-sc-increment]');
  await shopper.counts('cart', 2);
  await keys.follow('.cart__sum .button[href*="/checkout"]');

  await keys.skipToContent();
  await keys.fill('#email', 'keys@example');
  for (const name of ['first_name', 'last_name', 'phone'] as const) await keys.fill(`#${name}`, home[name]);
  await keys.tabTo('input[name=shipping_method]');
  await page.keyboard.press('ArrowDown');
  await keys.expectFocus('input[name=shipping_method][value=flat_rate]:checked');
  for (const name of ['shipping_address', 'shipping_zip', 'shipping_city'] as const)
    await keys.fill(`#${name}`, home[name]);
  await keys.tabTo('#shipping_country', { back: true });
  await expectSoon(() => page.$eval('#shipping_country', (field) => (field as HTMLSelectElement).value)).toBe('UA');
  await keys.tabTo('#billing_different');
  await page.keyboard.press('Space');
  await keys.fill('#billing_company', 'Тихі інструменти');
  await keys.tabTo('input[name=payment_method]');
  await page.keyboard.press('ArrowDown');
  await keys.expectFocus('input[name=payment_method][value=bank_invoice]:checked');
  await keys.follow('.summary > .button');

  await keys.expectFocus('#problems');
  await keys.tabTo('#problems a');
  await page.keyboard.press('Enter');
  await keys.expectFocus('#email[aria-invalid=true][aria-describedby=email-error]');
  await keys.tabTo('#first_name');
  await keys.tabTo('#email', { back: true });
  await page.keyboard.sendCharacter('keys@example.com');
  await keys.enter();

  await expectSoon(() => page.url()).toMatch(/\/order\/\d+$/);
  await keys.skipToContent();
  await keys.follow('.report button');
  await shopper.see('ви повідомили про оплату');
  await expectSoon(() => ordersOf('keys@example.com')).toBe(1);
});

describe.each([
  { language: 'en', script: true, width: 1440 },
  { language: 'uk', script: false, width: 360 },
] as const)('purchases in $language, script: $script, $width px', (options) => {
  const name = (what: string): string => `${what}-${options.script ? 'script' : 'plain'}`;

  test('a product that sells out before the click is reported, and the cart stays empty', async () => {
    const id = await makeProduct(store.admin, { name: 'The last lamp', in_stock: 1, lang: 'en' });
    const { alias } = (await store.admin.get(`/api/products/${id}`)).body.data as { alias: string };
    const shopper = await store.enter(options);
    await shopper.open(`/product/${alias}`);
    await store.admin.put(`/api/products/${id}`, { in_stock: 0 });
    await shopper.press(shopper.translate('storefront-page.add'));
    await shopper.see(
      options.script
        ? shopper.translate('catalog.errors.insufficient_stock_named', { name: 'The last lamp', available: 0 })
        : shopper.translate('storefront-cart.refused.none'),
    );
    await shopper.counts('cart', 0);
    await shopper.inspect(name('sold-out'));
  });

  test('a double click on the order button places one order', async () => {
    const shopper = await store.enter(options);
    const email = `twice-${options.language}@example.com`;
    await readyToOrder(shopper, 'glass-teapot', email);
    const button = await shopper.find(shopper.translate('storefront.checkout.submit'));
    await Promise.all([shopper.page.waitForNavigation(), click(shopper.page, button, { count: 2 })]);
    await shopper.see(shopper.translate('storefront-order.way'));
    await expectSoon(() => ordersOf(email)).toBe(1);
    await shopper.inspect(name('twice'));
  });

  test('a guest whose cookie expired at the checkout reads that the cart is empty, and no order is placed', async () => {
    const shopper = await store.enter(options);
    const email = `forgotten-${options.language}@example.com`;
    await readyToOrder(shopper, 'glass-teapot', email);
    await shopper.forget();
    await shopper.go(shopper.translate('storefront.checkout.submit'), 'button');
    await shopper.see(shopper.translate('storefront.checkout.empty'));
    await shopper.inspect(name('cookie-gone'));
    await expectSoon(() => ordersOf(email)).toBe(0);
  });

  test('a customer whose session expired at the checkout logs in again, finds cart and entries unchanged, and orders', async () => {
    const email = `back-${options.language}@example.com`;
    await makeCustomer(store.shop, email, await idOf('espresso-cup'));
    const shopper = await store.enter(options);
    const { translate } = shopper;
    await shopper.open('/account/login?next=/checkout');
    await logIn(shopper, email);
    await shopper.pick(new FlatRateProvider().title[options.language]);
    await shopper.waitWhileBusy();
    const typed = { first_name: 'Ольга', phone: '+380671234567', shipping_address: 'Рибна 7', note: 'Код 12 <б>' };
    for (const [field, value] of Object.entries(typed))
      await shopper.fill(translate(`storefront.fields.${field}`), value);
    await shopper.pick(demoSettings.bank_invoice.title[options.language]);
    await shopper.forget();
    await shopper.go(translate('storefront.checkout.submit'), 'button');
    await shopper.see(translate('storefront.checkout.empty_guest'));
    await shopper.inspect(name('session-over'));
    await shopper.go(translate('storefront-page.log_in'), 'button');
    await shopper.see(translate('storefront-account.login.over'));
    await shopper.inspect(name('login-again'));
    await logIn(shopper, email);
    await shopper.see(translate('storefront.checkout.again'));
    await shopper.see(product('espresso-cup', options.language));
    for (const [field, value] of Object.entries(typed))
      await expectSoon(() => shopper.entryOf(translate(`storefront.fields.${field}`))).toBe(value);
    await expectSoon(() =>
      shopper.page.$$eval('form.checkout :checked[type=radio]', (chosen) =>
        chosen.map((input) => (input as HTMLInputElement).value),
      ),
    ).toEqual(['flat_rate', 'bank_invoice']);
    await expectSoon(() => ordersOf(email)).toBe(0);
    await shopper.inspect(name('typed-again'));
    await shopper.go(translate('storefront.checkout.submit'), 'button');
    await shopper.see(translate('storefront-order.way'));
    await expectSoon(() => ordersOf(email)).toBe(1);
  });
});

test.each(['en', 'uk', 'ru'] as const)(
  '%s: if the shop cannot be reached, the page shows a message, and the next click works',
  async (language) => {
    const shopper = await store.enter({ language, width: 360 });
    await shopper.open('/product/glass-teapot');
    await shopper.page.setOfflineMode(true);
    await shopper.press(shopper.translate('storefront-page.add'));
    await shopper.see({ en: 'can’t be reached', uk: 'Немає зв’язку', ru: 'Нет связи' }[language]);
    await shopper.page.setOfflineMode(false);
    // The browser reports the network failures itself.
    shopper.troubles.splice(0);
    await shopper.press(shopper.translate('storefront-page.add'));
    await shopper.counts('cart', 1);
    await shopper.inspect('back-again');
  },
);

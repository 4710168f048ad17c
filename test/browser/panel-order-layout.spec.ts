import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

describe('the layout of orders in the panel', () => {
  let panel: PanelTests;
  let transfer: number;
  let pickup: number;
  let cup: number;

  beforeAll(async () => {
    panel = await startPanel({ env: { WORKER: 'off' } });
    const { admin, shop } = panel;
    await offerBankInvoice(admin, { require_confirmation: true });
    await admin.put('/api/admin/shipping-methods/flat_rate', {
      title: { en: 'Courier to the door', uk: 'Кур’єр Нової пошти до дверей', ru: 'Курьер Новой почты до двери' },
    });
    await admin.put('/api/admin/shipping-methods/pickup', {
      title: { en: 'Pickup', uk: 'Самовивіз із крамниці', ru: 'Самовывоз из магазина' },
    });
    const images = [{ image: '/media/missing.svg', alt: '', sort: 0 }];
    cup = await makeProduct(admin, { name: 'Clay cup', in_stock: 50, images });
    const waiting = { shipping_method: 'flat_rate', payment_method: 'bank_invoice', note: 'Ring twice' };
    const order = (await place(shop.client(), cup, waiting)).body.data;
    await pay(shop.client(), order, 'bank_invoice');
    transfer = order.id;
    pickup = (await place(admin, cup, { shipping_method: 'pickup' })).body.data.id;
    const ready = (await place(admin, cup, { shipping_method: 'flat_rate' })).body.data.id;
    await admin.put(`/api/orders/${ready}/status`, { status: 'ready_for_shipment' });
  });
  afterAll(() => panel?.close());

  test.each(['en', 'uk', 'ru'] as const)(
    'at 1280 × 720 a payment is recorded without scrolling (%s)',
    async (language) => {
      const visitor = await panel.visit({ language, width: 1280 });
      await visitor.page.setViewport({ width: 1280, height: 720 });
      await visitor.open(`/pages/orders/${transfer}`);
      await expectSoon(() =>
        visitor.page.$eval('.order-verify', (row) =>
          Math.round(row.closest('form')!.querySelector('button[type=submit]')!.getBoundingClientRect().bottom),
        ),
      ).toBeLessThanOrEqual(720);
    },
  );

  test('on a phone the customer, the address and the note of an order are above its timeline', async () => {
    const visitor = await panel.visit({ width: 360 });
    await visitor.open(`/pages/orders/${transfer}`);
    await visitor.see('Ring twice');
    const text = await visitor.text();
    const places = ['Order notes', 'Olena Bondar', 'Delivery address', 'Timeline'].map((one) => text.indexOf(one));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    await visitor.inspect('order-layout');
  });

  test('a long email in the list of orders breaks before its domain, and not inside it', async () => {
    const customer = { email: 'a.very.long.name.of.a.buyer@wholesale-of-clay-cups.example.com' };
    const { id } = (await place(panel.admin, cup, { customer })).body.data;
    for (const language of ['en', 'uk'] as const) {
      const visitor = await panel.visit({ language, width: 1440 });
      await visitor.open('/pages/orders');
      const lines = (): Promise<number> =>
        visitor.page.$eval(`a[href$="/orders/${id}"]`, (link) => {
          const host = link.closest('tr')!.querySelector('.email-host')!;
          const range = document.createRange();
          range.selectNodeContents(host);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
      await expectSoon(lines).toBe(1);
      await visitor.page.close();
    }
  });

  test('a pickup order shows the address of the customer and no delivery address', async () => {
    const visitor = await panel.visit();
    await visitor.open(`/pages/orders/${pickup}`);
    await visitor.see('Customer’s address');
    await visitor.see('Same as the customer’s address');
    await expectSoon(() => visitor.text()).not.toMatch(/delivery address/i);
    await visitor.click('Edit');
    await visitor.field('Postal code');
    await expectSoon(() => visitor.text()).not.toMatch(/delivery address/i);
  });

  test.each(['en', 'uk', 'ru'] as const)(
    'the list of orders fits into 1280 px without breaking the words of a delivery method (%s)',
    async (language) => {
      const visitor = await panel.visit({ language, width: 1280 });
      await visitor.open('/pages/orders');
      await visitor.page.waitForSelector('.orders-delivery');
      const broken = await visitor.page.$$eval('.orders-delivery', (cells) =>
        cells.flatMap((cell) => {
          const { firstChild: text } = cell;
          return [...(text?.textContent ?? '').matchAll(/\S+/g)]
            .filter(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(text!, index);
              range.setEnd(text!, index + word.length);
              return range.getClientRects().length > 1;
            })
            .map(([word]) => word);
        }),
      );
      expect(broken).toEqual([]);
      const hidden = await visitor.page.$eval('.table-frame', (frame) => frame.scrollWidth - frame.clientWidth);
      expect(hidden).toBe(0);
    },
  );

  test('the placeholder of a picture that cannot be loaded is a square', async () => {
    const visitor = await panel.visit();
    for (const [path, box] of [
      [`/pages/orders/${transfer}`, '.order-picture'],
      ['/pages/products', '.product-thumb'],
    ] as const) {
      await visitor.open(path);
      await expectSoon(() =>
        visitor.page.$eval(box, (one) => {
          const { width, height } = one.getBoundingClientRect();
          return [one.querySelector('img') === null && one.tagName !== 'IMG', Math.round(width - height)];
        }),
      ).toEqual([true, 0]);
    }
  });
});

import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Visitor } from '../fixtures/panel/visitor.js';
import { awaitingOrder } from '../fixtures/invoices.js';
import { makeProduct, offerBankInvoice } from '../fixtures/orders.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

describe('recording a payment in the panel', () => {
  let panel: PanelTests;
  let product: number;

  beforeAll(async () => {
    panel = await startPanel();
    await offerBankInvoice(panel.admin);
    product = await makeProduct(panel.admin, { name: 'Teapot', price_regular: 20, in_stock: 500 });
  });
  afterAll(() => panel.close());

  const awaiting = async (): Promise<number> =>
    (await awaitingOrder(panel.shop, panel.admin, { items: [{ product_id: product, quantity: 1 }] })).id;

  const read = async (id: number) => (await panel.admin.get(`/api/admin/orders/${id}`)).body.data;

  async function openOrder(id: number, options: Parameters<PanelTests['visit']>[0] = {}): Promise<Visitor> {
    const visitor = await panel.visit(options);
    await visitor.open(`/pages/orders/${id}`);
    return visitor;
  }

  /** Presses Tab until the element with this name has the focus. */
  async function tabTo(visitor: Visitor, name: RegExp): Promise<void> {
    for (let press = 0; press < 120; press++) {
      await visitor.key('Tab');
      const focused = await visitor.page.evaluate(() => {
        const at = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) | null;
        return `${at?.labels?.[0]?.textContent ?? at?.getAttribute('aria-label') ?? at?.textContent ?? ''}`
          .replace(/\s+/g, ' ')
          .trim();
      });
      if (name.test(focused)) return;
    }
    throw new Error(`The Tab key does not lead to ${String(name)}`);
  }

  test('a payment is recorded by keyboard alone, from the list of orders to the paid order', async () => {
    const id = await awaiting();
    const visitor = await panel.visit();
    await visitor.open('/pages/orders');
    await visitor.see(String(id));
    await tabTo(visitor, new RegExp(`^No\\. ${id}$`));
    await visitor.key('Enter');
    await visitor.see('Record payment');
    await tabTo(visitor, /^Transaction ID/);
    await visitor.page.keyboard.type('KEYS-1');
    await tabTo(visitor, /^Payment note/);
    await visitor.page.keyboard.type('Seen on the statement');
    await tabTo(visitor, /^Record payment$/);
    await visitor.key('Enter');
    await visitor.see('Payment recorded');
    await visitor.see('Awaiting payment → Paid');
    await expectSoon(() => read(id)).toMatchObject({
      status: 'paid',
      payment_note: 'Seen on the statement',
      payments: [{ reference: 'KEYS-1', amount: 20 }],
    });
    expect(visitor.troubles).toEqual([]);
  });

  test('Enter in the field of the amount records the payment', async () => {
    const id = await awaiting();
    const visitor = await openOrder(id);
    await (await visitor.field('Amount received')).focus();
    await visitor.key('Enter');
    await visitor.see('Awaiting payment → Paid');
  });

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: the form of a payment shows before it is sent how the amount changes the balance due',
    async (language, width) => {
      const id = await awaiting();
      const words = {
        en: {
          amount: 'Amount received',
          part: '€7.50 remains due',
          whole: 'pays the order in full',
          over: '€5.00 more than the balance due',
        },
        uk: {
          amount: 'Отримана сума',
          part: 'залишиться сплатити 7,50 €',
          whole: 'оплачено повністю',
          over: 'На 5,00 € більше',
        },
        ru: {
          amount: 'Полученная сумма',
          part: 'останется оплатить 7,50 €',
          whole: 'оплачен полностью',
          over: 'На 5,00 € больше',
        },
      }[language];
      const visitor = await openOrder(id, { language, width });
      await visitor.see(words.whole);
      await visitor.fill(words.amount, '12.5');
      await visitor.see(words.part);
      await visitor.fill(words.amount, '25');
      await visitor.see(words.over);
      await visitor.inspect('order-verify-over');
    },
  );

  test('a partial payment leaves the rest due, and recording the rest pays the order', async () => {
    const id = await awaiting();
    const visitor = await openOrder(id, { role: 'manager' });
    await visitor.fill('Amount received', '12.5');
    await visitor.fill('Transaction ID', 'PART-1');
    await visitor.fill('Payment date', '2026-11-20');
    await visitor.click('Record payment');
    await visitor.see('Balance due: €7.50');
    await visitor.see(english('panel-order.payment_status.partially_paid'));
    await expectSoon(async () => (await visitor.field('Amount received')).evaluate((input) => input.value)).toBe(
      '7.50',
    );
    await expectSoon(async () => (await visitor.field('Transaction ID')).evaluate((input) => input.value)).toBe('');
    await visitor.inspect('order-verify-part');
    await visitor.click('Record payment');
    await visitor.see('Awaiting payment → Paid');
    await expectSoon(async () => (await read(id)).payments).toMatchObject([
      { amount: 12.5, reference: 'PART-1', received_at: '2026-11-20T00:00:00.000Z' },
      { amount: 7.5 },
    ]);
  });

  test('a payment date in the future and an amount with too many digits are reported at their fields', async () => {
    const id = await awaiting();
    const visitor = await openOrder(id);
    await visitor.fill('Payment date', '2099-01-01');
    await visitor.click('Record payment');
    await visitor.see('must not be in the future');
    await visitor.fill('Payment date', '2026-11-20');
    await visitor.fill('Amount received', '1.234');
    await visitor.click('Record payment');
    await visitor.see('must be an amount greater than 0 with up to 2 decimal places');
    await expectSoon(async () => (await read(id)).payments).toEqual([]);
  });

  test('if two administrators record a payment, it is recorded once: the second gets a conflict and sees the paid order', async () => {
    const id = await awaiting();
    const visitors = await Promise.all([openOrder(id), openOrder(id, { role: 'manager' })]);
    await Promise.all(visitors.map((visitor) => visitor.find('Record payment')));
    await Promise.all(visitors.map((visitor) => visitor.click('Record payment')));
    await Promise.all(
      visitors.map((visitor) => visitor.see(/Payment recorded|This record was changed in the meantime/)),
    );
    await expectSoon(async () => (await read(id)).payments).toHaveLength(1);
    for (const visitor of visitors) {
      if ((await visitor.text()).includes('This record was changed')) await visitor.click('Load latest version');
      await visitor.see('Awaiting payment → Paid');
    }
    await expectSoon(async () => (await read(id)).payments).toHaveLength(1);
  });

  test('a double click records a payment once', async () => {
    const id = await awaiting();
    const visitor = await openOrder(id);
    await click(visitor.page, await visitor.find('Record payment'), { count: 2 });
    await visitor.see('Awaiting payment → Paid');
    await expectSoon(async () => (await read(id)).payments).toHaveLength(1);
  });
});

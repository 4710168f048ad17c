import { camtOf } from '../fixtures/bank-statements/write-statement.js';
import { english } from '../fixtures/english.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Language, Visitor } from '../fixtures/panel/visitor.js';

const ACCOUNT = 'DE89370400440532013000';
const REVIEW = '/pages/bank-review';

interface Awaited {
  readonly id: number;
  readonly key: string;
}
type Sent = Record<string, unknown>;

describe('the review of bank transfers in the panel', () => {
  let panel: PanelTests;
  let product: number;
  let made = 0;

  beforeAll(async () => {
    panel = await startPanel({ env: { RATE_LIMIT: '0' } });
    await offerBankInvoice(panel.admin, { account_number: ACCOUNT, bank_code: 'COBADEFFXXX' });
    product = await makeProduct(panel.admin, { name: 'Teapot', price_regular: 34.9, in_stock: 500 });
  });
  afterAll(() => panel?.close());
  afterEach(async () => {
    await panel.shop.db.query(
      `UPDATE bank_transaction SET state = 'ignored' WHERE state IN ('suggested', 'unmatched')`,
    );
  });

  async function awaiting(name = 'Olena', email = `${name}@example.com`): Promise<Awaited> {
    const { body } = await place(panel.shop.client(), product, {
      payment_method: 'bank_invoice',
      customer: { email, first_name: name, last_name: 'Bondar', phone: '+380501234567' },
    });
    const { id, key } = body.data as Awaited;
    await pay(panel.shop.client(), { id, key }, 'bank_invoice');
    return { id, key };
  }

  /** Imports transfers; returns their ids in the order of the call. */
  async function transfers(...sent: Sent[]): Promise<number[]> {
    const transactions = sent.map((one) => ({
      external_id: `queue-${++made}`,
      booked_on: '2026-11-20',
      amount: 34.9,
      counterparty: { name: 'Olena Bondar', account: 'DE75512108001245126199' },
      ...one,
    }));
    const imported = await panel.admin.post('/api/admin/bank-transactions', {
      account: ACCOUNT,
      currency: 'EUR',
      transactions,
    });
    const query = `statement_id=${imported.body.data.id}&per_page=100`;
    const { items } = (await panel.admin.get(`/api/admin/bank-transactions?${query}`)).body.data;
    return items.map(({ id }: { id: number }) => id).toSorted((one: number, other: number) => one - other);
  }

  const transfer = async (id: number) => (await panel.admin.get(`/api/admin/bank-transactions/${id}`)).body.data;
  const order = async (id: number) => (await panel.admin.get(`/api/admin/orders/${id}`)).body.data;

  async function openQueue(options: Parameters<PanelTests['visit']>[0] = {}, query = ''): Promise<Visitor> {
    const visitor = await panel.visit({ role: 'manager', ...options });
    await visitor.open(`${REVIEW}${query}`);
    return visitor;
  }

  /** Presses a key of the screen once the last decision is over. */
  async function press(visitor: Visitor, key: Parameters<Visitor['key']>[0]): Promise<void> {
    await visitor.page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    await visitor.key(key);
  }

  it('from the dashboard, ten suggested transfers are confirmed with one key each', async () => {
    const orders: Awaited[] = [];
    for (let count = 0; count < 10; count++) orders.push(await awaiting());
    await transfers(...orders.map(({ id }) => ({ remittance_information: `Order ${id}` })));
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open();
    await visitor.see('payments to match');
    await visitor.page.$eval('a.board-task[href*=bank-review]', (link) => (link as HTMLElement).click());
    for (let left = 10; left > 0; left--) {
      await visitor.see(`1 of ${left}`);
      await press(visitor, 'Enter');
    }
    await visitor.see('No transfers to review');
    for (const { id } of orders)
      await expectSoon(() => order(id)).toMatchObject({ status: 'paid', payments: [{ amount: 34.9 }] });
    // The next statement is dropped here, without opening the list of statements.
    await visitor.click('Import bank statement', 'link');
    await visitor.see(english('panel-bank.import.drop'));
    expect(visitor.troubles).toEqual([]);
  });

  it('after the last transfer of a statement, the review is done and counts the transfers of other statements', async () => {
    const [other] = await transfers({ remittance_information: 'from another statement' });
    const [id] = await transfers({ remittance_information: 'interest' });
    const { statement_id: statement } = await transfer(id!);
    const visitor = await openQueue({}, `?statement=${statement}`);
    const count = (): Promise<string> => visitor.page.$eval('.tabs .badge', (badge) => badge.textContent ?? '');
    await visitor.see('1 of 1');
    await expectSoon(count).toBe('2');
    await press(visitor, 'i');
    await visitor.see('With these filters, no transfer waits for a decision.');
    await expectSoon(count).toBe('1');
    await visitor.click('Clear filters');
    await visitor.see('from another statement');
    await expectSoon(() => transfer(other!)).toMatchObject({ state: 'unmatched' });
  });

  it('a decision about a transfer is undone by a key, and the transfer is shown again with its suggestion', async () => {
    const paid = await awaiting();
    const [id] = await transfers({ remittance_information: `Order ${paid.id}` });
    const visitor = await openQueue();
    await visitor.see('Record payment');
    await press(visitor, 'a');
    await visitor.see(`recorded for order ${paid.id}`);
    await expectSoon(() => transfer(id!)).toMatchObject({ state: 'matched', matched_by: 'administrator' });
    await press(visitor, 'u');
    await visitor.see('Decision undone');
    await visitor.see('1 of 1');
    await expectSoon(() => order(paid.id)).toMatchObject({ status: 'awaiting_payment' });
    await press(visitor, 'i');
    await visitor.see('€34.90 ignored');
    await expectSoon(() => transfer(id!)).toMatchObject({ state: 'ignored' });
    await visitor.click('Undo');
    await visitor.see('Transfer restored');
    await expectSoon(() => transfer(id!)).toMatchObject({ state: 'suggested' });
  });

  it('an order is found by its number with the keyboard alone, and a transfer is split over two orders with the rest shown', async () => {
    const [one, other] = [await awaiting('Taras'), await awaiting('Iryna')];
    const [id] = await transfers({ amount: 50, remittance_information: 'thanks', counterparty: { name: 'Somebody' } });
    const visitor = await openQueue();
    await visitor.see('No suggested orders');
    await press(visitor, '/');
    await visitor.see('Choose orders for €50.00');
    await visitor.page.keyboard.type(String(one.id));
    await visitor.key('Enter');
    await visitor.see('€15.10 more than the balance due');
    await visitor.page.keyboard.type(`Iryna@example.com`);
    await visitor.see(`Order ${other.id}`);
    await visitor.key('Enter');
    await visitor.see('€19.80 remains due');
    await visitor.see('The whole transfer is used');
    await visitor.fill(`Amount for order ${other.id}`, '10');
    await visitor.see('€5.10 of the transfer is not used');
    await visitor.inspect('review-split');
    await visitor.confirm();
    await visitor.see(`recorded for orders ${one.id}, ${other.id}`);
    await expectSoon(() => transfer(id!)).toMatchObject({
      state: 'matched',
      allocations: [
        { order_id: one.id, amount: 34.9 },
        { order_id: other.id, amount: 10 },
      ],
    });
  });

  it('if an order is paid while it is chosen for a transfer, the booking is refused, and succeeds with the new balance', async () => {
    const paid = await awaiting('Petro');
    const [id] = await transfers({
      amount: 34.9,
      remittance_information: 'thanks',
      counterparty: { name: 'Somebody' },
    });
    const visitor = await openQueue();
    const choose = async (): Promise<void> => {
      await press(visitor, '/');
      await visitor.see('Choose orders for €34.90');
      await visitor.page.keyboard.type(String(paid.id));
      await visitor.key('Enter');
    };
    await visitor.see('No suggested orders');
    await choose();
    await visitor.see('The whole transfer is used');
    await panel.admin.post(`/api/orders/${paid.id}/verify-payment`, { amount: 20 });
    await visitor.confirm();
    await visitor.see('This transfer or one of its orders has changed');
    await expectSoon(() => order(paid.id)).toMatchObject({ paid_amount: 20 });
    await choose();
    await visitor.see('€20.00 more than the balance due');
    await visitor.confirm();
    await expectSoon(() => transfer(id!)).toMatchObject({ state: 'matched' });
  });

  it('the part of a transfer that belongs to no order is found by a filter and recorded for another order', async () => {
    const [one, other] = [await awaiting('Danylo'), await awaiting('Marta')];
    const [id] = await transfers({ amount: 40, remittance_information: 'thanks', counterparty: { name: 'Somebody' } });
    const allocations = [{ order_id: one.id, amount: 34.9 }];
    const { status } = await panel.admin.post(`/api/admin/bank-transactions/${id}/match`, { allocations });
    expect(status).toBe(200);
    const visitor = await openQueue({}, `?state=unallocated&id=${id}`);
    await visitor.see('€5.10 of this transfer belongs to no order');
    await visitor.inspect('review-unallocated');
    await press(visitor, '/');
    await visitor.see('Choose orders for €5.10');
    await visitor.page.keyboard.type(String(other.id));
    await visitor.key('Enter');
    await visitor.see('€29.80 remains due');
    await visitor.confirm();
    await visitor.see('€5.10 recorded');
    await expectSoon(() => transfer(id!)).toMatchObject({
      unallocated_amount: 0,
      allocations: [...allocations, { order_id: other.id, amount: 5.1 }],
    });
  });

  it('an overpayment and a cancelled order are shown before a transfer is booked, and the order is reinstated', async () => {
    // The buyers and the account are new, because an account that has paid before makes a suggestion stronger or
    // weaker.
    const [over, cancelled] = [
      await awaiting('Olena', 'over@example.com'),
      await awaiting('Olena', 'late@example.com'),
    ];
    const counterparty = { name: 'Olena Bondar', account: 'DE02120300000000202051' };
    const [first, second] = await transfers(
      { amount: 40, booked_on: '2026-11-03', remittance_information: `Order ${over.id}`, counterparty },
      { booked_on: '2026-11-02', remittance_information: `Order ${cancelled.id}`, counterparty },
    );
    await panel.admin.post(`/api/orders/${cancelled.id}/cancel`, { reason: 'No payment' });
    const visitor = await openQueue();
    await visitor.see('Reinstate order');
    await visitor.inspect('review-cancelled');
    await press(visitor, '1');
    await visitor.see('It will be reinstated');
    await expectSoon(() => transfer(second!)).toMatchObject({ state: 'suggested' });
    await visitor.confirm();
    await expectSoon(() => transfer(second!)).toMatchObject({ state: 'matched' });
    await expectSoon(() => order(cancelled.id)).toMatchObject({ status: 'paid' });
    await press(visitor, 'u');
    await visitor.see(`Order ${cancelled.id} stays reinstated`);
    await expectSoon(() => order(cancelled.id)).toMatchObject({ status: 'awaiting_payment' });
    await press(visitor, '1');
    await expectSoon(() => transfer(second!)).toMatchObject({ state: 'matched' });
    await visitor.see('€5.10 more than the balance due');
    await press(visitor, 'Enter');
    await visitor.see('Choose orders for €40.00');
    await expectSoon(() => transfer(first!)).toMatchObject({ state: 'suggested' });
    await visitor.confirm();
    await expectSoon(() => transfer(first!)).toMatchObject({ state: 'matched' });
    await expectSoon(() => order(over.id)).toMatchObject({ payment_status: 'overpaid' });
  });

  /** Imports a statement with the payments of orders, or with their returns by the bank. */
  async function statement(orders: readonly Awaited[], kind: 'paid' | 'returned'): Promise<void> {
    const entries = await Promise.all(
      orders.map(async ({ id }) => {
        const { reference: text } = await order(id);
        const paid = { amount: '34.90', reference: `${kind}-${id}`, text, name: 'Olena Bondar', endToEnd: `E2E-${id}` };
        return kind === 'paid' ? paid : { ...paid, amount: '-34.90', returned: 'AC04' };
      }),
    );
    const file = camtOf({ account: ACCOUNT, day: '2026-11-21', opening: '100.00', entries });
    const form = new FormData();
    form.append('file', new Blob([file]), `${kind}.xml`);
    expect((await panel.admin.upload('/api/admin/bank-statements', form)).status).toBe(201);
  }

  it('returns by the bank are confirmed by one key or together, and a confirmation is undone', async () => {
    const orders = [await awaiting(), await awaiting(), await awaiting()];
    await statement(orders, 'paid');
    for (const { id } of orders) await expectSoon(() => order(id)).toMatchObject({ status: 'paid' });
    await statement(orders, 'returned');
    const visitor = await openQueue();
    await visitor.see('1 of 3');
    await visitor.see('AC04');
    await visitor.inspect('review-return');
    await press(visitor, 'Enter');
    await visitor.see('1 of 2');
    const statuses = async () =>
      (await Promise.all(orders.map(({ id }) => order(id)))).map(({ status }) => status).sort();
    await expectSoon(statuses).toEqual(['awaiting_payment', 'paid', 'paid']);
    await press(visitor, 'u');
    await visitor.see('1 of 3');
    await expectSoon(statuses).toEqual(['paid', 'paid', 'paid']);
    await visitor.click('Record 3 strong matches');
    await visitor.see('Takes back a recorded payment');
    await visitor.inspect('review-bulk-returns');
    await visitor.click('Confirm 3 transactions');
    await visitor.see('3 transactions confirmed.');
    await expectSoon(statuses).toEqual(['awaiting_payment', 'awaiting_payment', 'awaiting_payment']);
  });

  it('suggestions with high confidence are accepted together after their list is shown, and a failure has its reason', async () => {
    const orders = [await awaiting(), await awaiting(), await awaiting()];
    await transfers(
      ...orders.map(({ id }) => ({ remittance_information: `Order ${id}`, counterparty: { name: 'Olena Bondar' } })),
    );
    const visitor = await openQueue();
    await visitor.click('Record 3 strong matches');
    await visitor.see('Check the list.');
    await visitor.inspect('review-bulk');
    await panel.admin.post(`/api/orders/${orders[2]!.id}/cancel`, { reason: 'Changed their mind' });
    await visitor.click('Record 3 payments');
    await visitor.see('2 payments recorded. 1 was not recorded:');
    await visitor.see(`Order ${orders[2]!.id} is cancelled.`);
    await visitor.inspect('review-bulk-done');
    await visitor.click('Close');
    await visitor.see('1 of 1');
    for (const { id } of orders.slice(0, 2)) await expectSoon(() => order(id)).toMatchObject({ status: 'paid' });
  });

  it('if two administrators decide about one transfer, the second reads who was first, and the transfer is booked once', async () => {
    const paid = await awaiting();
    const [id] = await transfers({ remittance_information: `Order ${paid.id}` });
    const [first, second] = [await openQueue({ role: 'owner' }), await openQueue()];
    await first.see('Record payment');
    await second.see('Record payment');
    await press(first, 'Enter');
    await expectSoon(() => transfer(id!)).toMatchObject({ state: 'matched' });
    await press(second, 'i');
    await second.see(/\S+ has already recorded this transfer\./);
    await second.see('No transfers to review');
    await expectSoon(async () => (await order(paid.id)).payments).toHaveLength(1);
  });

  it('the keys of the review can be turned off, because single keys disturb users of voice control', async () => {
    const paid = await awaiting();
    const [id] = await transfers({ remittance_information: `Order ${paid.id}` });
    const visitor = await openQueue();
    await visitor.see('Record payment');
    await press(visitor, '?');
    await visitor.see('Accept the best suggestion');
    await visitor.inspect('review-keys');
    await visitor.check('Use keyboard shortcuts', false);
    await visitor.click('Close');
    await visitor.key('a');
    await visitor.key('i');
    await visitor.settle();
    await expectSoon(() => transfer(id!)).toMatchObject({ state: 'suggested' });
  });

  const sentences: Record<Language, { queue: string; orders: string; empty: string }> = {
    en: { queue: 'Suggested orders', orders: 'Customer reported payment', empty: 'No transfers to review' },
    uk: { queue: 'Можливі замовлення', orders: 'Покупець повідомив про оплату', empty: 'Немає переказів для звірки' },
    ru: { queue: 'Возможные заказы', orders: 'Покупатель сообщил об оплате', empty: 'Нет переводов для сверки' },
  };

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)('the review of bank transfers is complete and readable in %s at %i pixels', async (language, width) => {
    const visitor = await openQueue({ language, width });
    await visitor.see(sentences[language].empty);
    await visitor.inspect('review-empty');
    const [named, reported] = [await awaiting(), await awaiting('Iryna')];
    await panel.shop.client().post(`/api/orders/${reported.id}/report-payment?key=${reported.key}`, {});
    await transfers(
      { remittance_information: `Order ${named.id}\nthank you` },
      { amount: 12, remittance_information: 'no clue', counterparty: { name: null, account: null } },
    );
    await visitor.open(REVIEW);
    await visitor.see(sentences[language].queue);
    const suggested = (): Promise<string> =>
      visitor.page.$eval('.transfer-suggestion li', (order) => (order as HTMLElement).innerText);
    await expectSoon(suggested).toMatch(/ · Olena Bondar · \S/);
    await visitor.inspect('review');
    await visitor.open(`${REVIEW}?list=orders`);
    await visitor.see(sentences[language].orders);
    await visitor.inspect('review-orders');
  });

  describe('orders that wait for a payment without a transfer', () => {
    it('an old link leads to the filtered list of awaited payments, and a payment is recorded in its row and undone', async () => {
      const paid = await awaiting('Maksym');
      const visitor = await openQueue();
      await visitor.open('/pages/payments/to-verify?q=Maksym');
      await visitor.page.waitForFunction(() => location.href.includes('/bank-review?'));
      await visitor.see('Maksym Bondar');
      await visitor.click(`Record payment of order ${paid.id}`);
      await visitor.see(`€34.90 recorded for order ${paid.id}`);
      await visitor.see('No order awaiting payment matches.');
      await expectSoon(() => order(paid.id)).toMatchObject({ status: 'paid' });
      await visitor.click('Undo');
      await visitor.see('Payment undone');
      await visitor.see('Maksym Bondar');
      await expectSoon(() => order(paid.id)).toMatchObject({ status: 'awaiting_payment' });
    });

    it('a pasted line of a bank statement finds the awaited order, and a part is recorded in a dialog', async () => {
      const paid = await awaiting('Sofia');
      const { reference } = await order(paid.id);
      const visitor = await openQueue({}, '?list=orders');
      await visitor.fill('Search, or paste a line of your statement', `2026-11-20 S. BONDAR ${reference} EUR 99,99 OK`);
      await visitor.see('1–1 of 1');
      await visitor.see('Sofia Bondar');
      await visitor.click(`Other amount for order ${paid.id}`);
      await visitor.fill('Amount received', '10');
      await visitor.confirm();
      await visitor.see('Payment recorded');
      await visitor.see('of €34.90');
      await expectSoon(() => order(paid.id)).toMatchObject({ payment_status: 'partially_paid', open_amount: 24.9 });
    });
  });
});

import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { PaymentClock, type PaymentClockRound } from '../../src/order-management/use-cases/payment-clock.js';
import { AccountRows } from '../../src/reconciliation/data/account-rows.js';
import { coverageForClock, firstMissing } from '../../src/reconciliation/domain/coverage.js';
import { RenewSuggestions } from '../../src/reconciliation/use-cases/renew-suggestions.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { camtOf } from '../fixtures/bank-statements/write-statement.js';
import { delivered } from '../fixtures/delivered.js';
import { mailsOf as filesOf, mailTexts } from '../fixtures/mails.js';
import { makeProduct, offerBankInvoice, pay, place, stockOf } from '../fixtures/orders.js';

const ACCOUNT = 'DE89370400440532013000';
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Number of days by which the shop's clock is ahead of the database's. It never decreases, because cached figures
 * expire by this clock.
 */
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead * DAY_MS) };
const today = (offset = 0): string => new Date(clock.now().getTime() + offset * DAY_MS).toISOString().slice(0, 10);

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop({ clock, env: { RATE_LIMIT: '0', SHOP_TIMEZONE: 'UTC' } });
  // the tests start each run themselves
  await shop.app.get(Jobs, { strict: false }).boss.unschedule('payment-clock');
  admin = await shop.admin();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.db.query(`UPDATE shop_order SET status = 'completed' WHERE status IN ('pending', 'awaiting_payment')`);
  // each test begins without statements
  await shop.db.query('TRUNCATE bank_account, bank_file, bank_statement, bank_transaction, bank_allocation CASCADE');
  balance = 0;
  await offer({});
});

const offer = (settings: Record<string, unknown>): Promise<void> =>
  offerBankInvoice(admin, {
    account_number: ACCOUNT,
    bank_code: 'COBADEFFXXX',
    payment_terms: 3,
    ...{ cancel_after: null, reminders: [], clock_follows_statements: true, banking_days: false },
    ...{ auto_reinstate: false, auto_match: 'exact' },
    ...settings,
  });
const round = (): Promise<PaymentClockRound> => shop.app.get(PaymentClock, { strict: false }).run();

interface Made {
  readonly id: number;
  readonly key: string;
  readonly product: number;
  readonly reference: string;
  readonly total: number;
}

/** Places an order for one of ten pieces, due in three days. */
async function awaiting(language = 'en'): Promise<Made> {
  const product = await makeProduct(admin, { in_stock: 10, price_regular: 34.9 });
  const { body } = await place(shop.client({ language }), product, { payment_method: 'bank_invoice' });
  const { id, key, reference, total } = body.data;
  expect((await pay(shop.client(), { id, key }, 'bank_invoice')).status).toBe(200);
  return { id, key, product, reference, total };
}

const adminOrder = async ({ id }: { id: number }) => (await admin.get(`/api/admin/orders/${id}`)).body.data;
const statusOf = async (order: { id: number }): Promise<string> => (await adminOrder(order)).status;
const remindersOf = async ({ id }: { id: number }): Promise<number[]> =>
  (await admin.get(`/api/orders/${id}`)).body.data.reminders.map(({ day }: { day: number }) => day);
const mailsOf = async ({ id }: { id: number }, kind: string): Promise<number> => {
  await delivered(shop);
  return (await shop.db.query('SELECT FROM mail WHERE order_id = $1 AND kind = $2', [id, kind])).length;
};
const watched = async ({ id }: { id: number }) =>
  (await admin.get('/api/admin/payment-clock?per_page=100')).body.data.items.find(
    ({ order_id: of }: { order_id: number }) => of === id,
  );
const accounts = async () => (await admin.get('/api/admin/payment-clock')).body.data.accounts;

let balance = 0;
let files = 0;

/**
 * Imports the statement of one day, which continues the balance unless `opening` is sent.
 * @param missing sum of the transactions that the file leaves out, in minor units
 */
async function statement(
  day: string,
  entries: ReadonlyArray<{ amount: number; text: string }> = [],
  opening = balance,
  missing = 0,
): Promise<Answered> {
  const text = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
  const written = entries.map(({ amount, text: of }) => ({
    ...{ amount: text(Math.round(amount * 100)), text: of, name: 'Olena Bondar' },
    reference: `R-${++files}`,
  }));
  balance = opening + entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), missing);
  const balances = { opening: text(opening), closing: text(balance) };
  const content = camtOf({ account: ACCOUNT, day, ...balances, entries: written });
  const form = new FormData();
  form.append('file', new Blob([content]), `day-${++files}.xml`);
  const answer = await admin.upload('/api/admin/bank-statements', form);
  expect(answer.status).toBe(201);
  return answer;
}

describe('payment reminders', () => {
  test('a customer is not reminded on the day of a payment or after full payment, and is reminded of the rest later', async () => {
    await offer({ reminders: [-3] });
    const [partly, paid] = [await awaiting(), await awaiting()];
    await admin.post(`/api/orders/${partly.id}/verify-payment`, { amount: 1 });
    await admin.post(`/api/orders/${paid.id}/verify-payment`, {});
    expect(await round()).toMatchObject({ reminded: 0 });
    ahead += 1;
    expect(await round()).toMatchObject({ reminded: 1 });
    expect([await mailsOf(partly, 'payment_reminder'), await mailsOf(paid, 'payment_reminder')]).toEqual([1, 0]);
  });

  test('the reminder of a partly paid order says what was received and what is still due', async () => {
    await offer({ reminders: [-3] });
    const order = await awaiting();
    await admin.post(`/api/orders/${order.id}/verify-payment`, { amount: 1 });
    const { total } = await adminOrder(order);
    const { content } = (await admin.get(`/api/admin/payment-clock/${order.id}/mail?action=remind`)).body.data;
    expect(content.text).toContain(`We have received €1.00 of €${total.toFixed(2)} for order ${order.id}.`);
    expect(content.text).toMatch(/Balance due by .+: €/);
  });

  test.each([
    {
      language: 'en',
      due: [/Balance due by .+, \d{4}: €/, 'Pay by: '],
      unpaid: /We have not received the payment for order \d+, which was due on .+, \d{4}\. Balance due: €[\d.]+\. If/,
      partly: /We have received €1\.00 of .+\. The rest was due on .+, \d{4}\. Balance due: €[\d.]+\. If/,
      received: /We received €1\.00 for order \d+\. The rest was due on .+, \d{4}\. Balance due: €[\d.]+\.\n/,
      label: 'Was due on: ',
    },
    {
      language: 'uk',
      due: [/До .+ потрібно сплатити .+\s€\./, 'Сплатити до: '],
      unpaid:
        /Термін оплати замовлення №\u00a0\d+ минув .+\u00a0р\., але ми ще не отримали кошти\. До сплати: .+\s€\. Якщо/,
      partly: /Ми отримали 1,00\s€ з .+\. Термін оплати минув .+\u00a0р\., залишається сплатити .+\s€\. Якщо/,
      received: /Ми отримали 1,00\s€ за .+\. Термін оплати минув .+\u00a0р\., залишається сплатити .+\s€\.\n/,
      label: 'Термін оплати минув: ',
    },
    {
      language: 'ru',
      due: [/До .+ нужно оплатить .+\s€\./, 'Оплатить до: '],
      unpaid: /Срок оплаты заказа №\u00a0\d+ истёк .+\u00a0г\., но мы ещё не получили деньги\. К оплате: .+\s€\. Если/,
      partly: /Мы получили 1,00\s€ из .+\. Срок оплаты истёк .+\u00a0г\., осталось оплатить .+\s€\. Если/,
      received: /Мы получили 1,00\s€ за .+\. Срок оплаты истёк .+\u00a0г\., осталось оплатить .+\s€\.\n/,
      label: 'Срок оплаты истёк: ',
    },
  ])(
    'emails that ask for a transfer state a deadline of an earlier day as past: $language',
    async ({ language, due, unpaid, partly, received, label }) => {
      await offer({ reminders: [1] });
      const order = await awaiting(language);
      const reminder = async (): Promise<{ text: string; html: string }> =>
        (await admin.get(`/api/admin/payment-clock/${order.id}/mail?action=remind`)).body.data.content;
      ahead += 3;
      const onLastDay = await reminder();
      for (const part of due) expect(onLastDay.text).toMatch(part);
      expect(onLastDay.text).not.toContain(label);
      ahead += 1;
      const late = await reminder();
      expect(late.text).toMatch(unpaid);
      expect(late.text).toContain(label);
      expect(late.html).toContain(`>${label.replace(': ', '')}</td>`);
      for (const part of due) expect(late.text).not.toMatch(part);
      await admin.post(`/api/orders/${order.id}/verify-payment`, { amount: 1 });
      expect((await reminder()).text).toMatch(partly);
      await delivered(shop);
      expect((await mailTexts(shop)).at(-1)).toMatch(received);
      // Bank details that are sent again name the deadline in their table only.
      const [details] = await shop.db.query<{ id: string }>(
        `SELECT id FROM mail WHERE order_id = $1 AND kind = 'bank_details'`,
        [order.id],
      );
      const { content } = (await admin.get(`/api/admin/mails/${details!.id}`)).body.data;
      const deadline = new RegExp(`${label}(.+)\n`).exec(content.text)![1]!;
      expect(content.text.split(deadline)).toHaveLength(2);
    },
  );

  test('a customer gets each reminder once, also if two runs overlap, and only the latest one after missed runs', async () => {
    await offer({ reminders: [-3, -1, 0, 2] });
    const order = await awaiting();
    const planned = { action: 'remind', waits_for: null, missing_since: null, missing_until: null };
    expect((await watched(order)).next).toEqual({ ...planned, on: today(), day: -3, number: 1, due: true });
    const rounds = await Promise.all([round(), round()]);
    expect(rounds.map(({ reminded, failed }) => [reminded, failed]).sort()).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect([await remindersOf(order), await mailsOf(order, 'payment_reminder')]).toEqual([[-3], 1]);
    expect((await watched(order)).next).toEqual({ ...planned, on: today(2), day: -1, number: 2, due: false });
    ahead += 3;
    expect(await round()).toMatchObject({ reminded: 1, without_statements: ['bank_invoice'] });
    expect(await round()).toMatchObject({ reminded: 0 });
    expect([await remindersOf(order), await mailsOf(order, 'payment_reminder')]).toEqual([[-3, 0], 2]);
    const { history } = await adminOrder(order);
    expect(history.filter(({ kind }: { kind: string }) => kind === 'payment_reminded')).toMatchObject([
      { actor: { kind: 'system' }, changes: { day: -3 } },
      { actor: { kind: 'system' }, changes: { day: 0 } },
    ]);
    const { reminders } = (await shop.client().get(`/api/orders/${order.id}?key=${order.key}`)).body.data;
    expect(reminders).toBeUndefined();
  });

  test('the reminders of a bank invoice are on up to five different days from -30 to 60', async () => {
    for (const reminders of [[-31], [61], [1, 1], [1.5], [1, 2, 3, 4, 5, 6], ['1'], null])
      expect((await admin.put('/api/admin/payment-methods/bank_invoice', { reminders })).status).toBe(422);
    const { body } = await admin.put('/api/admin/payment-methods/bank_invoice', { reminders: [60, -30, 0] });
    expect(body.data.reminders).toEqual([-30, 0, 60]);
  });

  test('a reinstated order has a new deadline, its bank details once, and its reminders again', async () => {
    await offer({ reminders: [-3] });
    const order = await awaiting();
    await round();
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Asked to' });
    expect((await adminOrder(order)).can.reinstate).toBe(true);
    const details = await mailsOf(order, 'bank_details');
    ahead += 5;
    expect((await admin.post(`/api/orders/${order.id}/reinstate`, {})).status).toBe(200);
    const { payment_due_at: due, can } = await adminOrder(order);
    expect([due.slice(0, 10), can.reinstate]).toEqual([today(3), false]);
    expect(await mailsOf(order, 'bank_details')).toBe(details + 1);
    expect(await round()).toMatchObject({ reminded: 1 });
    expect(await remindersOf(order)).toEqual([-3, -3]);
  });
});

describe('the payment clock and bank statements', () => {
  test('an overdue order waits until a bank statement covers its deadline without a gap', async () => {
    await offer({ reminders: [1], cancel_after: 3 });
    const order = await awaiting();
    const due = today(3);
    ahead += 1;
    await statement(today(-1));
    ahead += 3;
    // today is the day after the deadline
    expect(await round()).toMatchObject({ reminded: 0, waiting_for_statement: 1, without_statements: [] });
    expect((await watched(order)).next).toEqual({
      ...{ action: 'remind', on: today(), day: 1, number: 1, due: false },
      ...{ waits_for: 'statement', missing_since: today(-3), missing_until: due },
    });
    expect(await accounts()).toEqual([
      {
        method: 'bank_invoice',
        account: ACCOUNT,
        currency: 'EUR',
        mode: 'statements',
        covered_until: today(-4),
        missing_since: today(-3),
        waiting: 1,
      },
    ]);
    ahead += 2;
    expect((await watched(order)).next).toMatchObject({ action: 'cancel', on: today(), waits_for: 'statement' });
    // the statement of the deadline is imported, but one before it is missing
    await statement(due, [], 500);
    expect(await round()).toMatchObject({ cancelled: 0, reminded: 0, waiting_for_statement: 1 });
    expect(await accounts()).toMatchObject([{ covered_until: due, missing_since: today(-5), waiting: 1 }]);
    expect((await watched(order)).next).toMatchObject({ missing_since: today(-5), missing_until: due });
    const { payment_clock: board } = (await admin.get('/api/admin/dashboard')).body.data;
    expect(board).toMatchObject([{ account: ACCOUNT, missing_since: today(-5), waiting: 1 }]);
    // the missing statement has the transfer of another person
    await statement(today(-4), [{ amount: 5, text: 'rent' }], 0);
    expect(await accounts()).toMatchObject([{ missing_since: null, waiting: 0 }]);
    expect((await watched(order)).next).toMatchObject({ action: 'cancel', on: today(), waits_for: null });
    expect(await round()).toMatchObject({ cancelled: 1, reminded: 0, waiting_for_statement: 0 });
    expect([await statusOf(order), await stockOf(admin, order.product)]).toEqual(['cancelled', 10]);
    expect(await watched(order)).toBeUndefined();
    const previewed = await admin.get(`/api/admin/payment-clock/${order.id}/mail?action=remind`);
    expect(previewed.body.data).toMatchObject({ content: null, withheld: 'not_sent' });
  });

  test('a transfer on the late statement pays the order, which is neither reminded nor cancelled', async () => {
    await offer({ reminders: [1], cancel_after: 3 });
    const order = await awaiting();
    await statement(today(-1));
    ahead += 10;
    expect(await round()).toMatchObject({ cancelled: 0, waiting_for_statement: 1 });
    await statement(today(-1), [{ amount: order.total, text: order.reference }]);
    expect(await round()).toMatchObject({ cancelled: 0, reminded: 0, waiting_for_statement: 0 });
    expect([await statusOf(order), await mailsOf(order, 'payment_reminder')]).toEqual(['paid', 0]);
  });

  test('a statement that does not add up cancels no order until its missing transactions are imported', async () => {
    await offer({ cancel_after: 1 });
    const [order, unpaid] = [await awaiting(), await awaiting()];
    await statement(today(-1));
    ahead += 5;
    const [since, deadline] = [today(-5), today(-2)];
    await statement(since);
    await statement(today(-4));
    await statement(today(-3));
    const { body } = await statement(deadline, [], 0, order.total * 100);
    expect(body.data.warnings).toEqual(['balance_mismatch']);
    const listed = async () => (await admin.get('/api/admin/bank-accounts')).body.data.items[0].incomplete_statements;
    expect(await listed()).toEqual([{ statement_id: body.data.id, from: deadline, to: deadline }]);
    expect(await round()).toMatchObject({ cancelled: 0, waiting_for_statement: 2 });
    expect((await watched(order)).next).toMatchObject({ waits_for: 'statement', missing_since: deadline });
    // the statement is downloaded again
    const whole = await statement(deadline, [{ amount: order.total, text: order.reference }], 0);
    expect(whole.body.data.transactions).toMatchObject({ matched: 1 });
    expect(await listed()).toEqual([]);
    expect(await round()).toMatchObject({ cancelled: 1, waiting_for_statement: 0 });
    expect([await statusOf(order), await statusOf(unpaid)]).toEqual(['paid', 'cancelled']);
  });

  test('the pages of a statement that came in two files add up together', async () => {
    await offer({ cancel_after: 1 });
    const order = await awaiting();
    await statement(today(-1));
    ahead += 5;
    for (const days of [-5, -4, -3]) await statement(today(days));
    await statement(today(-2), [{ amount: 3, text: 'rent' }], 0, 400);
    expect(await round()).toMatchObject({ cancelled: 0, waiting_for_statement: 1 });
    // another statement of the same day is not the other page
    await statement(today(-2), [{ amount: 4, text: 'rent' }], 700);
    expect(await round()).toMatchObject({ cancelled: 0, waiting_for_statement: 1 });
    await statement(today(-2), [{ amount: 4, text: 'fees' }], 0, 300);
    expect(await round()).toMatchObject({ cancelled: 1, waiting_for_statement: 0 });
    expect(await statusOf(order)).toBe('cancelled');
  });

  test('without a statement of the last 30 days or with the setting off, the payment clock reports that it does not wait', async () => {
    await offer({ cancel_after: 3 });
    const [first, second] = [await awaiting(), await awaiting()];
    await statement(today(-1));
    ahead += 29;
    expect(await round()).toMatchObject({ cancelled: 0, waiting_for_statement: 2, without_statements: [] });
    await shop.db.query(`UPDATE shop_order SET payment_due_at = payment_due_at + interval '60 days' WHERE id = $1`, [
      second.id,
    ]);
    ahead += 2;
    expect(await accounts()).toMatchObject([{ mode: 'plain', covered_until: null, missing_since: null, waiting: 0 }]);
    expect(await round()).toMatchObject({ cancelled: 1, without_statements: ['bank_invoice'] });
    expect([await statusOf(first), await statusOf(second)]).toEqual(['cancelled', 'awaiting_payment']);
    await statement(today(-1));
    ahead += 40;
    await statement(today(-39));
    await offer({ cancel_after: 3, clock_follows_statements: false });
    expect(await accounts()).toEqual([]);
    expect(await round()).toMatchObject({ cancelled: 1, without_statements: [] });
  });

  test('an order is not cancelled while staff have to decide about a transfer that may be for it', async () => {
    await offer({ cancel_after: 1 });
    const order = await awaiting();
    await statement(today(-1));
    ahead += 10;
    await statement(today(-1), [{ amount: 5, text: order.reference }]);
    expect((await watched(order)).next).toMatchObject({ action: 'cancel', waits_for: 'transfer' });
    expect(await round()).toMatchObject({ cancelled: 0 });
    const { items } = (await admin.get('/api/admin/bank-transactions?state=suggested')).body.data;
    await admin.post(`/api/admin/bank-transactions/${items[0].id}/ignore`, {});
    expect(await round()).toMatchObject({ cancelled: 1 });
  });

  test('an order is not cancelled while suggestions for transfers to its account wait to be renewed', async () => {
    await offer({ cancel_after: 1 });
    const [overdue, other] = [await awaiting(), await awaiting()];
    await statement(today(-1));
    ahead += 10;
    await statement(today(-1), [{ amount: 5, text: other.reference }]);
    expect((await watched(overdue)).next).toMatchObject({ action: 'cancel', waits_for: null });
    const renewal = shop.app.get(RenewSuggestions, { strict: false });
    const job = jest.spyOn(renewal, 'run').mockResolvedValue();
    try {
      expect((await admin.post(`/api/orders/${other.id}/verify-payment`, {})).status).toBe(200);
      await delivered(shop);
      // The statements cover the due day, but the transfer may be suggested for the overdue order next.
      expect(await accounts()).toMatchObject([{ account: ACCOUNT, missing_since: expect.any(String), waiting: 1 }]);
      expect((await watched(overdue)).next).toMatchObject({ action: 'cancel', waits_for: 'statement' });
      expect(await round()).toMatchObject({ cancelled: 0, waiting_for_statement: 1 });
      expect(await statusOf(overdue)).toBe('awaiting_payment');
    } finally {
      job.mockRestore();
    }
    await renewal.run();
    expect(await accounts()).toMatchObject([{ account: ACCOUNT, missing_since: null, waiting: 0 }]);
    expect((await watched(overdue)).next).toMatchObject({ action: 'cancel', waits_for: null });
    expect(await round()).toMatchObject({ cancelled: 1, waiting_for_statement: 0 });
  });
});

describe('the statements that the payment clock reads', () => {
  /** Numbers from 0 to 99 that are the same in each run. */
  const numbers = (seed: number): (() => number) => {
    let state = seed;
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor(state / 65_536) % 100;
    };
  };

  /** Stores statements of 200 days: of one day or a week, some of them missing, some without balances. */
  async function history(seed: number): Promise<number> {
    const next = numbers(seed);
    const [account] = await shop.db.query<{ id: number }>(
      `INSERT INTO bank_account (account, currency) VALUES ($1, 'EUR') RETURNING id`,
      [`DE0000000000000000${seed}`],
    );
    const [file] = await shop.db.query<{ id: number }>(
      `INSERT INTO bank_file (file_name, sha256, format, total, warnings, actor, imported_at)
        VALUES ('x', $1, 'CSV', 0, '{}', '{}', now() + interval '10 years') RETURNING id`,
      [`seed ${seed}`],
    );
    let money = 0;
    for (let day = -200; day < 0;) {
      const days = next() < 80 ? 1 : 7;
      const [opening, closing] = [money, money + next()];
      money = closing;
      const hasBalances = next() < 70 - seed;
      if (next() < 93)
        await shop.db.query(
          `INSERT INTO bank_statement (file_id, account_id, from_day, to_day, opening, closing)
            VALUES ($1, $2, $3, $4, $5, $6)`,
          [
            ...[file!.id, account!.id, today(day), today(day + days - 1)],
            ...(hasBalances ? [opening, closing] : [null, null]),
          ],
        );
      day += days;
    }
    return account!.id;
  }

  test('with the statements since the oldest order, the clock finds the same missing days as with all statements', async () => {
    const rows = shop.app.get(AccountRows, { strict: false });
    for (const seed of [10, 20, 30, 99]) {
      const id = await history(seed);
      const all = (await rows.spans()).get(id)!;
      for (const since of [-150, -100, -60, -20]) {
        const read = (await rows.spansSince([id], today(since))).get(id)!;
        expect(read.length).toBeLessThan(all.length);
        for (let first = since; first < 0; first += 3)
          for (const last of [first, first + 2, first + 9])
            expect(firstMissing(coverageForClock(read), today(first), today(last))).toBe(
              firstMissing(coverageForClock(all), today(first), today(last)),
            );
      }
    }
  });
});

describe('what the payment clock will do', () => {
  const found = async (query: string): Promise<[number[], number]> => {
    const { data, meta } = (await admin.get(`/api/admin/payment-clock?${query}`)).body;
    return [data.items.map(({ order_id: id }: { order_id: number }) => id), meta.total];
  };

  test('the list of the clock is filtered by the next step, by what it waits for and by the order, page by page', async () => {
    await offer({ reminders: [1], cancel_after: 3 });
    const [first, second] = [await awaiting(), await awaiting()];
    await statement(today(-1));
    ahead += 6;
    const [third, fourth] = [await awaiting(), await awaiting()];
    await admin.post(`/api/orders/${fourth.id}/verify-payment`, { amount: 1 });
    const { methods, cancel_unconfirmed_after: unconfirmed } = (await admin.get('/api/admin/payment-clock')).body.data;
    expect([methods, unconfirmed]).toEqual([
      [{ method: 'bank_invoice', title: expect.any(String), reminders: [1], cancel_after: 3 }],
      null,
    ]);
    expect(await found('step=cancel')).toEqual([[first.id, second.id], 2]);
    expect(await found('step=cancel&per_page=1&page=2')).toEqual([[second.id], 2]);
    expect(await found('step=remind')).toEqual([[third.id, fourth.id], 2]);
    expect(await found('waits_for=statement')).toEqual([[first.id, second.id], 2]);
    expect(await found('waits_for=transfer')).toEqual([[], 0]);
    await offer({ reminders: [], cancel_after: 3 });
    expect(await found('step=none')).toEqual([[fourth.id], 1]);
    expect(await found(`order_id=${third.id}`)).toEqual([[third.id], 1]);
    for (const wrong of ['step=mail', 'waits_for=rain', 'order_id=0'])
      expect((await admin.get(`/api/admin/payment-clock?${wrong}`)).status).toBe(422);
  });

  test('the preview of a reminder and of a cancellation is the mail that is sent, and changes nothing', async () => {
    await offer({ reminders: [1], cancel_after: 3 });
    const seller = { email: 'answers@example.com' };
    expect((await admin.put('/api/admin/settings', { seller })).status).toBe(200);
    const order = await awaiting();
    ahead += 4;
    await delivered(shop);
    const state = async (): Promise<unknown> => [
      await shop.db.query('SELECT count(*)::int FROM mail'),
      await shop.db.query('SELECT count(*)::int FROM order_history'),
      await statusOf(order),
    ];
    const before = await state();
    const preview = async (action: string) => {
      const { status, body } = await admin.get(`/api/admin/payment-clock/${order.id}/mail?action=${action}`);
      expect([status, body.data.withheld]).toEqual([200, null]);
      return body.data;
    };
    const sent = async (kind: string) => {
      await delivered(shop);
      const [mail] = await shop.db.query<{ id: string }>('SELECT id FROM mail WHERE order_id = $1 AND kind = $2', [
        order.id,
        kind,
      ]);
      const { content, recipient } = (await admin.get(`/api/admin/mails/${mail!.id}`)).body.data;
      return { content, recipient, text: (await mailTexts(shop)).at(-1) };
    };
    const [reminder, cancellation] = [await preview('remind'), await preview('cancel')];
    const page = await admin.get(`/api/admin/payment-clock/${order.id}/mail/page?action=cancel`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain(cancellation.content.subject);
    expect(await state()).toEqual(before);
    expect(await round()).toMatchObject({ reminded: 1 });
    const mailed = await sent('payment_reminder');
    expect(reminder).toMatchObject({ recipient: mailed.recipient, content: mailed.content });
    expect(reminder.content.text.trim()).toBe(mailed.text!.trim());
    const { from, replyTo } = (await filesOf(shop)).at(-1)!;
    expect(reminder.reply_to.address).toBe('answers@example.com');
    expect([[reminder.from], [reminder.reply_to]]).toEqual([from!.value, replyTo!.value]);
    ahead += 2;
    expect(await round()).toMatchObject({ cancelled: 1 });
    const told = await sent('order_status');
    expect(cancellation).toMatchObject({ recipient: told.recipient, content: told.content });
    expect(cancellation.content.text.trim()).toBe(told.text!.trim());
    for (const action of ['remind', 'cancel'])
      expect((await admin.get(`/api/admin/payment-clock/${order.id}/mail?action=${action}`)).body.data).toMatchObject({
        ...{ content: null, withheld: 'not_sent' },
      });
    expect((await admin.get(`/api/admin/payment-clock/${order.id}/mail/page`)).status).toBe(404);
    expect((await admin.get('/api/admin/payment-clock/2000000000/mail')).body.code).toBe('order_not_found');
  });

  test('an order without an email address has no preview of its mails', async () => {
    await offer({ reminders: [1] });
    const { id } = await awaiting();
    await shop.db.query(`UPDATE shop_order SET email = NULL WHERE id = $1`, [id]);
    const { body } = await admin.get(`/api/admin/payment-clock/${id}/mail`);
    expect(body.data).toMatchObject({ recipient: null, content: null, withheld: 'no_address' });
  });
});

describe('money for a cancelled order', () => {
  const cancelled = async (): Promise<Made> => {
    const order = await awaiting();
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Not paid' });
    return order;
  };
  const tasks = async (): Promise<number[]> => {
    // figures of the dashboard are cached for five seconds
    ahead += 0.001;
    return (await admin.get('/api/admin/dashboard')).body.data.to_do.money_for_cancelled;
  };

  test('without auto_reinstate, a transfer for a cancelled order is a task of staff, who reinstate the order with it', async () => {
    const order = await cancelled();
    await statement(today(-1), [{ amount: order.total, text: order.reference }]);
    expect([await statusOf(order), await tasks()]).toEqual(['cancelled', [order.id]]);
    const [{ id }] = (await admin.get('/api/admin/bank-transactions?state=suggested')).body.data.items;
    const matched = await admin.post(`/api/admin/bank-transactions/${id}/match`, {
      allocations: [{ order_id: order.id }],
      reinstate: true,
    });
    expect(matched.status).toBe(200);
    expect([await statusOf(order), await stockOf(admin, order.product), await tasks()]).toEqual(['paid', 9, []]);
  });

  test('with auto_reinstate, a transfer reinstates and pays a cancelled order with one email if stock is available', async () => {
    await offer({ auto_reinstate: true });
    const [there, gone, partly] = [await cancelled(), await cancelled(), await cancelled()];
    await admin.put(`/api/products/${gone.product}`, { in_stock: 0 });
    await delivered(shop);
    const mails = async (): Promise<string[]> =>
      (await shop.db.query<{ kind: string }>('SELECT kind FROM mail WHERE order_id = $1', [there.id])).map(
        ({ kind }) => kind,
      );
    const before = await mails();
    await statement(today(-1), [
      { amount: there.total, text: there.reference },
      { amount: gone.total, text: gone.reference },
      { amount: 5, text: partly.reference },
    ]);
    expect(await Promise.all([there, gone, partly].map(statusOf))).toEqual(['paid', 'cancelled', 'cancelled']);
    expect(await stockOf(admin, there.product)).toBe(9);
    expect(await tasks()).toEqual([gone.id, partly.id]);
    await delivered(shop);
    expect((await mails()).length - before.length).toBe(1);
    expect((await mails()).filter((kind) => kind === 'payment_received')).toHaveLength(1);
    const { history } = await adminOrder(there);
    expect(history.at(-1)).toMatchObject({ to: 'paid', actor: { kind: 'system' } });
  });
});

describe('banking days', () => {
  test('with banking_days, a payment deadline on a weekend moves to Monday', async () => {
    await offer({ banking_days: true, payment_terms: 1 });
    // a Friday in September, a month without bank holidays in TARGET
    while (clock.now().getUTCMonth() !== 8 || clock.now().getUTCDay() !== 5) ahead += 1;
    const order = await awaiting();
    const due = new Date((await adminOrder(order)).payment_due_at);
    expect([due.getUTCDay(), due.toISOString().slice(0, 10)]).toEqual([1, today(3)]);
  });
});

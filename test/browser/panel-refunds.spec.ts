import { camtOf } from '../fixtures/bank-statements/write-statement.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { guidePicture } from '../fixtures/browser/guide-picture.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { english } from '../fixtures/english.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { PASSWORD } from '../fixtures/panel/account.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { VIEWS } from '../fixtures/panel/views.js';

const ACCOUNT = 'DE89370400440532013000';
const ANNA = { name: 'Anna Weber', account: 'DE75512108001245126199' };
/** An IBAN with the length of Ukrainian ones. */
const OLENA = { name: 'Олена Бондар', account: 'UA213223130000026007233566001' };
const ACCOUNT_PAGE = `/pages/bank-accounts/${ACCOUNT}-EUR`;

let panel: PanelTests;
let product: number;
let made = 0;

beforeAll(async () => {
  panel = await startPanel({ env: { RATE_LIMIT: '0' } });
  const account = { account_number: ACCOUNT, bank_code: 'COBADEFFXXX', account_holder: 'Quiet Shelf' };
  await offerBankInvoice(panel.admin, account);
  product = await makeProduct(panel.admin, { name: 'Teapot', price_regular: 34.9, in_stock: 500 });
});
afterAll(() => panel?.close());

/** Refunds an order that was paid by a transfer from Anna's account, or from an unknown one. Returns the order's id. */
async function refunded(counterparty: typeof ANNA | null = ANNA): Promise<number> {
  const { admin, shop } = panel;
  const { id, key } = (await place(shop.client(), product, { payment_method: 'bank_invoice' })).body.data;
  await pay(shop.client(), { id, key }, 'bank_invoice');
  const { reference } = (await admin.get(`/api/admin/orders/${id}`)).body.data;
  const transaction = {
    external_id: `refund-${++made}`,
    booked_on: '2026-11-20',
    amount: 34.9,
    remittance_information: reference,
    ...(counterparty && { counterparty }),
  };
  await admin.post('/api/admin/bank-transactions', { account: ACCOUNT, currency: 'EUR', transactions: [transaction] });
  expect((await admin.post(`/api/orders/${id}/refund`, { reason: 'Returned goods' })).status).toBe(200);
  return id;
}

interface ListedRefund {
  readonly id: number;
  readonly order_id: number;
  readonly state: string;
  readonly end_to_end_id: string;
  readonly receiver: unknown;
}
const refundOf = async (order: number): Promise<ListedRefund> =>
  (await panel.admin.get(`/api/admin/refunds?order_id=${order}`)).body.data.items[0];
const stateOf = async (order: number): Promise<string> => (await refundOf(order)).state;

/** Imports a statement with the debit of the refund, or with its return. Returns the id of the import. */
async function statement(order: number, kind: 'debit' | 'return'): Promise<number> {
  const { end_to_end_id: endToEnd } = await refundOf(order);
  const amount = kind === 'debit' ? '-34.90' : '34.90';
  const entry = { amount, reference: `B-${++made}`, text: 'Refund', name: 'Anna Weber', endToEnd };
  const entries = [{ ...entry, ...(kind === 'return' && { returned: 'AC04' }) }];
  const file = camtOf({ account: ACCOUNT, day: '2026-11-25', opening: '1000.00', entries });
  const form = new FormData();
  form.append('file', new Blob([file]), 'statement.xml');
  const { status, body } = await panel.admin.upload('/api/admin/bank-statements', form);
  expect(status).toBe(201);
  return body.data.id as number;
}

describe('refunds by bank file in the panel', () => {
  test.each(VIEWS)('%s at %i pixels: the empty list of refunds explains its purpose', async (language, width) => {
    const say = textsOf(language);
    const visitor = await panel.visit({ role: 'manager', language, width });
    await visitor.open('/pages/bank-refunds');
    await visitor.see(say('refunds.none_text.due'));
    await visitor.see(say('refunds.no_files_text'));
    await visitor.inspect('bank-refunds-empty');
  });

  test('a refund is written to a file, is due again once the file is discarded, and is paid out by a later statement', async () => {
    const order = await refunded();
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open(ACCOUNT_PAGE);
    await visitor.see(`Order ${order}`);
    await visitor.see('Anna Weber');
    await visitor.click('Make refund file (1)');
    await visitor.see('1 refund, €34.90 in total');
    await visitor.inspect('refund-file');
    await visitor.click('Make file and download');
    await visitor.see('refunds-1.xml is ready: 1 refund, €34.90.');
    await expectFocus(visitor.page, () => document.activeElement?.className.includes('refund-made'), true);
    await visitor.inspect('refund-file-made');
    const download = await visitor.page.$eval('dialog a[download]', (link) => (link as HTMLAnchorElement).href);
    const text = await visitor.page.evaluate(async (url) => (await fetch(url)).text(), download);
    expect(text).toContain('pain.001.001.09');
    await visitor.click('Close');
    // The button that opened the dialog is gone with the last refund.
    await expectFocus(visitor.page, () => document.activeElement?.tagName, 'H1');
    await visitor.see('Made, not paid out yet');
    await expectSoon(() => stateOf(order)).toBe('exported');

    await visitor.click('Discard File 1');
    await visitor.fill('Reason', 'Wrong account');
    await visitor.inspect('refund-file-discard');
    await visitor.confirm();
    await visitor.see('Refund file discarded');
    await visitor.see('Wrong account');
    await expectSoon(() => stateOf(order)).toBe('due');

    await visitor.click('Make refund file (1)');
    await click(visitor.page, 'dialog .radios > div:last-child input');
    await visitor.click('Make file and download');
    await visitor.see('refunds-2.csv is ready');
    await visitor.click('Close');
    await statement(order, 'debit');
    await visitor.reload();
    await visitor.click('Paid out', 'link');
    await visitor.see(`Order ${order}`);
    await visitor.see('File 2');
    await expectSoon(() => stateOf(order)).toBe('paid_out');
    await visitor.open(`/pages/orders/${order}`);
    await visitor.see('Refunds by bank transfer');
    await visitor.see('File 2');
    await visitor.inspect('order-bank-refund');
    await visitor.click('Open paid refunds €34.90', 'link');
    await expectSoon(() => visitor.page.url()).toMatch(/\/pages\/bank-refunds\?refunds=paid_out$/);
    expect(visitor.troubles).toEqual([]);
  });

  test('from the dashboard, a refund without a known account gets its receiver in a dialog that checks the IBAN', async () => {
    const order = await refunded(null);
    const visitor = await panel.visit({ role: 'manager' });
    await panel.shop.db.query(
      `UPDATE session SET sess = (sess::jsonb || jsonb_build_object('provenAt',
        (sess ->> 'provenAt')::bigint - 3600000))::json WHERE user_id IS NOT NULL`,
    );
    await visitor.open();
    await visitor.see('refund to send by bank transfer');
    await visitor.page.$eval('a.board-task[href*=bank-refunds]', (link) => (link as HTMLElement).click());
    await visitor.see('No receiver');
    await expectSoon(() => visitor.page.$eval('tbody input[type=checkbox]', (box) => box.disabled)).toBe(true);
    await visitor.click(`Enter IBAN Order ${order}`);
    await visitor.fill('Name of the account owner', 'Anna Weber');
    await visitor.fill('IBAN', 'DE75512108001245126198');
    await visitor.click('Save');
    await visitor.see('Identity check');
    await visitor.fill('Password', PASSWORD);
    await visitor.key('Enter');
    await visitor.see(english('reconciliation.iban_checksum'));
    await visitor.inspect('refund-receiver-wrong');
    await visitor.fill('IBAN', 'DE75512108001245126199');
    await visitor.confirm();
    await visitor.see('Receiver saved');
    await expectSoon(async () => (await refundOf(order)).receiver).toEqual(ANNA);
    await visitor.click('Make refund file (1)');
    await visitor.confirmExpectingError('is ready: 1 refund');
    await expectSoon(() => stateOf(order)).toBe('exported');
  });

  test.each(VIEWS)(
    '%s at %i pixels: refunds, their files and dialogs fit and are accessible',
    async (language, width) => {
      const say = textsOf(language);
      if (language === 'en' && width === 1280) {
        const [returned] = [await refunded(), await refunded(OLENA), await refunded(null)];
        await panel.admin.post('/api/admin/refund-files', {
          format: 'csv',
          refund_ids: [(await refundOf(returned)).id],
        });
        await statement(returned, 'debit');
        await statement(returned, 'return');
      }
      const visitor = await panel.visit({ role: 'manager', language, width });
      await visitor.open(ACCOUNT_PAGE);
      await visitor.see(say('refunds.states.returned'));
      await visitor.see('AC04');
      await visitor.see(say('refunds.no_receiver'));
      await visitor.inspect('bank-account-refunds');
      const account = width === 1280 ? 'account' : 'account-phone';
      await guidePicture(visitor.page, `bank-statements/${account}-${language}`, { upTo: 1120 });
      const isCut = await visitor.page.$$eval('.refund-receiver *', (all) =>
        all.some((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth),
      );
      expect(isCut).toBe(false);
      await visitor.open('/pages/bank-refunds');
      await visitor.see(say('refunds.file_states.paid_out'));
      await visitor.inspect('bank-refunds');
      if (width === 1280) await guidePicture(visitor.page, `bank-statements/refunds-${language}`);
      await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      await visitor.inspect('bank-refunds-dark');
      await visitor.click(say('refunds.make', { count: 2 }));
      await visitor.see(say('refunds.formats.csv'));
      await visitor.inspect('refund-file');
      await visitor.key('Escape');
      await visitor.open('/pages/bank-refunds?refunds=paid_out');
      await visitor.see('Anna Weber');
      await visitor.inspect('bank-refunds-paid-out');
    },
  );

  test('the button that undoes a payout names the payout, and its dialog describes what the undoing changes', async () => {
    const order = await refunded();
    const file = { format: 'csv', refund_ids: [(await refundOf(order)).id] };
    expect((await panel.admin.post('/api/admin/refund-files', file)).status).toBe(201);
    const imported = await statement(order, 'debit');
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open(`/pages/bank-statements/${imported}`);
    await visitor.click('Undo payout Outgoing payment, €34.90');
    await visitor.see(english('panel-review.take_back.texts.payout'));
    await expectSoon(() => visitor.page.$$eval('dialog input[type=checkbox]', (all) => all.length)).toBe(0);
    await visitor.inspect('payout-undo');
    await visitor.fill('Reason', 'Another refund');
    await visitor.confirm();
    await visitor.see('Payout undone');
    await expectSoon(() => stateOf(order)).toBe('exported');
  });

  test('support sees no refunds by bank file', async () => {
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open('/pages/bank-refunds');
    await visitor.see(english('panel-shell.not_found.title'));
  });
});

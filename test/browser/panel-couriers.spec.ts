import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { camtOf } from '../fixtures/bank-statements/write-statement.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { guidePicture } from '../fixtures/browser/guide-picture.js';
import { makeProduct, offerBankInvoice, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { english } from '../fixtures/english.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { VIEWS } from '../fixtures/panel/views.js';
import type { Visitor } from '../fixtures/panel/visitor.js';

const ACCOUNT = 'DE89370400440532013000';

let panel: PanelTests;
let folder: string;
let orders: number[];
let product: number;

/** Places an order of 34.90 that is to be paid in cash, and ships it. */
async function shippedOrder(tracking: string): Promise<number> {
  const { id } = (await place(panel.shop.client(), product, { payment_method: 'cash' })).body.data;
  for (const status of ['ready_for_shipment', 'shipped'])
    await panel.admin.put(`/api/orders/${id}/status`, { status, tracking_number: tracking });
  return id as number;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'registers-'));
  panel = await startPanel();
  const { admin } = panel;
  await offerBankInvoice(admin, { account_number: ACCOUNT, bank_code: 'COBADEFFXXX', account_holder: 'Quiet Shelf' });
  product = await makeProduct(admin, { price_regular: 34.9, in_stock: 100 });
  orders = [];
  for (const tracking of ['CC000000001EE', 'CC000000002EE', 'CC000000003EE']) orders.push(await shippedOrder(tracking));
});
afterAll(async () => {
  await panel?.close();
  rmSync(folder, { recursive: true, force: true });
});

const register = (): string =>
  [
    'Omniva register 88012 of 20.11.2026;;;',
    'Barcode;Reference number;COD amount;COD fee',
    `CC000000001EE;${orders[0]};34,90;1,20`,
    'CC000000002EE;;34,90;1,20',
    'CC000000099EE;;12,00;1,20',
    '',
  ].join('\n');

/** Chooses a file with this content on the page of the import. */
async function choose(visitor: Visitor, content: string): Promise<void> {
  const path = join(folder, 'register.csv');
  writeFileSync(path, content);
  await visitor.open('/pages/courier-registers/new');
  const input = await visitor.page.waitForSelector('input[type=file]');
  await (input as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(path);
}

const statusOf = async (id: number): Promise<string> =>
  (await panel.admin.get(`/api/admin/orders/${id}`)).body.data.status;

describe('registers of couriers in the panel', () => {
  test.each(VIEWS)(
    '%s at %i pixels: the panel says what a register of a courier is while the shop has none, and previews a file',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ role: 'manager', language, width });
      await visitor.open('/pages/courier-registers');
      await visitor.see(say('bank.couriers.none'));
      await visitor.see(say('bank.couriers.help.nova_poshta.text'));
      await visitor.inspect('couriers-empty');
      await choose(visitor, register());
      await visitor.see('CC000000099EE');
      await visitor.see(say('bank.couriers.problems.unknown_number'));
      await visitor.inspect('courier-preview');
      await visitor.click(say('kit.cancel'));
      await visitor.see(say('bank.couriers.drop'));
      expect((await panel.admin.get('/api/admin/courier-registers')).body.meta.total).toBe(0);
    },
  );

  test('a register with unclear columns asks for them, and one with a wrong amount names its line', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await choose(visitor, 'k1;k2\nCC000000003EE;34,90\n');
    await visitor.choose('Content of column k1', 'tracking_number');
    await visitor.choose('Content of column k2', 'amount');
    await visitor.inspect('courier-columns');
    await visitor.click('Continue');
    await visitor.see('Matches the order');
    await choose(visitor, 'Order;Amount\n1;10\n2;ten\n');
    await visitor.see(/Line 3/);
  });

  test('a manager imports a register, assigns an unknown parcel, and confirms the transfer by one key', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await choose(visitor, register());
    await visitor.see('CC000000099EE');
    await visitor.click('Import register');
    await visitor.see('Register 88012');
    await visitor.see('Order unknown');
    await visitor.click('Choose order');
    await visitor.fill('Order number', String(orders[2]));
    await visitor.inspect('courier-assign');
    await visitor.confirm();
    await visitor.see('Amount differs from the balance due');
    const form = new FormData();
    const entry = { amount: '78.20', reference: 'COD-1', text: 'Payout 88012', name: 'Omniva OÜ' };
    const file = camtOf({ account: ACCOUNT, day: '2026-11-23', opening: '0.00', entries: [entry] });
    form.append('file', new Blob([file]), 'statement.xml');
    await panel.admin.upload('/api/admin/bank-statements', form);
    await visitor.open('/pages/bank-review');
    await visitor.see(/names the courier’s register 88012/);
    await visitor.see('Register 88012');
    await visitor.see('1 parcel to check');
    await visitor.inspect('courier-suggestion');
    await expectSoon(() => statusOf(orders[0]!)).toBe('shipped');
    await visitor.key('Enter');
    await visitor.see(/recorded for the orders of the register/);
    await expectSoon(() => statusOf(orders[0]!)).toBe('paid');
    await expectSoon(() => statusOf(orders[1]!)).toBe('paid');
  });

  test.each(VIEWS)(
    '%s at %i pixels: the screens of couriers’ debts, of differences and of a register fit and are accessible',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ role: 'manager', language, width });
      if (language === 'en' && width === 1280) {
        const form = new FormData();
        form.append(
          'file',
          new Blob(['Register 88013;\nTracking number;COD amount\nCC000000077EE;15,00\n']),
          'next.csv',
        );
        await panel.admin.upload('/api/admin/courier-registers', form);
        const mapped = new FormData();
        mapped.append('mapping', JSON.stringify({ tracking_number: 'bundle', amount: 'sum of cash' }));
        mapped.append('file', new Blob(['bundle;sum of cash\nCC000000078EE;15,00\n']), 'weekly-payout.csv');
        expect((await panel.admin.upload('/api/admin/courier-registers', mapped)).status).toBe(201);
      }
      await visitor.open('/pages/courier-registers');
      await visitor.see(say('bank.couriers.owed'));
      await visitor.see(say('bank.couriers.problems.unknown_number'));
      await visitor.see(say('bank.couriers.profiles.intro'));
      await visitor.see('bundle, sum of cash');
      await visitor.inspect('couriers');
      if (width === 1280) await guidePicture(visitor.page, `bank-statements/couriers-${language}`);
      await visitor.click('Omniva 88012', 'link');
      await visitor.see(say('bank.couriers.to_transfer'));
      await visitor.inspect('courier-register');
      if (width === 1280) await guidePicture(visitor.page, `bank-statements/register-${language}`);
    },
  );

  test('a manager deletes the stored columns of registers after confirming the consequences', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open('/pages/courier-registers');
    await visitor.see('weekly-payout.csv');
    await visitor.click(english('panel-bank.couriers.profiles.remove'));
    await visitor.see(english('panel-bank.couriers.profiles.consequence'));
    await visitor.confirm();
    await visitor.see(english('reconciliation.register_profile_deleted'));
    await expectSoon(() => visitor.text()).not.toContain('bundle, sum of cash');
    const { items } = (await panel.admin.get('/api/admin/courier-register-profiles')).body.data;
    expect(items).toEqual([]);
  });

  test('an unknown parcel of a register whose transfer is booked is assigned on its page, and its order is paid', async () => {
    const { admin } = panel;
    const late = await shippedOrder('CC000000004EE');
    const sent = new FormData();
    sent.append('file', new Blob(['Register 88014;\nTracking number;COD amount\nCC000000088EE;34,90\n']), 'late.csv');
    const { id } = (await admin.upload('/api/admin/courier-registers', sent)).body.data;
    const entry = { amount: '34.90', reference: 'COD-2', text: 'Payout 88014', name: 'Courier' };
    const form = new FormData();
    form.append(
      'file',
      new Blob([camtOf({ account: ACCOUNT, day: '2026-11-24', opening: '0.00', entries: [entry] })]),
      'statement.xml',
    );
    await admin.upload('/api/admin/bank-statements', form);
    const [transfer] = (await admin.get('/api/admin/bank-transactions?q=88014')).body.data.items;
    await admin.post(`/api/admin/bank-transactions/${transfer.id}/match`, { register_ids: [id], difference: 0 });
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open(`/pages/courier-registers/${id}`);
    await visitor.see('Order unknown');
    await visitor.click('Choose order');
    await visitor.fill('Order number', String(late));
    await visitor.confirm();
    await visitor.see(english('panel-bank.couriers.row_states.paid'));
    await expectSoon(() => statusOf(late)).toBe('paid');
  });

  test('support sees no registers of couriers', async () => {
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open('/pages/courier-registers');
    await visitor.see(english('panel-shell.not_found.title'));
  });
});

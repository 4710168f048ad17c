import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { camtOf, type WrittenEntry } from '../fixtures/bank-statements/write-statement.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { holdRequests } from '../fixtures/browser/hold-requests.js';
import { english } from '../fixtures/english.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { VIEWS } from '../fixtures/panel/views.js';
import type { Visitor } from '../fixtures/panel/visitor.js';

const ACCOUNT = 'DE89370400440532013000';
const OTHER = 'DE02120300000000202051';

let panel: PanelTests;
let folder: string;
let reference: string;

/** A statement of one day with a transfer for the order and one that nobody expects. */
const statement = (day: string, opening: string, entries: readonly WrittenEntry[] = []): string =>
  camtOf({ account: ACCOUNT, day, opening, owner: 'OLENA BONDAR', entries });
const entriesOf = (text: string): WrittenEntry[] => [
  { amount: '34.90', reference: `BANK-${text}-1`, text, name: 'Anna Weber' },
  { amount: '12.50', reference: `BANK-${text}-2`, text: 'Thank you', name: 'Somebody' },
  { amount: '-9.99', reference: `BANK-${text}-3`, text: 'Fee', name: 'Bank' },
];

/** Imports a statement of the shop's account, so that it is offered for files that name none. */
async function knowAccount(): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([statement('2026-10-01', '0.00')]), 'first.xml');
  expect((await panel.admin.upload('/api/admin/bank-statements', form)).status).toBeLessThan(300);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'statements-'));
  panel = await startPanel();
  const { admin, shop } = panel;
  await offerBankInvoice(admin, { account_number: ACCOUNT, bank_code: 'COBADEFFXXX', account_holder: 'Quiet Shelf' });
  const product = await makeProduct(admin, { price_regular: 34.9, in_stock: 100 });
  const client = shop.client();
  const { id, key } = (await place(client, product, { payment_method: 'bank_invoice' })).body.data;
  await pay(client, { id, key }, 'bank_invoice');
  reference = (await admin.get(`/api/admin/orders/${id}`)).body.data.reference;
});
afterAll(async () => {
  await panel?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Chooses a file with this content on the import page. */
async function choose(visitor: Visitor, name: string, content: string | Uint8Array): Promise<void> {
  await visitor.open('/pages/bank-statements/new');
  await upload(visitor, name, content);
}

/** Chooses a file on the open import page. */
async function upload(visitor: Visitor, name: string, content: string | Uint8Array): Promise<void> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const input = await visitor.page.waitForSelector('input[type=file]');
  await (input as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(path);
}

const imported = async (): Promise<number> => (await panel.admin.get('/api/admin/bank-statements')).body.meta.total;

describe('bank statements in the panel', () => {
  test.each(VIEWS)(
    '%s at %i pixels: the panel says where banks offer their statements while the shop has none',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ role: 'manager', language, width });
      await visitor.open('/pages/bank-statements');
      await visitor.see(say('bank.statements.none'));
      await visitor.see(say('bank.help.privatbank.text'));
      await visitor.inspect('bank-statements-empty');
      await visitor.open('/pages/bank-accounts');
      await visitor.see(say('bank.accounts.none'));
      await visitor.inspect('bank-accounts-empty');
      await visitor.click(say('bank.statements.import'), 'link');
      await visitor.see(say('bank.import.choose'));
      await visitor.inspect('bank-import');
    },
  );

  test.each(VIEWS)(
    '%s at %i pixels: the content of a bank file is shown before anything is imported',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ role: 'manager', language, width });
      const before = await imported();
      await choose(visitor, 'november.xml', statement('2026-11-20', '1200.00', entriesOf(reference)));
      await visitor.see(say('bank.preview.book'));
      await visitor.see('Anna Weber');
      await visitor.inspect('bank-preview');
      await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      await visitor.inspect('bank-preview-dark');
      await visitor.click(say('kit.cancel'));
      await visitor.see(say('bank.import.choose'));
      await expectSoon(imported).toBe(before);
    },
  );

  test.each(VIEWS)(
    '%s at %i pixels: the import of a bank file asks for unclear columns and shows sample rows',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ role: 'manager', language, width });
      await choose(visitor, 'weekly.csv', 'k1;k2;k3\n2026-11-05;10,00;first\n2026-11-06;20,00;second\n');
      await visitor.see(say('bank.columns.intro'));
      await visitor.inspect('bank-columns');
    },
  );

  test('a transfer with nothing but a structured reference shows it before the import and in the statement', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    const entries = [{ amount: '21.00', reference: 'BANK-structured', text: 'TEXT', name: 'Ada Byron' }];
    const structured = '<Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd>';
    const file = statement('2026-10-20', '100.00', entries).replace('<Ustrd>TEXT</Ustrd>', structured);
    await choose(visitor, 'october.xml', file);
    await visitor.see('RF18539007547034');
    await visitor.click('Import statement');
    await visitor.see('Bank statement imported');
    await visitor.see('RF18539007547034');
  });

  test('a name with markup in a bank statement is shown as text, and nothing of it is executed', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    const entry = { amount: '1.00', reference: 'MARKUP', text: 'Hello' };
    const name = '&lt;img src=x onerror=document.title=1&gt;';
    await choose(visitor, 'markup.xml', statement('2026-11-21', '0.00', [{ ...entry, name }]));
    await visitor.see('<img src=x onerror=document.title=1>');
    await expectSoon(() => visitor.page.$$eval('img[src=x]', (images) => images.length)).toBe(0);
  });

  test('a manager drops a bank file, answers the questions about it, and imports what the preview showed', async () => {
    await knowAccount();
    const visitor = await panel.visit({ role: 'manager' });
    await choose(visitor, 'weekly.csv', 'k1;k2;k3\n2026-11-05;10,00;first\n2026-11-06;20,00;second\n');
    await visitor.see('2026-11-05');
    for (const [index, content] of ['booked_on', 'amount', 'remittance_information'].entries())
      await visitor.choose(`Content of column k${index + 1}`, content);
    await visitor.click('Continue');
    await visitor.see(english('panel-bank.import.account_needed'));
    await visitor.inspect('bank-account-needed');
    await visitor.choose('Account', '');
    await visitor.fill('Account number', OTHER);
    await visitor.click('Continue');
    await visitor.see(/not one of the shop’s accounts yet/);
    await visitor.inspect('bank-unknown-account');
    const before = await imported();
    await visitor.click('Add this account');
    await visitor.see('2 new transactions');
    await expectSoon(imported).toBe(before);
    await visitor.click('Import statement');
    await visitor.see('Bank statement imported');
    await visitor.see('Review 2 transactions');
    await expectSoon(imported).toBe(before + 1);
    await choose(visitor, 'weekly.csv', 'k1;k2;k3\n2026-11-05;10,00;first\n2026-11-06;20,00;second\n');
    await visitor.see(english('panel-bank.import.before'));
    await visitor.inspect('bank-imported-before');
  });

  test('the question for the account of a bank file waits for both lists of accounts, then selects the first', async () => {
    await knowAccount();
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open('/pages/bank-statements/new');
    const release = await holdRequests(visitor.page, (request) => request.url().includes('/api/admin/bank-accounts'));
    await upload(visitor, 'unnamed.csv', 'Date,Amount,Currency,Description\n2026-11-24,15.00,EUR,tea\n');
    await visitor.see('Loading');
    await expectSoon(() => visitor.page.$$eval('main input[type=text], main select', (all) => all.length)).toBe(0);
    await release();
    await visitor.see(english('panel-bank.import.account_needed'));
    await expectSoon(async () => (await visitor.field('Account')).evaluate(({ value }) => value)).toBe(ACCOUNT);
  });

  test('a bank file that cannot be read shows the reason with its line, and another file can be chosen', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await choose(visitor, 'broken.csv', 'Date,Amount,Currency\n2026-02-01,5.00,EUR\n2026-02-02,12');
    await visitor.see(/Line 3/);
    await visitor.inspect('bank-unreadable');
    await visitor.click('Choose another file');
    await visitor.see('Choose file');
  });

  test('an account with wrong check digits cannot be added: another file is chosen, or the typed number corrected', async () => {
    await knowAccount();
    const visitor = await panel.visit({ role: 'manager' });
    const wrong = 'DE98370400440532013000';
    await choose(visitor, 'november.xml', statement('2026-11-22', '0.00').replaceAll(ACCOUNT, wrong));
    await visitor.see(`The account ${wrong} has wrong check digits`);
    await visitor.inspect('bank-wrong-check-digits');
    await expectSoon(() =>
      visitor.page.$$eval('main button', (all) => all.map(({ textContent }) => textContent)),
    ).toEqual(['Choose another file']);
    await visitor.click('Choose another file');
    await choose(visitor, 'plain.csv', 'Date,Amount,Currency,Description\n2026-11-23,15.00,EUR,tea\n');
    await visitor.see(english('panel-bank.import.account_needed'));
    await visitor.choose('Account', '');
    await visitor.fill('Account number', wrong);
    await visitor.click('Continue');
    await visitor.see(`The account ${wrong} has wrong check digits`);
    await visitor.choose('Account', ACCOUNT);
    await visitor.click('Continue');
    await visitor.see('1 new transaction');
  });

  test('a wrongly detected encoding of a bank file is corrected in the preview', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    const rows = Buffer.from('Date,Amount,Currency,Description\n2026-11-06,15.00,EUR,caf\xe9 \xfcber\n', 'latin1');
    await choose(visitor, 'cafe.csv', rows);
    await visitor.see(/account is it from/);
    await visitor.choose('Account', OTHER);
    await visitor.click('Continue');
    await visitor.see('café über');
    await click(visitor.page, '.bank-encoding summary');
    await visitor.choose('Encoding', 'windows-1251');
    await visitor.see('cafй ьber');
  });

  test('the page of a bank statement has its balances and transactions, and links to the review and the export', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await choose(visitor, 'november.xml', statement('2026-11-20', '1200.00', entriesOf(reference)));
    await visitor.click('Import statement');
    await visitor.see('Review 1 transaction');
    await visitor.see('€1,237.41');
    const id = new URL(visitor.page.url()).pathname.split('/').at(-1);
    const links = await visitor.page.$$eval('.page__head a', (all) => all.map(({ href }) => href));
    expect(links).toContainEqual(expect.stringMatching(new RegExp(`/pages/bank-review\\?statement=${id}$`)));
    const csv = links.find((link) => link.includes('/export'))!;
    const text = await visitor.page.evaluate(async (url) => (await fetch(url)).text(), csv);
    expect(text).toContain('Somebody');
    expect(text).not.toContain('Anna Weber');
    await visitor.click('Recorded (1)', 'link');
    await expectSoon(() => new URL(visitor.page.url()).search).toBe('?state=matched');
    await visitor.see('Anna Weber');
  });

  test.each(VIEWS)(
    '%s at %i pixels: bank statements, bank accounts and their pages fit and are accessible',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ role: 'manager', language, width });
      if (language === 'en' && width === 1280) {
        const form = new FormData();
        form.append('file', new Blob([statement('2026-11-24', '1300.00')]), 'late.xml');
        await panel.admin.upload('/api/admin/bank-statements', form);
        const balances = { opening: '1300.00', closing: '1310.00' };
        const incomplete = camtOf({ account: ACCOUNT, day: '2026-11-25', ...balances, entries: [] });
        const page = new FormData();
        page.append('file', new Blob([incomplete]), 'incomplete.xml');
        await panel.admin.upload('/api/admin/bank-statements', page);
      }
      await visitor.open('/pages/bank-statements');
      await visitor.see('november.xml');
      await visitor.inspect('bank-statements');
      await visitor.click('november.xml', 'link');
      await visitor.see('Anna Weber');
      await visitor.inspect('bank-statement');
      await visitor.open('/pages/bank-accounts');
      await visitor.see(say('bank.name_checks.different'));
      await visitor.inspect('bank-accounts');
      await visitor.open(`/pages/bank-accounts/${ACCOUNT}-EUR`);
      await visitor.see(say('bank.name_texts.different'));
      await visitor.see(say('bank.accounts.missing'));
      await visitor.see(say('bank.accounts.incomplete_text'));
      await visitor.inspect('bank-account');
      await visitor.open('/pages/bank-accounts/nobody-EUR');
      await visitor.see(say('kit.missing'));
    },
  );

  test('support sees no bank statements', async () => {
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open('/pages/bank-statements');
    await visitor.see(english('panel-shell.not_found.title'));
  });
});

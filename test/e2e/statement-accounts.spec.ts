import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { camtDocument, entry } from '../fixtures/bank-statements/camt-document.js';
import { credit, mt940Message } from '../fixtures/bank-statements/mt940-message.js';

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMIT: '0' } });
  admin = await shop.admin();
});
afterAll(() => shop?.close());

function upload(text: string, fields: Record<string, string> = {}): Promise<Answered> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ accept_account: '1', ...fields })) form.append(field, value);
  form.append('file', new Blob([text]), 'statement.txt');
  return admin.upload('/api/admin/bank-statements', form);
}

const accountsOf = ({ body }: Answered) =>
  body.data.statements.map(({ account, currency }: { account: string; currency: string }) => `${account} ${currency}`);

describe('accounts and currencies of bank statements', () => {
  test('a statement in a currency that the euro has replaced is imported', async () => {
    const rows = 'Date,Amount,Currency,Description,Name\n2025-12-30,19.56,BGN,Order 7,Ivan Petrov\n';
    const imported = await upload(rows, { account: 'BG80BNBG96611020345678' });
    expect(imported).toMatchObject({ status: 201, body: { data: { statements: [{ currency: 'BGN' }] } } });
    const [transaction] = (await admin.get(`/api/admin/bank-transactions?statement_id=${imported.body.data.id}`)).body
      .data.items;
    expect(transaction).toMatchObject({ amount: 19.56, currency: 'BGN' });
    const { items } = (await admin.get('/api/admin/bank-accounts')).body.data;
    expect(items).toContainEqual(expect.objectContaining({ account: 'BG80BNBG96611020345678', currency: 'BGN' }));
  });

  test('the error about an unknown account reports wrong check digits, and then does not advise to add the account', async () => {
    const of = (account: string) =>
      upload(mt940Message({ account, entries: credit('Order 6') }), { accept_account: '0', preview: '1' });
    const [right, wrong, national] = [
      await of('NL91ABNA0417164300'),
      await of('NL19ABNA0417164300'),
      await of('0417164300'),
    ];
    const flags = [right, wrong, national].map(({ status, body }) => [status, body.code, body.has_wrong_check_digits]);
    expect(flags).toEqual([
      [422, 'unknown_account', false],
      [422, 'unknown_account', true],
      [422, 'unknown_account', false],
    ]);
    expect(right.body.message).toContain('accept the account');
    expect(wrong.body.message).toMatch(/NL19ABNA0417164300 has wrong check digits/);
  });

  test('an entry in another currency than its statement is stored with the statement, in its own currency', async () => {
    const foreign = entry('29.06', 'CRDT').replace('Ccy="EUR"', 'Ccy="USD"');
    const imported = await upload(camtDocument({ entries: entry('5.00', 'CRDT') + foreign }));
    expect(accountsOf(imported)).toEqual(['DE89500105170123456701 EUR']);
    const { items } = (await admin.get(`/api/admin/bank-transactions?statement_id=${imported.body.data.id}`)).body.data;
    expect(items.map(({ amount, currency }: { amount: number; currency: string }) => [amount, currency])).toEqual(
      expect.arrayContaining([
        [5, 'EUR'],
        [29.06, 'USD'],
      ]),
    );
  });

  test('statements of several accounts are listed in the order of the file', async () => {
    const of = (account: string) => mt940Message({ account, entries: credit('Order 7') });
    const imported = await upload(of('NL91ABNA0417164300') + of('DE89370400440532013000'));
    expect(accountsOf(imported)).toEqual(['NL91ABNA0417164300 EUR', 'DE89370400440532013000 EUR']);
  });

  test('a national account number counts as the IBAN that ends in it only if both name the same bank', async () => {
    await upload(mt940Message({ account: 'CH6630808001234567890', entries: credit('Order 8') }));
    const accountAt = async (account: string, text: string) =>
      accountsOf(await upload(mt940Message({ account, entries: credit(text) })))[0];
    expect(await accountAt('DABADKKK/1234567890', 'Order 9')).toBe('1234567890 EUR');
    expect(await accountAt('20070000/1234567890', 'Order 10')).toBe('1234567890 EUR');
    expect(await accountAt('30808/1234567890', 'Order 11')).toBe('CH6630808001234567890 EUR');
    expect(await accountAt('RAIFCH22/1234567890', 'Order 12')).toBe('CH6630808001234567890 EUR');
    await upload(mt940Message({ account: 'NL49TRIO0390123456', entries: credit('Order 13') }));
    expect(await accountAt('TRIODOSBANK/0390123456', 'Order 14')).toBe('NL49TRIO0390123456 EUR');
  });
});

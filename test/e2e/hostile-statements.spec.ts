import { gzipSync } from 'node:zlib';
import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { camtOf } from '../fixtures/bank-statements/write-statement.js';
import { offerBankInvoice } from '../fixtures/orders.js';

const ACCOUNT = 'DE89370400440532013000';
const MIB = 1024 * 1024;

let shop: TestShop;
let admin: Client;
let made = 0;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  await offerBankInvoice(admin, { account_number: ACCOUNT, bank_code: 'COBADEFFXXX' });
});
afterAll(() => shop?.close());

const listed = async (query: string) => (await admin.get(`/api/admin/bank-transactions?${query}`)).body.data.items;
const counted = async (): Promise<number> =>
  Number((await shop.db.query<{ n: string }>('SELECT count(*) AS n FROM bank_transaction'))[0]!.n);

function upload(file: string | Uint8Array, name = 'statement'): Promise<Answered> {
  const form = new FormData();
  form.append('account', ACCOUNT);
  form.append('file', new Blob([file as BlobPart]), name);
  return admin.upload('/api/admin/bank-statements', form);
}

const camt = (text: string, name = 'Anna Weber'): string =>
  camtOf({
    ...{ account: ACCOUNT, day: '2026-11-20', opening: '0.00' },
    entries: [{ amount: '5.00', reference: `H-${++made}`, text, name }],
  });

const csv = (...rows: string[]): string => ['Date,Amount,Currency,Description,Name', ...rows, ''].join('\n');

/** Ten levels of entities, each of which is ten of the next: a gigabyte of text. */
const BOMB = `<!DOCTYPE d [<!ENTITY a0 "0123456789">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
).join('')}]>`;

/** An archive with one entry that claims to be 4 GiB, whose contents are ten MiB of zeros when unpacked. */
function zipBomb(): Buffer {
  const packed = gzipSync(Buffer.alloc(10 * MIB)).subarray(10, -8);
  const header = Buffer.alloc(30 + 5);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(0xffffffff, 22);
  header.writeUInt16LE(5, 26);
  header.write('a.xml', 30);
  return Buffer.concat([header, packed]);
}

const open = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>';
const END = '</BkToCstmrStmt></Document>';

describe('hostile bank statements', () => {
  test.each<[string, () => string | Uint8Array]>([
    ['XML with an entity bomb', () => BOMB + camt('&a9;').split('\n').slice(1).join('\n')],
    [
      'XML with an entity of a file on the server',
      () => `<!DOCTYPE d [<!ENTITY f SYSTEM "file:///etc/passwd">]>${camt('&f;').split('\n').slice(1).join('\n')}`,
    ],
    ['XML of one line of 9.9 MiB', () => open + 'x'.repeat(9.9 * MIB)],
    ['XML with a depth of 100,000 elements', () => open + '<a>'.repeat(100_000) + '</a>'.repeat(100_000)],
    ['XML with an amount of 400 digits', () => camt('x').replace('5.00', '9'.repeat(400))],
    ['XML with an amount in scientific notation', () => camt('x').replaceAll('>5.00<', '>1e309<')],
    ['XML with a booking day in the year 0', () => camt('x').replaceAll('2026-11-20', '0000-00-00')],
    ['a CAMT message whose entry is in no statement', () => `${open}<Ntry><Amt Ccy="EUR">5</Amt></Ntry>${END}`],
    ['a CAMT message without a statement', () => `${open}<GrpHdr><MsgId>1</MsgId></GrpHdr>${END}`],
    ['an MT940 text of one line of 9.9 MiB', () => `:20:x\r\n:25:${ACCOUNT}\r\n:86:${'x'.repeat(9.9 * MIB)}`],
    ['a CSV file of one line of 9.9 MiB', () => 'a,b,'.repeat(2.4 * MIB)],
    ['a CSV file with amounts like 1e309', () => csv('2026-11-20,1e309,EUR,x,y', '2026-11-21,-1e309,EUR,x,y')],
    ['a CSV file with amounts of 40 digits', () => csv(`2026-11-20,${'9'.repeat(40)},EUR,x,y`)],
    ['a CSV file with days of the year 0', () => csv('0000-00-00,1.00,EUR,x,y')],
    ['a zip bomb', zipBomb],
    ['a gzip bomb', () => gzipSync(Buffer.alloc(100 * MIB))],
    ['A file of bytes that are no text', () => Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))],
  ])('%s is refused as unreadable, and nothing is stored', async (_, make) => {
    const before = await counted();
    const { status, body } = await upload(make());
    expect([status, body.code]).toEqual([422, expect.stringMatching(/^(?:unreadable_statement|columns_needed)$/)]);
    expect(await counted()).toBe(before);
  });

  test('a form that is sent as a gzip bomb is refused before it is unpacked', async () => {
    const form = Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(50 * MIB)}\r\n--b--\r\n`,
    );
    const { token } = (admin as unknown as { options: { token: string } }).options;
    const response = await fetch(`${shop.url}/api/admin/bank-statements`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
        ...{ 'content-encoding': 'gzip' },
      },
      body: gzipSync(form),
    });
    expect([400, 413, 415]).toContain(response.status);
    await response.text();
  });

  test('a bank statement above 10 MiB is 413', async () => {
    expect((await upload('x'.repeat(10 * MIB + 1))).status).toBe(413);
  });

  test('a bank statement of a million empty XML elements has no transactions', async () => {
    const before = await counted();
    const { status, body } = await upload(`${open}<Stmt><Id>1</Id>${'<a/>'.repeat(1_000_000)}</Stmt>${END}`);
    expect([status, body.data.transactions.total, await counted()]).toEqual([201, 0, before]);
  });

  test('a bank statement of the year 9999 is stored with its days', async () => {
    const imported = await upload(camt('far').replaceAll('2026-11-20', '9999-12-31'));
    expect(imported.status).toBe(201);
    expect(await listed(`statement_id=${imported.body.data.id}`)).toMatchObject([{ booked_on: '9999-12-31' }]);
  });
});

describe('names and texts of bank transactions that other programs could execute', () => {
  const FORMULAS = ['=HYPERLINK("http://evil.example";"Pay")', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', '  =1'];

  test('formulas in names and texts are marked as text in the export of bank transactions', async () => {
    const cells = FORMULAS.map((text) => `"${text.replaceAll('"', '""')}"`);
    const imported = await upload(csv(...cells.map((cell, at) => `2026-11-2${at},1.0${at},EUR,${cell},${cell}`)));
    expect(imported.status).toBe(201);
    const { text } = await admin.get('/api/admin/bank-transactions/export?state=unmatched');
    const rows = text.split('\r\n').filter((row) => row.includes('HYPERLINK'));
    expect(rows).toHaveLength(1);
    expect(text).not.toMatch(/(?:^|[,;\r\n])"?[ \t]*[=+@]/m);
    expect(text).not.toMatch(/(?:^|[,;\r\n])"?[ \t]*-(?!\d+(?:\.\d+)?"?(?:[,;\r\n]|$))/m);
  });

  test.each([
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['bidirectional overrides', 'abc\u202egpj.exe\u2066x\u2069'],
    ['emoji and combining marks', '👩‍👩‍👧 Z\u0351\u0352'],
    ['SQL', `'); DROP TABLE bank_transaction; --`],
    ['placeholders of templates', '{{constructor.constructor("return 1")()}} ${7*7} {number}'],
  ])('%s in a name and a text: the bank transaction keeps it as it is', async (_, text) => {
    const sent = await admin.post('/api/admin/bank-transactions', {
      ...{ account: ACCOUNT, currency: 'EUR' },
      transactions: [
        {
          ...{ external_id: `H-${++made}`, booked_on: '2026-11-20', amount: 3.21 },
          ...{ counterparty: { name: text }, remittance_information: text },
        },
      ],
    });
    expect(sent.status).toBe(201);
    const [found] = await listed(`statement_id=${sent.body.data.id}`);
    expect([found.counterparty.name, found.remittance_information]).toEqual([text, text]);
  });

  test.each([
    ['NUL', 'a\\u0000b'],
    ['Half of a surrogate pair', 'a\\ud800b'],
  ])('%s in a sent bank transaction is refused with 400', async (_, escaped) => {
    const answered = await admin.post(
      '/api/admin/bank-transactions',
      `{"account":"${ACCOUNT}","currency":"EUR","transactions":[{"external_id":"H-${++made}","booked_on":"2026-11-20",` +
        `"amount":3.22,"counterparty":{"name":"${escaped}"},"remittance_information":"${escaped}"}]}`,
    );
    expect([answered.status, answered.body.code]).toEqual([400, expect.any(String)]);
  });

  test.each([
    ['an amount above all numbers', { amount: '1e309' }],
    ['an amount above what is stored', { amount: '1e15' }],
    ['an amount below a cent', { amount: '0.001' }],
    ['the amount 0', { amount: '-0' }],
    ['a day that does not exist', { booked_on: '"2026-13-45"' }],
    ['a day of the year 0', { booked_on: '"0000-01-01"' }],
    ['a day of the year 10000', { booked_on: '"10000-01-01"' }],
  ])('a sent bank transaction with %s is 422, and nothing is stored', async (_, change) => {
    const members = { external_id: `"H-${++made}"`, booked_on: '"2026-11-20"', amount: '1', ...change };
    const json = Object.entries(members).map(([name, value]) => `"${name}":${value}`);
    const before = await counted();
    const { status } = await admin.post(
      '/api/admin/bank-transactions',
      `{"account":"${ACCOUNT}","currency":"EUR","transactions":[{${json.join(',')}}]}`,
    );
    expect([status, await counted()]).toEqual([422, before]);
  });
});

import { DocumentShop } from '../fixtures/documents/document-shop.js';
import { commandsByPage } from '../fixtures/documents/not-run.js';
import { DocumentRecords } from '../fixtures/documents/records.js';
import { until } from '../fixtures/until.js';

/** What the last commands of a document must print. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  'README.md': ['Payment description:', '"payment_status":"paid"', '"message":"Order status: Completed"'],
  'docs/api.md': ['"role":"owner"'],
  'docs/getting-started.md': ['Oak tray'],
  'docs/quick-start-rest.md': ['"status":"awaiting_payment"', '"payment_status":"paid"'],
  'docs/storefront.md': ['Sitemap: ', '<urlset'],
  'docs/typed-client.md': ['payment_purpose: '],
};

describe('the commands in the documents', () => {
  let documents: DocumentShop;
  let records: DocumentRecords;

  beforeAll(async () => {
    documents = await DocumentShop.start();
    records = new DocumentRecords(documents.shop, documents.admin);
    await records.mail();
  });
  afterAll(() => documents?.close());

  /** Commands that name a record by `$ID` run one by one, each with a new record; the others share their variables. */
  async function run(commands: string): Promise<string> {
    if (!/\$ID\b/.test(commands) || /\bID=/.test(commands)) return documents.run(commands);
    const printed: string[] = [];
    for (const command of commands.trim().split('\n'))
      printed.push(await documents.run(command, command.includes('$ID') ? { ID: await records.for(command) } : {}));
    return printed.join('');
  }

  test.each([...commandsByPage('quick')])('the commands of %s succeed in the demo shop', async (page, commands) => {
    const printed = await run(page === 'README.md' ? commands : await documents.withTokens(commands));
    for (const text of PRINTED[page] ?? []) expect(printed).toContain(text);
  });

  test('the listener of docs/extending/listener.md puts orders on its picking list', async () => {
    await until(
      () => documents.shop.db.query('SELECT order_id FROM picking_list'),
      (rows) => rows.length > 0,
    );
  });

  test('the plugin of docs/extending/plugin.md answers with its error while its table is empty, and then with its row', async () => {
    const client = documents.shop.client();
    expect(await client.get('/api/hello')).toMatchObject({
      status: 404,
      body: { code: 'nobody_here', message: 'No greeting is stored yet.' },
    });
    await documents.shop.db.query("INSERT INTO greeting (name) VALUES ('Ada')");
    expect((await client.get('/api/hello')).body.data).toEqual({ name: 'Ada' });
  });
});

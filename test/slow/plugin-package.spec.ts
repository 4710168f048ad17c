import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser as Chromium } from 'puppeteer';
import { Browser, Client, createTestDatabase, type TestDatabase } from '#testing';
import { PasswordHasher } from '../../src/identity/passwords/password-hasher.js';
import { openProfile } from '../fixtures/browser/profiles.js';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct, place } from '../fixtures/orders.js';
import { PASSWORD, type Role } from '../fixtures/panel/account.js';
import { expectNoRawKeys } from '../fixtures/panel/checks.js';
import { signedIn } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';
import type { Language, Visitor } from '../fixtures/panel/visitor.js';
import { copyShop } from './copy-shop.js';
import { Direct } from './faults/direct.js';
import { freePort } from '../fixtures/free-port.js';
import { ServerProcess } from './faults/server-process.js';
import { until } from './faults/until.js';
import { installExample, packLibraries } from './install-plugin.js';

const run = promisify(execFile);

describe('a plugin that is a package outside the project', () => {
  let folder: string;
  let plugin: string;
  let database: TestDatabase;
  let env: Record<string, string>;

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'shop-plugin-')));
    const tarballs = await packLibraries(join(folder, 'packages'));
    expect(tarballs).toHaveLength(3);
    plugin = await installExample('voucher', folder, tarballs);
    database = await createTestDatabase();
    env = {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      PORT: await freePort(),
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    };
  }, 180_000);

  afterAll(async () => {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Creates a package of plain JavaScript that uses the libraries of the example plugin. */
  async function javascript(name: string, code: string): Promise<string> {
    const place = join(folder, name);
    await mkdir(join(place, 'node_modules'), { recursive: true });
    await symlink(join(plugin, 'node_modules', '@shop'), join(place, 'node_modules', '@shop'));
    await writeFile(join(place, 'package.json'), JSON.stringify({ name, type: 'module', main: 'index.js' }));
    await writeFile(join(place, 'index.js'), code);
    return place;
  }

  describe('a shop that loads the plugin through PLUGINS', () => {
    let direct: Direct;
    let server: ServerProcess;
    let admin: Client;

    beforeAll(async () => {
      direct = new Direct(database.url);
      server = await ServerProcess.start({ ...env, PLUGINS: plugin });
      admin = await direct.admin(server.url);
    }, 90_000);

    afterAll(async () => {
      const { code } = await server.end('SIGTERM');
      await direct.close();
      expect(code).toBe(0);
    });

    test('the migrations of a plugin run after those of the shop', async () => {
      const [last] = await direct.rows('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
      expect(last).toEqual({ name: 'Vouchers1763800080000' });
    });

    test('the operations of a plugin enforce their access rules and answer with the plugin’s errors', async () => {
      const guest = new Client(server.url);
      expect((await guest.post('/api/vouchers', { code: 'NOBODY-1', amount: 5, currency: 'EUR' })).status).toBe(401);
      expect(await admin.post('/api/vouchers', { code: 'x' })).toMatchObject({
        status: 422,
        body: { code: 'voucher_invalid', message: expect.stringMatching(/^A voucher needs a code/) },
      });
      const lost = await guest.get('/api/vouchers/LOST', { 'accept-language': 'uk' });
      expect(lost).toMatchObject({
        status: 404,
        body: { code: 'voucher_unknown', message: 'Ваучера LOST не існує. Перевірте код.' },
      });
    });

    test('customers pay with the gateway of a plugin, and its listener receives the event once', async () => {
      const key = '/api/admin/payment-methods/voucher';
      expect((await admin.get(key)).body).toMatchObject({ data: { active: false } });
      expect((await admin.put(key, { active: true })).status).toBe(200);
      expect((await admin.post('/api/vouchers', { code: 'GIFT-100', amount: 100, currency: 'EUR' })).status).toBe(201);
      const buyer = new Client(server.url);
      const placed = await place(buyer, await makeProduct(admin), { payment_method: 'voucher' });
      expect(placed.status).toBe(201);
      const { id, key: orderKey } = placed.body.data as { id: number; key: string };

      const page = await new Browser(server.url).open(`/order/${id}?key=${orderKey}`);
      expect(page.html).toContain('Pay with a voucher code');

      const pay = (code: string) =>
        buyer.post(
          '/api/checkout/pay/voucher',
          { order_id: id, payment_method: 'voucher', code },
          { 'x-order-key': orderKey },
        );
      expect((await pay('LOST')).body).toMatchObject({ success: false, error: expect.stringContaining('invalid') });
      expect((await pay('GIFT-100')).body).toMatchObject({ success: true, message: 'Paid by voucher.' });
      expect((await admin.get(`/api/orders/${id}`)).body.data).toMatchObject({ payment_status: 'paid' });

      const sales = () => direct.rows('SELECT order_id FROM voucher_sale');
      await until(sales, (rows) => rows.length > 0);
      const [event] = await direct.rows<{ id: string }>(
        "SELECT id FROM outbox_event WHERE type = 'PaymentCaptured' AND (data ->> 'order_id')::int = $1",
        [id],
      );
      const receipt = await direct.rows(
        "SELECT 1 FROM event_receipt WHERE event_id = $1 AND listener = 'voucher-sales'",
        [event!.id],
      );
      expect([await sales(), receipt.length]).toEqual([[{ order_id: id }], 1]);
    });
  });

  const decorated = (gateway: string, key: string, marker = 'PaymentGateway()') => `
    import { PaymentGateway, ShopPlugin } from '@shop/contracts';
    export class ${gateway} {
      key = '${key}';
      title = { en: 'Clone' };
      settings = [];
      async process() { return { success: true, transaction_id: '1', message: '' }; }
    }
    ${marker}(${gateway});
    export class ClonePlugin {}
    ShopPlugin({ name: 'clone', providers: [${gateway}] })(ClonePlugin);`;

  async function refusal(plugins: string): Promise<string> {
    const server = ServerProcess.spawn({ ...env, PLUGINS: plugins });
    const { code, stderr } = await server.ended;
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
    return stderr.trim();
  }

  test('a plugin whose gateway key is already used stops the start with one line that names package and class', async () => {
    const clone = await javascript('cash-clone', decorated('CloneGateway', 'cash'));
    expect(await refusal(clone)).toBe('Plugin cash-clone, class CloneGateway: the key "cash" is taken by CashGateway');
  });

  test('a plugin with an invalid gateway key stops the start with one line that names the key', async () => {
    const odd = await javascript('odd-key', decorated('OddGateway', 'Odd Key'));
    expect(await refusal(odd)).toMatch(/^Plugin odd-key, class OddGateway: its key "Odd Key" is not a lower-case word/);
  });

  test.each([
    ['a package that is not installed', 'no-such-package', 'Plugin no-such-package: the package is not installed'],
    ['a folder that does not exist', './no/such', 'Plugin ./no/such: there is no such file or folder'],
  ])('%s in PLUGINS stops the start with one line that names it', async (_, word, line) => {
    expect(await refusal(word)).toBe(line);
  });

  test('a package without a plugin, or one that throws, stops the start with one line that names the package', async () => {
    const empty = await javascript('empty-package', 'export const nothing = 1;');
    expect(await refusal(empty)).toBe('Plugin empty-package: it exports no class that is decorated with @ShopPlugin');
    const broken = await javascript('broken-package', "throw new Error('out of order');");
    expect(await refusal(broken)).toBe('Plugin broken-package: it cannot be loaded: out of order');
  });

  describe('a plugin with a screen, in a shop that was built with it', () => {
    let direct: Direct;
    let server: ServerProcess;
    let browser: Chromium;

    beforeAll(async () => {
      const shop = await copyShop(join(folder, 'shop'));
      const withPlugin = { ...process.env, PLUGINS: plugin };
      await run(process.execPath, [join(shop, 'scripts', 'build-panel.mjs')], { env: withPlugin });
      direct = new Direct(database.url);
      server = await ServerProcess.start({ ...env, PLUGINS: plugin }, join(shop, 'dist', 'src', 'main.js'));
      browser = await launchChromium();
    }, 180_000);

    afterAll(async () => {
      await browser?.close();
      await server?.end('SIGTERM');
      await direct?.close();
    });

    async function visit(role: Role, language: Language, width: number): Promise<Visitor> {
      await direct.rows(
        'INSERT INTO app_user (email, password_hash, role) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [`${role}@example.com`, await new PasswordHasher().hash(PASSWORD), role],
      );
      const session = new Client(server.url, { cookies: true });
      expect((await session.login(`${role}@example.com`, PASSWORD)).status).toBe(200);
      return signedIn(await openProfile(browser, server.url), session, { language, width });
    }

    /** Takes a screenshot, and expects no visible text keys of the plugin. */
    async function inspect(visitor: Visitor, name: string): Promise<void> {
      await visitor.inspect(name);
      await expectNoRawKeys(visitor.page, /\bvoucher\.\w+/g);
    }

    test('the screen of a plugin is in the navigation and calls the plugin’s operation', async () => {
      const visitor = await visit('manager', 'en', 1280);
      await visitor.open();
      await visitor.see(/Plugins\s+Vouchers/);
      await visitor.click('Vouchers', 'link');
      await visitor.see('Customers pay with a voucher code.');
      await inspect(visitor, 'vouchers-before');
      await visitor.fill('Code', 'gift-200');
      await visitor.fill('Amount', '25');
      await visitor.click('Issue voucher');
      await visitor.see('Voucher GIFT-200 issued');
      await visitor.see(/GIFT-200\s+€25\.00\s+Unused/);
      await inspect(visitor, 'vouchers');
      expect((await new Client(server.url).get('/api/vouchers/GIFT-200')).body.data).toEqual({
        code: 'GIFT-200',
        amount: 25,
        currency: 'EUR',
        spent: false,
      });
    });

    test('the screen of a plugin and the errors of its operations are in the administrator’s language', async () => {
      const visitor = await visit('manager', 'uk', 360);
      await visitor.open();
      await visitor.click(textsOf('uk')('shell.menu'));
      await visitor.click('Ваучери', 'link');
      await visitor.see('Новий ваучер');
      await visitor.see('Не використано');
      await visitor.fill('Код', 'GIFT-200');
      await visitor.fill('Сума', '10');
      await visitor.click('Випустити ваучер');
      await visitor.see('Ваучер GIFT-200 вже існує');
      await inspect(visitor, 'vouchers');
      const narrow = await visit('manager', 'en', 360);
      await narrow.open('/pages/vouchers');
      await narrow.see('Unused');
      await inspect(narrow, 'vouchers');
    });

    test('an administrator below the required role has neither the link to the plugin’s screen nor access to it', async () => {
      const visitor = await visit('support', 'en', 1280);
      await visitor.open('/pages/vouchers');
      await visitor.see(textsOf('en')('shell.not_found.title'));
      expect(await visitor.text()).not.toContain('Vouchers');
    });
  });

  test('the author of a plugin can test it with startTestShop of @shop/testing where the shop is installed', async () => {
    await symlink(process.cwd(), join(plugin, 'node_modules', 'shop-back-end'));
    const script = join(plugin, 'try.mjs');
    await writeFile(
      script,
      `import { startTestServer, startTestShop } from '@shop/testing';
       import { VoucherPlugin } from 'shop-plugin-voucher';
       const end = await startTestServer('.tmp');
       const shop = await startTestShop({ plugins: [VoucherPlugin] });
       const admin = await shop.admin();
       const { status } = await admin.post('/api/vouchers', { code: 'TEST-1', amount: 5, currency: 'EUR' });
       const { body } = await shop.client().get('/api/vouchers/TEST-1');
       process.stdout.write(JSON.stringify([status, body.data]));
       await shop.close();
       await end();`,
    );
    const { stdout } = await run(process.execPath, [script], {
      cwd: plugin,
      env: { ...process.env, TEST_DATABASE_URL: process.env['TEST_SERVER_URL'] },
    });
    expect(JSON.parse(stdout)).toEqual([201, { code: 'TEST-1', amount: 5, currency: 'EUR', spent: false }]);
  }, 90_000);
});

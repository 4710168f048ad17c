import { readFileSync } from 'node:fs';
import { Browser, startTestShop, type TestShop } from '#testing';
import { accessTable, type AccessLine } from '../../src/platform/access/access-table.js';
import { renderAccessTable } from '../../src/identity/access/render-access-table.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { SCOPES } from '../../src/platform/access/caller.js';

const PASSWORD = 'a quiet harbour at dawn';
/**
 * Operations on the caller's own account. A token passes the access check but has no account, so that the answer is
 * 403.
 */
const PERSONAL = [
  '/api/auth/me',
  '/api/auth/password',
  '/api/auth/second-factor',
  '/api/auth/sessions',
  '/admin/pages',
];
const isPersonal = (path: string): boolean =>
  path === '/admin' || PERSONAL.some((one) => path === one || path.startsWith(`${one}/`));
/** Operations with further rules of access: /metrics is open to the loopback interface. */
const OWN_RULES = ['/metrics'];
/** A guest may cancel with the order key; without it, the answer is 401. */
const BY_KEY = ['POST /api/orders/{id}/cancel'];

describe('the access table of all operations', () => {
  let shop: TestShop;
  let lines: AccessLine[];

  beforeAll(async () => {
    shop = await startTestShop();
    lines = accessTable(shop.app).filter(({ path }) => !OWN_RULES.includes(path));
  });
  afterAll(() => shop.close());

  async function ask(
    { method, path }: AccessLine,
    headers: Record<string, string>,
  ): Promise<{ status: number; code: string; location: string }> {
    const url = shop.url + path.replace('{key}', 'nonsense').replace(/\{\w+\}/g, '999999');
    const body = ['GET', 'HEAD', 'DELETE'].includes(method) ? {} : { body: '{}' };
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      ...body,
    });
    const text = await response.text();
    const location = response.headers.get('location') ?? '';
    return {
      status: response.status,
      location,
      code: text.startsWith('{') ? ((JSON.parse(text) as { code?: string }).code ?? '') : '',
    };
  }

  const name = ({ method, path }: AccessLine): string => `${method} ${path}`;

  async function bearerHeaders(scope: string): Promise<Record<string, string>> {
    const { body } = await (await shop.admin()).post('/api/auth/tokens', { name: scope, scopes: [scope] });
    return { authorization: `Bearer ${body.data.token}` };
  }

  test('every operation declares who may call it', () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter(({ admitted }) => admitted.length === 0)).toEqual([]);
  });

  test('docs/access.md is the access table of the code', () => {
    expect(readFileSync(projectFolder('docs', 'access.md'), 'utf8')).toBe(renderAccessTable(accessTable(shop.app)));
  });

  test('a guest gets 401 from every operation that does not admit anyone', async () => {
    for (const line of lines) {
      const { status } = await ask(line, {});
      if (BY_KEY.includes(name(line))) continue;
      if (line.admitted.includes('anyone')) expect([name(line), status]).not.toEqual([name(line), 401]);
      else expect([name(line), status]).toEqual([name(line), 401]);
      expect([name(line), status < 500 || status === 503]).toEqual([name(line), true]);
    }
  });

  test('only operations that are declared as pages redirect guests to the login', async () => {
    const isDoor = (path: string): boolean => path.includes('/login');
    for (const line of lines.filter(({ method, path }) => method === 'GET' && !isDoor(path))) {
      const { status, location } = await ask(line, {});
      expect([name(line), status === 303 && /\/login(\?|$)/.test(location)]).toEqual([
        name(line),
        line.pageFor !== null,
      ]);
    }
    for (const line of lines.filter(({ method, pageFor }) => method === 'POST' && pageFor !== null)) {
      const browser = new Browser(shop.url);
      await browser.open('/account/login');
      const { location, html } = await browser.submit(line.path, {});
      expect([name(line), `${location} ${html}`]).toEqual([name(line), expect.stringContaining('/account/login')]);
    }
  });

  test('a customer gets 403 from operations for administrators and tokens', async () => {
    const email = 'table@example.com';
    await shop.client().post('/api/auth/register', { email, password: PASSWORD, first_name: 'A', last_name: 'B' });
    const closed = lines.filter(({ admitted }) => !admitted.includes('anyone') && !admitted.includes('customer'));
    const client = shop.client({ cookies: true });
    await client.login(email, PASSWORD);
    const headers = { cookie: `shop=${client.cookies.get('shop')}`, 'x-csrf-token': await client.csrf() };
    for (const line of closed.filter(({ refusesCustomers }) => !refusesCustomers))
      expect([name(line), await ask(line, headers)]).toEqual([
        name(line),
        { status: 403, code: 'forbidden', location: '' },
      ]);
    // These operations hide the records of others, and some read the body first.
    for (const line of closed.filter(({ refusesCustomers }) => refusesCustomers))
      expect([name(line), (await ask(line, headers)).code]).toEqual([
        name(line),
        expect.stringMatching(/^(order_not_found|validation_failed)$/),
      ]);
    for (const line of lines.filter(({ admitted }) => admitted.includes('customer'))) {
      expect([name(line), (await ask(line, headers)).status]).not.toEqual([name(line), 401]);
    }
  });

  test.each(SCOPES.filter((scope) => scope !== 'admin'))(
    'a token with the scope %s may call the operations of that scope, and no others that are restricted',
    async (scope) => {
      const headers = await bearerHeaders(scope);
      for (const line of lines.filter(({ admitted }) => !admitted.includes('anyone'))) {
        const { status, code } = await ask(line, headers);
        const isAdmitted = line.admitted.includes(scope);
        if (isAdmitted)
          expect([name(line), status === 401 || code === 'insufficient_scope']).toEqual([name(line), false]);
        else expect([name(line), status, code]).toEqual([name(line), 403, 'insufficient_scope']);
      }
    },
  );

  test('a token with the scope admin may call every operation', async () => {
    const headers = await bearerHeaders('admin');
    for (const line of lines.filter(({ path }) => !isPersonal(path))) {
      const { status } = await ask(line, headers);
      expect([name(line), [401, 403].includes(status) && line.path !== '/api/auth/login']).toEqual([name(line), false]);
      expect([name(line), status < 500 || status === 503]).toEqual([name(line), true]);
    }
  });

  test('an invalid token gets 401 from every operation, also from those for anyone', async () => {
    // Requests of payment providers may contain a bearer secret that is not a token of the shop.
    const isOfProviders = /^POST \/(api\/payments|checkout\/return)\//;
    for (const line of lines.filter((one) => !isOfProviders.test(name(one))))
      expect([name(line), (await ask(line, { authorization: 'Bearer nonsense' })).status]).toEqual([name(line), 401]);
  });
});

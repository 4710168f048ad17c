import { readFileSync } from 'node:fs';
import { startTestShop, type Client, type TestShop } from '#testing';
import { accessTable, type AccessLine } from '../../src/platform/access/access-table.js';
import { leastRole, ADMINISTRATOR_ROLES, roleCovers } from '../../src/platform/access/caller.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { ADMIN_PASSWORD, logInAs, makeAdministrator } from '../fixtures/administrators.js';
import { makeProduct, offerBankInvoice, orderBody, pay, place } from '../fixtures/orders.js';

/** Operations that this test does not call, because they end its session or answer with a page. */
const NOT_ASKED = ['POST /api/auth/logout', 'POST /admin/logout', 'POST /account/logout'];
const REFUSALS = ['unauthenticated', 'insufficient_scope', 'manager_needed', 'owner_needed', 'csrf_failed'];

describe('operations that each role may call', () => {
  let shop: TestShop;
  let lines: AccessLine[];
  let root: Client;
  let product: number;

  beforeAll(async () => {
    shop = await startTestShop();
    root = await shop.admin();
    product = await makeProduct(root, { in_stock: 100 });
    await offerBankInvoice(root);
    lines = accessTable(shop.app);
  });
  afterAll(() => shop.close());

  const name = ({ method, path }: AccessLine): string => `${method} ${path}`;

  test.each(ADMINISTRATOR_ROLES)('%s: every operation is allowed or refused as the access table says', async (role) => {
    const client = await logInAs(shop, role);
    for (const line of lines.filter((one) => !NOT_ASKED.includes(name(one)))) {
      const path = line.path.replace('{key}', 'nonsense').replace(/\{\w+\}/g, '999999');
      const { status, body } = await client.send(
        line.method,
        path,
        ['GET', 'DELETE'].includes(line.method) ? undefined : '{}',
      );
      expect([name(line), status < 500]).toEqual([name(line), true]);
      const least = leastRole(line.admitted);
      const code = (body as { code?: string } | null)?.code ?? '';
      if (roleCovers(role, least))
        expect([name(line), status === 401 || REFUSALS.includes(code)]).toEqual([name(line), false]);
      else expect([name(line), status, code]).toEqual([name(line), 403, `${least}_needed`]);
    }
    expect((await client.get('/api/auth/me')).body.data.user.role).toBe(role);
  });

  test.each([
    ['no body', undefined, undefined],
    ['a list', '[]', 'application/json'],
    ['other types', '{"email":{"a":1},"password":[1],"next":["/"],"code":7,"token":{}}', 'application/json'],
    ['a form of lists', 'email=a&email=b&next=/&next=/&code[]=1', 'application/x-www-form-urlencoded'],
    ['parts', '--x--', 'multipart/form-data; boundary=x'],
  ])('a guest who sends %s gets no server error from any operation', async (_, body, type) => {
    for (const { method, path } of lines) {
      const address = path.replace('{key}', 'nonsense').replace(/\{\w+\}/g, '999999');
      const { status } = await shop
        .client()
        .send(
          method,
          address,
          ['GET', 'DELETE'].includes(method) ? undefined : body,
          type ? { 'content-type': type } : {},
        );
      expect([`${method} ${path}`, status < 500]).toEqual([`${method} ${path}`, true]);
    }
  });

  test.each(['/api/auth/login', '/admin/login'])(
    'a login at %s with an API token is rejected without checking the password',
    async (path) => {
      const { email } = await makeAdministrator(shop, 'owner');
      const heard = async (): Promise<unknown> =>
        shop.db.query("SELECT count(*)::int FROM audit_entry WHERE action LIKE 'login.%'");
      const before = await heard();
      for (const password of [ADMIN_PASSWORD, 'wrong wrong'])
        expect((await root.post(path, { email, password })).status).toBe(403);
      expect(await heard()).toEqual(before);
    },
  );

  test('the access table requires managers for payments and the catalog, and owners for settings and tokens', () => {
    const least = Object.fromEntries(lines.map((line) => [name(line), leastRole(line.admitted)]));
    expect(least).toMatchObject({
      'POST /api/auth/tokens': 'owner',
      'GET /api/admin/audit': 'owner',
      'PUT /api/admin/payment-methods/{key}': 'owner',
      'PUT /api/admin/settings': 'owner',
      'POST /api/products': 'manager',
      'DELETE /api/categories/{id}': 'manager',
      'POST /api/orders/{id}/verify-payment': 'manager',
      'POST /api/orders/{id}/refund': 'manager',
      'PUT /api/admin/tax': 'manager',
      'PUT /api/admin/shipping-methods/{key}': 'manager',
      'PUT /api/reviews/{id}': 'manager',
      'POST /api/admin/dead-letters/{id}/retry': 'manager',
      'GET /api/orders': 'support',
      'PUT /api/orders/{id}': 'support',
      'PUT /api/orders/{id}/status': 'support',
      'GET /api/customers': 'support',
      'GET /api/admin/mails': 'support',
      'POST /api/admin/mails/{id}/resend': 'support',
      'GET /api/auth/me': 'support',
    });
  });

  test('the least roles in docs/roles.md are those of the access table', () => {
    const documented = [
      ...readFileSync(projectFolder('docs', 'roles.md'), 'utf8').matchAll(
        /^\| [^|]+ \| (support|manager|owner) \| `([^`]+)` \|$/gm,
      ),
    ];
    const least = Object.fromEntries(lines.map((line) => [name(line), leastRole(line.admitted)]));
    expect(documented.length).toBeGreaterThan(15);
    for (const [, role, operation] of documented) expect([operation, least[operation!]]).toEqual([operation, role]);
  });

  test('support can read a hidden product, which is 404 for guests', async () => {
    const hidden = await makeProduct(root, { published: 0 });
    expect((await (await logInAs(shop, 'support')).get(`/api/products/${hidden}`)).status).toBe(200);
    expect((await shop.client().get(`/api/products/${hidden}`)).status).toBe(404);
  });

  test('support can edit orders and change their status, but not mark them as paid', async () => {
    const support = await logInAs(shop, 'support');
    const {
      body: { data: order },
    } = await place(root, product);
    expect((await support.put(`/api/orders/${order.id}`, { note: 'Ring twice' })).body.data.note).toBe('Ring twice');
    const shown = (await support.get(`/api/orders/${order.id}`)).body.data;
    expect(shown.allowed).toEqual(['awaiting_payment', 'processing', 'ready_for_shipment', 'cancelled']);
    for (const status of ['ready_for_shipment', 'shipped']) {
      expect((await support.put(`/api/orders/${order.id}/status`, { status })).body.data.status).toBe(status);
    }
    expect((await support.get(`/api/orders/${order.id}`)).body.data.allowed).toEqual(['cancelled']);
    const refused = await support.put(`/api/orders/${order.id}/status`, { status: 'paid' });
    expect([refused.status, refused.body.code]).toEqual([403, 'manager_needed']);
    expect(
      (await (await logInAs(shop, 'manager')).put(`/api/orders/${order.id}/status`, { status: 'paid' })).body.data
        .payment_status,
    ).toBe('paid');
  });

  test('support can cancel unpaid orders; only managers can cancel paid ones', async () => {
    const support = await logInAs(shop, 'support');
    const unpaid = (await place(root, product)).body.data;
    expect((await support.post(`/api/orders/${unpaid.id}/cancel`)).body.data.status).toBe('cancelled');
    const paid = (await place(root, product, { payment_method: 'bank_invoice' })).body.data;
    await pay(root, paid, 'bank_invoice');
    await root.post(`/api/orders/${paid.id}/verify-payment`);
    for (const refused of [
      await support.post(`/api/orders/${paid.id}/cancel`),
      await support.put(`/api/orders/${paid.id}/status`, { status: 'cancelled' }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([403, 'manager_needed']);
    }
    expect((await support.get(`/api/orders/${paid.id}`)).body.data).toMatchObject({
      status: 'paid',
      payment_status: 'paid',
    });
    expect((await (await logInAs(shop, 'manager')).post(`/api/orders/${paid.id}/cancel`)).body.data.status).toBe(
      'cancelled',
    );
  });

  test('only managers can send a price for an order line; that of support is ignored', async () => {
    const priced = orderBody(product, { items: [{ product_id: product, quantity: 1, price: 1 }] });
    expect((await (await logInAs(shop, 'support')).post('/api/orders', priced)).body.data.items[0].price).toBe(19.99);
    expect((await (await logInAs(shop, 'manager')).post('/api/orders', priced)).body.data.items[0].price).toBe(1);
    const {
      body: { data: order },
    } = await place(root, product);
    const edited = await (
      await logInAs(shop, 'support')
    ).put(`/api/orders/${order.id}`, { items: [{ product_id: product, quantity: 2, price: 1 }] });
    expect(edited.body.data.items[0].price).toBe(19.99);
  });
});

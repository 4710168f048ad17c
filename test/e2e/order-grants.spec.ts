import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct, offerBankInvoice, place, pay } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

interface Made {
  readonly id: number;
  readonly key: string;
}

describe('access to an order in the session', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  const order = async (): Promise<Made> => (await place(shop.client(), product)).body.data as Made;
  const grantsOf = async (): Promise<string[][]> =>
    (
      await shop.db.query<{ grants: string[] }>(
        "SELECT sess -> 'orderGrants' AS grants FROM session WHERE sess -> 'orderGrants' IS NOT NULL",
      )
    ).map(({ grants }) => grants);

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    await offerBankInvoice(admin, { auto_generate_invoice: true });
    product = await makeProduct(admin, { in_stock: 1000 });
  });
  afterAll(() => shop.close());

  test('after its link was opened, the page of an order, its forms and invoice work in that session without the key', async () => {
    const made = await order();
    await pay(shop.client(), made, 'bank_invoice');
    const browser = new Browser(shop.url);
    const first = await browser.open(`/order/${made.id}?key=${made.key}&lang=uk`, { follow: false });
    expect([first.status, first.location, first.headers.get('cache-control')]).toEqual([
      303,
      `/order/${made.id}?lang=uk`,
      'no-store',
    ]);
    const page = await until(
      () => browser.open(`/order/${made.id}`),
      ({ html }) => html.includes('/invoice'),
    );
    expect(page.status).toBe(200);
    expect(page.html).not.toContain(made.key);
    const invoice = /href="([^"]*\/api\/orders\/[^"]*\/invoice)"/.exec(page.html)![1]!;
    await until(
      () => browser.open(new URL(invoice).pathname),
      ({ status }) => status === 200,
    );
    const paid = await browser.submit(`/order/${made.id}/pay`, { payment_method: 'cash' });
    expect([paid.status, paid.location]).toEqual([303, `/order/${made.id}?said=payment_chosen`]);
    const cancelled = await browser.submit(`/order/${made.id}/cancel`, { reason: 'no' });
    expect([cancelled.status, cancelled.location]).toEqual([303, `/order/${made.id}?said=cancelled`]);
    expect(JSON.stringify(await grantsOf())).not.toContain(made.key);
    expect((await new Browser(shop.url).open(`/order/${made.id}`)).status).toBe(404);
  });

  test('a wrong order key is 404 and gives the session no access', async () => {
    const [one, other] = [await order(), await order()];
    const browser = new Browser(shop.url);
    expect((await browser.open(`/order/${one.id}?key=${other.key}`)).status).toBe(404);
    expect((await browser.open(`/order/${one.id}`)).status).toBe(404);
    expect((await browser.open(`/order/${other.id}?key=${other.key}`, { follow: false })).status).toBe(303);
    expect((await browser.open(`/order/${one.id}?key=`)).status).toBe(404);
    expect((await browser.open(`/order/${one.id}`)).status).toBe(404);
  });

  test('access to an opened order survives a login, and ends with a logout or a new key of the order', async () => {
    const [one, other] = [await order(), await order()];
    const account = {
      email: 'reader@example.com',
      password: 'a quiet harbour at dawn',
      first_name: 'A',
      last_name: 'B',
    };
    await shop.client().post('/api/auth/register', account);
    const browser = new Browser(shop.url);
    for (const { id, key } of [one, other]) await browser.open(`/order/${id}?key=${key}`);
    await browser.open('/account/login');
    expect((await browser.submit('/account/login', { email: account.email, password: account.password })).status).toBe(
      303,
    );
    expect((await browser.open(`/order/${one.id}`)).status).toBe(200);
    await shop.db.query('UPDATE shop_order SET key = reverse(key) WHERE id = $1', [other.id]);
    expect((await browser.open(`/order/${other.id}`)).status).toBe(404);
    await browser.open('/account');
    await browser.submit('/account/logout', {});
    expect((await browser.open(`/order/${one.id}`)).status).toBe(404);
  });

  test('a session has access to the fifty orders that were opened last', async () => {
    const browser = new Browser(shop.url);
    const orders: Made[] = [];
    for (let number = 0; number < 51; number++) orders.push(await order());
    for (const { id, key } of orders) await browser.open(`/order/${id}?key=${key}`);
    expect((await browser.open(`/order/${orders[0]!.id}`)).status).toBe(404);
    expect((await browser.open(`/order/${orders[1]!.id}`)).status).toBe(200);
    expect(Math.max(...(await grantsOf()).map(({ length }) => length))).toBe(50);
  });

  test('the API accepts the order key in ?key= and in X-Order-Key', async () => {
    const { id, key } = await order();
    expect((await shop.client().get(`/api/orders/${id}?key=${key}`)).status).toBe(200);
    expect((await shop.client().get(`/api/orders/${id}`, { 'x-order-key': key })).status).toBe(200);
    expect((await shop.client().get(`/api/orders/${id}`)).status).toBe(404);
  });
});

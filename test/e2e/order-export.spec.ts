import { once } from 'node:events';
import { request, type Server, type ServerResponse } from 'node:http';
import { startTestShop, type Client, type TestShop } from '#testing';
import { seedOrders } from '../../src/demo/seed/bulk/seed-orders.js';
import { OrderFacade } from '../../src/order/index.js';
import { makeProduct, orderBody, place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

/** A parser for CSV (RFC 4180). */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}

describe('the export of orders', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off' } });
    admin = await shop.admin();
    const product = await makeProduct(admin, { in_stock: 1000, price_regular: 19.99 });
    await place(shop.client(), product, {
      customer: { email: 'sum@example.com', first_name: '=SUM(A1:A9)', last_name: '@import', phone: '+380501112233' },
      note: 'One,\r\n"two" and three',
    });
    await shop
      .client()
      .post(
        '/api/orders',
        orderBody(product, { customer: { email: 'minus@example.com', first_name: '-2+3', last_name: 'Їжак' } }),
      );
    await seedOrders(shop.databaseUrl, 'EUR', 3000, () => undefined);
  });
  afterAll(() => shop?.close());

  const download = async (query = '', headers = {}): Promise<{ rows: string[][]; text: string; headers: Headers }> => {
    const answered = await admin.get(`/api/admin/orders/export?${query}`, headers);
    expect(answered.status).toBe(200);
    return { rows: parse(answered.text), text: answered.text, headers: answered.headers };
  };

  it('the export of orders is a CSV file with a row for every order that matches, in the order of the list', async () => {
    const { rows, headers } = await download('sort=id');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    const total = (await admin.get('/api/orders')).body.meta.total;
    expect(rows).toHaveLength(total + 1);
    const numbers = rows.slice(1).map(([number]) => Number(number));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([29]));
  });

  it('the export of orders sorts by time and total as the list does, without lost or repeated rows between its steps', async () => {
    for (const sort of ['-created_at', 'total', '-total']) {
      const { rows } = await download(`sort=${sort}&status=completed`);
      const { total } = (await admin.get('/api/orders?status=completed')).body.meta;
      expect(new Set(rows.slice(1).map(([number]) => number)).size).toBe(total);
      const page = (await admin.get(`/api/orders?status=completed&sort=${sort}&per_page=100&page=7`)).body.data.items;
      expect(rows.slice(601, 701).map(([number]) => Number(number))).toEqual(page.map(({ id }: { id: number }) => id));
    }
  });

  it('the export of orders has plain amounts and no formulas, and values with commas or line breaks are quoted', async () => {
    const raw = await (
      await fetch(`${shop.url}/api/admin/orders/export?q=sum@example`, { headers: await auth() })
    ).arrayBuffer();
    expect([...new Uint8Array(raw).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, row] = (await download('q=sum@example')).rows as [string[], string[]];
    const cell = (name: string): string => row[header.map((title) => title.replace('\ufeff', '')).indexOf(name)]!;
    expect(cell('Total')).toBe('19.99');
    expect(cell('First name')).toBe("'=SUM(A1:A9)");
    expect(cell('Last name')).toBe("'@import");
    expect(cell('Phone')).toBe("'+380501112233");
    expect(cell('Order notes')).toBe('One,\r\n"two" and three');
    expect((await download('q=minus@example')).rows[1]).toContain("'-2+3");
  });

  it('column titles and statuses in the export of orders are in the reader’s language', async () => {
    expect((await download('q=minus@example', { 'accept-language': 'uk' })).text).toMatch(
      /Замовлення,Код платежу,.*\r\n.*Нове/s,
    );
    expect((await download('q=minus@example', { 'accept-language': 'ru' })).text).toContain('Электронная почта');
  });

  it('an export of orders is recorded in the activity log with its filters and number of rows', async () => {
    await download('q=minus@example');
    const [entry] = await shop.db.query<{ after: { filter: { q: string } } }>(
      `SELECT after FROM audit_entry WHERE action = 'order.exported' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry!.after.filter.q).toBe('minus@example');
  });

  it('an export of orders stops reading when its client disconnects', async () => {
    const headers = await auth();
    const orders = shop.app.get(OrderFacade, { strict: false });
    const walk = orders.walk.bind(orders);
    let goAway = (): void => undefined;
    const gone = new Promise<void>((resolve) => {
      goAway = resolve;
    });
    let steps = 0;
    let ended = false;
    orders.walk = async function* (filter) {
      try {
        for await (const page of walk(filter)) {
          if (steps++ > 0) await gone;
          yield page;
        }
      } finally {
        ended = true;
      }
    };
    let noticed: Promise<unknown> = Promise.resolve();
    (shop.app.getHttpServer() as Server).prependOnceListener('request', (_, response: ServerResponse) => {
      noticed = once(response, 'close');
    });
    try {
      await new Promise<void>((resolve, reject) => {
        const asked = request(`${shop.url}/api/admin/orders/export`, { headers }, (answered) => {
          answered.once('data', () => {
            asked.destroy();
            resolve();
          });
        });
        asked.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? resolve() : reject(error)));
        asked.end();
      });
      await noticed;
      goAway();
      await until(
        () => Promise.resolve(ended),
        (is) => is,
      );
    } finally {
      orders.walk = walk;
    }
    // The export stopped after two of seven orders.
    expect(steps).toBe(2);
    expect((await admin.get('/api/orders')).status).toBe(200);
  });

  it('an export of orders with invalid filters is 422, and callers without access get 401 or 403', async () => {
    expect((await admin.get('/api/admin/orders/export?status=lost')).status).toBe(422);
    expect((await (await shop.integration('orders:read')).get('/api/admin/orders/export')).status).toBe(403);
    expect((await shop.client().get('/api/admin/orders/export')).status).toBe(401);
  });

  async function auth(): Promise<Record<string, string>> {
    const { newApiToken, sha256 } = await import('#kernel');
    const token = newApiToken();
    await shop.db.query('INSERT INTO api_token (name, hash, scopes) VALUES ($1, $2, $3)', [
      'export',
      sha256(token),
      ['admin'],
    ]);
    return { authorization: `Bearer ${token}` };
  }
});

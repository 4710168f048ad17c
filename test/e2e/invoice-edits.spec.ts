import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newApiToken, sha256 } from '#kernel';
import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import {
  requestFile,
  awaitingOrder,
  download,
  issue,
  makeProduct,
  offerBankInvoice,
  read,
  type MadeOrder,
} from '../fixtures/invoices.js';
import { until } from '../fixtures/until.js';

interface Stored {
  id: number;
  number: number;
  total: string;
  cancelled_at: Date | null;
  path: string;
  state: string;
}

describe('invoices of orders that change', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  beforeAll(async () => {
    shop = await startTestShop({ env: { SHOP_CURRENCY: 'UAH' } });
    admin = await shop.admin();
    await offerBankInvoice(admin);
    product = await makeProduct(admin, { price_regular: 50, in_stock: 1000 });
  });
  afterAll(() => shop.close());

  const items = (quantity: number) => ({ items: [{ product_id: product, quantity }] });
  const stored = (id: number): Promise<Stored[]> =>
    shop.db.query('SELECT id, number, total, cancelled_at, path, state FROM invoice WHERE order_id = $1 ORDER BY id', [
      id,
    ]);
  const order = (): Promise<MadeOrder> => awaitingOrder(shop, admin, items(2));
  const edit = async (id: number, body: object): Promise<void> => {
    expect((await admin.put(`/api/orders/${id}`, body)).status).toBe(200);
  };
  const shown = async (id: number) => (await admin.get(`/api/admin/orders/${id}/invoice`)).body.data;
  const gapless = async (): Promise<void> => {
    const numbers = (await shop.db.query<{ number: number }>('SELECT number FROM invoice ORDER BY number')).map(
      ({ number }) => number,
    );
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  };

  it('an edit of order lines cancels the invoice and automatically issues the next one', async () => {
    const made = await order();
    const first = (await issue(admin, made.id)).body.data;
    expect((await read(await download(shop, made))).text).toContain('UAH 100.00');
    await edit(made.id, items(3));
    const rows = await until(
      () => stored(made.id),
      (all) => all.length === 2,
    );
    expect(rows.map(({ total, cancelled_at }) => [total, cancelled_at !== null])).toEqual([
      ['10000', true],
      ['15000', false],
    ]);
    expect((await admin.get(`/api/orders/${made.id}`)).body.data.invoice_path).toBe(rows[1]!.path);
    expect(await shown(made.id)).toMatchObject({ total: 150, cancelled_at: null, replaces: first.number });
    const { text } = await read(await download(shop, made));
    expect(text).toContain('UAH 150.00');
    const again = await issue(admin, made.id);
    expect([again.status, again.body.data.id]).toEqual([200, rows[1]!.id]);
    const {
      body: { data },
    } = await admin.get(`/api/orders/${made.id}/history`);
    expect(data.items.map(({ kind }: { kind: string }) => kind).slice(-4)).toEqual([
      'invoice',
      'edited',
      'invoice_cancelled',
      'invoice',
    ]);
    await gapless();
  });

  it('a request for the invoice right after an edit gets the new invoice', async () => {
    const made = await order();
    await issue(admin, made.id);
    await edit(made.id, items(3));
    expect((await read(await download(shop, made))).text).toContain('UAH 150.00');
  });

  it('a changed address cancels the invoice, a changed note or tracking number does not', async () => {
    const made = await order();
    const first = (await issue(admin, made.id)).body.data;
    await edit(made.id, { note: 'Ring twice' });
    await edit(made.id, items(2));
    expect((await shown(made.id)).number).toBe(first.number);
    expect((await issue(admin, made.id)).status).toBe(200);
    await edit(made.id, { shipping_address: { city: 'Lviv' } });
    expect(await shown(made.id)).toMatchObject({ replaces: first.number });
    expect(await stored(made.id)).toHaveLength(2);
  });

  it('an edit issues no invoice for an order without one', async () => {
    const made = await order();
    await edit(made.id, items(3));
    expect((await admin.get(`/api/admin/orders/${made.id}/invoice`)).status).toBe(404);
    expect(await stored(made.id)).toEqual([]);
  });

  it('a cancelled invoice that is printed again is marked as cancelled and has no payment instructions', async () => {
    const made = await order();
    await issue(admin, made.id);
    expect((await read(await download(shop, made))).text).toContain('Payment instructions');
    expect((await admin.post(`/api/orders/${made.id}/cancel`, {})).status).toBe(200);
    const refused = await requestFile(shop, made);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'invoice_cancelled']);
    expect((await new Browser(shop.url).open(`/order/${made.id}?key=${made.key}`)).html).not.toContain(
      'Download the invoice',
    );
    const headers = await auth();
    const file = (): Promise<Response> => fetch(`${shop.url}/api/orders/${made.id}/invoice`, { headers });
    await until(
      () => stored(made.id),
      ([row]) => row!.state === 'ready' && row!.cancelled_at !== null,
    );
    for (const lost of [false, true]) {
      const [row] = await stored(made.id);
      if (lost) await rm(join(shop.dataDir, row!.path));
      const { text } = await read(await file());
      expect(text).toContain('Cancelled on');
      expect(text).not.toContain('Payment instructions');
      expect(text).not.toContain('UA08 9999');
    }
    expect((await issue(admin, made.id)).body.code).toBe('not_invoiceable');
    expect((await shown(made.id)).cancelled_at).not.toBeNull();
  });

  it('concurrent edits and requests for the invoice leave one valid invoice and no gap in the numbers', async () => {
    const made = await order();
    await issue(admin, made.id);
    const quantities = [3, 4, 5, 6];
    const answers = await Promise.all(
      quantities.flatMap((quantity) => [
        admin.put(`/api/orders/${made.id}`, items(quantity)),
        issue(admin, made.id),
        issue(admin, made.id),
        admin.get(`/api/admin/orders/${made.id}/invoice`),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { total } = (await admin.get(`/api/orders/${made.id}`)).body.data;
    expect((await issue(admin, made.id)).body.data.total).toBe(total);
    const rows = await stored(made.id);
    expect(rows.filter(({ cancelled_at }) => cancelled_at === null)).toHaveLength(1);
    expect(rows.at(-1)!.cancelled_at).toBeNull();
    await gapless();
  });

  it('an invoice is cancelled once if the order is cancelled while it is issued', async () => {
    const made = await order();
    await issue(admin, made.id);
    const answers = await Promise.all([
      admin.post(`/api/orders/${made.id}/cancel`, {}),
      ...[1, 2, 3].map(() => admin.get(`/api/admin/orders/${made.id}/invoice`)),
      issue(admin, made.id),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await shown(made.id)).cancelled_at).not.toBeNull();
    const history = (await admin.get(`/api/orders/${made.id}/history`)).body.data.items as Array<{ kind: string }>;
    expect(history.filter(({ kind }) => kind === 'invoice_cancelled')).toHaveLength(1);
    expect(await stored(made.id)).toHaveLength(1);
  });

  async function auth(): Promise<Record<string, string>> {
    const token = newApiToken();
    await shop.db.query('INSERT INTO api_token (name, hash, scopes) VALUES ($1, $2, $3)', [
      'reader',
      sha256(token),
      ['orders:read'],
    ]);
    return { authorization: `Bearer ${token}` };
  }
});

import { startTestShop, type Client, type TestShop } from '#testing';
import type { Clock } from '#kernel';

describe('requests with an Idempotency-Key', () => {
  let shop: TestShop;
  let admin: Client;
  let now = new Date('2026-11-21T10:00:00Z');
  const clock: Clock = { now: () => now };

  beforeAll(async () => {
    shop = await startTestShop({ clock });
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const make = (key: string, body: unknown = { name: 'once', scopes: ['orders:read'] }, client = admin) =>
    client.post('/api/auth/tokens', body, { 'idempotency-key': key });
  const tokens = async (): Promise<number> =>
    (await shop.db.query("SELECT FROM api_token WHERE name NOT LIKE 'test %'")).length;

  test('the same Idempotency-Key with the same body returns the stored answer and has no effect', async () => {
    const first = await make('key-1');
    const count = await tokens();
    const again = await make('key-1', { scopes: ['orders:read'], name: 'once' });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({
      success: true,
      message: expect.any(String),
      data: { token: expect.any(String) },
    });
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await tokens()).toBe(count);
  });

  test('the same Idempotency-Key with another body is 422 idempotency_key_reused', async () => {
    await make('key-2');
    const answered = await make('key-2', { name: 'another', scopes: ['orders:read'] });
    expect([answered.status, answered.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('fifty concurrent requests with one Idempotency-Key are executed once; all get that answer or 409', async () => {
    const before = await tokens();
    const answers = await Promise.all(Array.from({ length: 50 }, () => make('key-3')));
    expect(await tokens()).toBe(before + 1);
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1);
    for (const { status, body } of answers.filter((answer) => !made.includes(answer))) {
      expect([status, body.code]).toEqual([409, 'idempotency_in_progress']);
    }
  });

  test('an Idempotency-Key shorter than 16 characters never returns the cart of another guest at the same address', async () => {
    const product = (await admin.post('/api/products', { name: 'Shared', price_regular: 2, in_stock: 50 })).body.data;
    const add = (key: string, token: Record<string, string> = {}) =>
      fetch(`${shop.url}/api/cart/add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...token },
        body: JSON.stringify({ product_id: product.id, quantity: 1 }),
      });
    const first = await add('1');
    const token = { 'x-cart-token': first.headers.get('x-cart-token')! };
    expect([first.status, token['x-cart-token']]).toEqual([200, expect.stringMatching(/.{16}/)]);
    const stranger = await add('1');
    expect([stranger.status, stranger.headers.get('x-cart-token')]).not.toContain(token['x-cart-token']);
    expect((await stranger.json()) as object).toMatchObject({ errors: { 'Idempotency-Key': [expect.any(String)] } });
    const own = await add('1', token);
    expect([own.status, own.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    const long = 'f3c1a5d2-7b1e-4c55';
    const made = await add(long);
    expect((await add(long)).headers.get('x-cart-token')).toBe(made.headers.get('x-cart-token'));
  });

  test('a rejected request does not use up its Idempotency-Key', async () => {
    expect(
      (await make('key-4', { name: 'x', scopes: ['orders:read'], expires_at: '2020-01-01T00:00:00Z' })).status,
    ).toBe(422);
    expect((await make('key-4')).status).toBe(201);
  });

  test('two callers may use the same Idempotency-Key for different requests', async () => {
    const first = await make('key-5');
    const other = await make('key-5', undefined, await shop.admin());
    expect(other.status).toBe(201);
    expect(other.body.data.id).not.toBe(first.body.data.id);
  });

  test('an Idempotency-Key of more than 255 characters is 422', async () => {
    expect((await make('k'.repeat(256))).status).toBe(422);
    expect((await make('k'.repeat(255))).status).toBe(201);
  });

  test('answers stored for an Idempotency-Key contain no secrets in clear text', async () => {
    const { body } = await make('key-6');
    const rows = await shop.db.query<{ everything: string }>(
      'SELECT to_jsonb(k)::text AS everything FROM idempotency_key k',
    );
    expect(rows.map((row) => row.everything).join()).not.toContain(body.data.token.slice(5, 30));
  });

  const killed = (key: string, more = ''): Promise<unknown> =>
    shop.db.query(`UPDATE idempotency_key SET finished_at = NULL, status = NULL, body = NULL ${more} WHERE key = $1`, [
      key,
    ]);

  test('an Idempotency-Key of a request killed before its effect is 409 for a minute, then the request is executed', async () => {
    await make('key-7');
    await killed('key-7', ', done_at = NULL');
    expect((await make('key-7')).status).toBe(409);
    now = new Date(now.getTime() + 61_000);
    const answered = await make('key-7');
    expect(answered.status).toBe(201);
    expect(answered.headers.get('idempotent-replayed')).toBeNull();
  });

  test('a request killed between its commit and its answer is never repeated, so no second secret is created', async () => {
    await make('key-9');
    await killed('key-9');
    const count = await tokens();
    now = new Date(now.getTime() + 61_000);
    for (let repeat = 0; repeat < 2; repeat++) {
      const { status, body } = await make('key-9');
      expect([status, body.code]).toEqual([409, 'idempotency_answer_lost']);
    }
    expect((await make('key-9', { name: 'another', scopes: ['orders:read'] })).status).toBe(422);
    expect(await tokens()).toBe(count);
  });

  test('an Idempotency-Key is forgotten after 24 hours', async () => {
    const first = await make('key-8');
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000 + 1000);
    const answered = await make('key-8');
    expect(answered.status).toBe(201);
    expect(answered.body.data.id).not.toBe(first.body.data.id);
  });
});

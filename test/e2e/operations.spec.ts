import { connect } from 'node:net';
import type { OpenAPIObject } from '@nestjs/swagger';
import { startTestShop, type Client, type TestShop } from '#testing';
import { answerCheck, untrueExamples } from '../../libs/testing/openapi.js';
import { undocumented } from '../../src/platform/http/openapi/operations.js';
import { openApiOf } from '../../src/platform/http/openapi/serve-openapi.js';
import { Readiness } from '../../src/platform/health/readiness.js';

describe('operation of the shop', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  it('/health/live answers without a database query', async () => {
    expect(await shop.client().get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('/health/ready is 200 while the database answers and is migrated, and 503 during shutdown', async () => {
    expect(await shop.client().get('/health/ready')).toMatchObject({
      status: 200,
      body: { checks: { database: 'ok', migrations: 'ok' } },
    });
    const readiness = shop.app.get(Readiness);
    readiness.stopping = true;
    expect(await shop.client().get('/health/ready')).toMatchObject({
      status: 503,
      body: { status: 'unavailable', checks: { stopping: 'yes' } },
    });
    readiness.stopping = false;
  });

  it('/metrics is readable on the same machine, and from elsewhere for administrators only', async () => {
    await shop.client().get('/api/products');
    const { status, text } = await shop.client().get('/metrics');
    expect(status).toBe(200);
    for (const name of [
      'http_request_duration_seconds_bucket',
      'http_request_errors_total',
      'shop_db_pool_connections',
      'shop_db_pool_waiting',
      'shop_outbox_age_seconds',
      'shop_outbox_length',
      'shop_dead_letters',
      'shop_refused_stock_total',
      'nodejs_eventloop_lag_p99_seconds',
      'shop_cache_entries',
    ])
      expect(text).toContain(name);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/products",status="200"\} [1-9]/,
    );
    expect((await admin.get('/metrics', { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(200);
  });

  it('/metrics is not readable through a proxy on the same machine', async () => {
    for (const name of [
      'X-Forwarded-For',
      'Forwarded',
      'X-Real-IP',
      'X-Forwarded-Proto',
      'X-Forwarded-Host',
      'CF-Connecting-IP',
      'Via',
    ]) {
      expect([name, (await shop.client().get('/metrics', { [name]: '127.0.0.1' })).status]).toEqual([name, 401]);
    }
    // These proxies add no header: one forwards the public host name, the other uses HTTP/1.0.
    expect(await statusLine('GET /metrics HTTP/1.1\r\nHost: shop.example\r\nConnection: close')).toContain(' 401 ');
    expect(await statusLine('GET /metrics HTTP/1.0\r\nHost: 127.0.0.1')).toContain(' 401 ');
    expect(await statusLine('GET /metrics HTTP/1.1\r\nHost: localhost:9000\r\nConnection: close')).toContain(' 200 ');
  });

  const statusLine = (request: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(shop.url).port), '127.0.0.1', () => socket.write(`${request}\r\n\r\n`));
      socket
        .once('data', (answer) => {
          resolve(String(answer).split('\r\n')[0]!);
          socket.destroy();
        })
        .once('error', reject);
    });

  it('the API document has a summary and an example for every operation', () => {
    const document = openApiOf(shop.app);
    expect(document.openapi).toBe('3.1.0');
    expect(undocumented(document)).toEqual([]);
  });

  it.each([
    ['/api/products/1', 404, 'not_found', undefined],
    ['/api/products/1', 404, 'unknown_item', 'unknown_item'],
    ['/api/products/1', 409, 'stale_version', 'stale_version'],
    ['/api/products', 422, 'validation_failed', "required property 'errors'"],
  ])(
    'the test client accepts only errors that the API document lists for an operation: %s %s %s',
    (path, status, code, complaint) => {
      const body = { success: false, message: 'No.', error: 'No.', code };
      const check = (): void => answerCheck(shop.app)('GET', path, status, body);
      if (complaint === undefined) expect(check).not.toThrow();
      else expect(check).toThrow(complaint);
    },
  );

  it('every example in the API document is valid against its schema', () => {
    // A shop that runs from source has no request schemas.
    expect(untrueExamples(openApiOf(shop.app), { requests: false })).toEqual([]);
  });

  it('the API document and its page are served without inline scripts and styles', async () => {
    const { body } = await shop.client().get('/api/openapi.json');
    expect(body.paths).toHaveProperty(['/api/products', 'get']);
    const page = await shop.client().get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<script>|<style|style=|onload=/);
    for (const [, path] of page.text.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await fetch(new URL(path!, shop.url))).status).toBe(200);
  });

  it('the API document is served compressed, and `cut` selects a part of it', async () => {
    const read = async (path: string, encoding: string): Promise<{ headers: Headers; body: OpenAPIObject }> => {
      const response = await fetch(shop.url + path, { headers: { 'accept-encoding': encoding } });
      return { headers: response.headers, body: (await response.json()) as OpenAPIObject };
    };
    const whole = await read('/api/openapi.json', 'identity');
    const packed = await read('/api/openapi.json', 'gzip');
    expect([whole, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(packed.headers.get('etag')).not.toBe(whole.headers.get('etag'));
    expect(packed.body).toEqual(whole.body);
    const storefront = await read('/api/openapi.json?cut=storefront', 'gzip');
    expect(Object.keys(storefront.body.paths)).toContain('/api/cart');
    expect(Object.keys(storefront.body.paths)).not.toContain('/api/admin/settings');
    const administration = await read('/api/openapi.json?cut=administration', 'gzip');
    expect(Object.keys(administration.body.paths)).toContain('/api/admin/settings');
    const unknown = await fetch(`${shop.url}/api/openapi.json?cut=half`);
    expect(unknown.status).toBe(422);
    expect(await unknown.json()).toMatchObject({ errors: { cut: [expect.stringContaining('storefront')] } });
  });

  it('only administrators can list emails and failed jobs', async () => {
    await shop.db.query(`INSERT INTO mail (id, dedupe_key, kind, language, recipient, order_id, state)
      VALUES ('0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11', 'x', 'welcome', 'en', 'ira@example.com', 7, 'dead')`);
    expect((await admin.get('/api/admin/mails?state=dead&order_id=7')).body.data.items).toMatchObject([
      { recipient: 'ira@example.com', state: 'dead' },
    ]);
    expect((await admin.get('/api/admin/mails?state=sent')).body.meta.total).toBe(0);
    expect((await admin.get('/api/admin/mails?state=lost')).status).toBe(422);
    expect((await admin.get('/api/admin/dead-letters')).body.data.items).toEqual([]);
    expect((await admin.post('/api/admin/dead-letters/0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11/retry')).status).toBe(404);
    expect((await admin.post('/api/admin/mails/nonsense/resend')).status).toBe(404);
    expect((await admin.post('/api/admin/mails/0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11/resend')).status).toBe(200);
    expect((await admin.get('/api/admin/audit?action=mail.resent')).body.data.items).toMatchObject([
      { subject_id: '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11', actor: { kind: 'integration' } },
    ]);
    const [letter] = await shop.db.query<{ id: string }>(
      `INSERT INTO pgboss.job (name, data, source_name, source_output) VALUES ('dead_letter', '{"mail_id":"17"}',
        'mail', '{"message":"Connection refused"}') RETURNING id`,
    );
    const discarded = await Promise.all([1, 2, 3].map(() => admin.delete(`/api/admin/dead-letters/${letter!.id}`)));
    expect(discarded.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await admin.get('/api/admin/audit?action=job.discarded')).body.data.items).toMatchObject([
      {
        subject_id: letter!.id,
        before: { queue: 'mail', data: { mail_id: '17' }, error: { message: 'Connection refused' } },
      },
    ]);
    expect((await shop.client().get('/api/admin/mails')).status).toBe(401);
    expect((await (await shop.integration('orders:read')).get('/api/admin/dead-letters')).status).toBe(403);
  });
});

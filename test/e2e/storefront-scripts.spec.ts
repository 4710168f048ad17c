import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { startTestShop, type TestShop } from '#testing';
import { Scripts } from '../../src/storefront/script/scripts.js';

interface Raw {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

describe('files of the storefront script', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({
      env: { BASE_URL: 'http://localhost:3000/our', CORS_ORIGINS: 'https://blog.example.com' },
    });
  });
  afterAll(() => shop.close());

  /** Sends a request and returns the body without decompressing it. */
  const get = (path: string, headers: Record<string, string> = {}): Promise<Raw> =>
    new Promise((done, failed) => {
      request(`${shop.url}${path}`, { headers }, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () =>
            done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
          );
      })
        .on('error', failed)
        .end();
    });

  test.each([
    ['shop.js', 'text/javascript'],
    ['shop.mjs', 'text/javascript'],
    ['fast-order.js', 'text/javascript'],
    ['pages.js', 'text/javascript'],
    ['shop.d.ts', 'text/plain'],
  ])('/storefront/%s is %s for pages of any site, compressed as the browser accepts it', async (name, type) => {
    const plain = await get(`/storefront/${name}`);
    expect(plain.status).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-length': String(plain.body.length),
    });
    expect(plain.headers['vary']).toContain('Accept-Encoding');
    expect(plain.headers['set-cookie']).toBeUndefined();
    const br = await get(`/storefront/${name}`, { 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).equals(plain.body)]).toEqual(['br', true]);
    const gzip = await get(`/storefront/${name}`, { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).equals(plain.body)]).toEqual(['gzip', true]);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
  });

  test('the address of shop.js with its hash is cached forever, other addresses are revalidated', async () => {
    const address = shop.app.get(Scripts).address('shop.js');
    expect(address).toMatch(/^\/storefront\/shop\.js\?v=[0-9a-f]{12}$/);
    expect((await get(address)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const old = await get('/storefront/shop.js?v=000000000000');
    expect(old.headers['cache-control']).toBe('no-cache');
    const again = await get('/storefront/shop.js', { 'if-none-match': String(old.headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('an allowed site may load the storefront script with credentials', async () => {
    const answered = await get('/storefront/shop.mjs', { origin: 'https://blog.example.com' });
    expect(answered.headers['access-control-allow-origin']).toBe('https://blog.example.com');
    expect(answered.headers['vary']).toMatch(/Origin.*Accept-Encoding|Accept-Encoding.*Origin/);
  });

  test('shop.js contains the documented callbacks and actions', async () => {
    const { body } = await get('/storefront/shop.js');
    const text = body.toString();
    for (const name of [
      'onAddedToCart',
      'onRemovedFromCart',
      'onUpdatedCart',
      'onFastOrder',
      'wishlist',
      'compare',
      'fast-buy',
      'increment',
      'decrement',
    ])
      expect(text).toContain(name);
  });
});

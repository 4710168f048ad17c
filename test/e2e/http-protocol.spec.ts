import { request } from 'node:http';
import sharp from 'sharp';
import { startTestShop, type TestShop } from '#testing';

interface Raw {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** Headers that belong to one answer alone. */
const OF_ONE_ANSWER = ['x-request-id', 'date', 'set-cookie', 'ratelimit', 'content-length', 'transfer-encoding'];

describe('HTTP as RFC 9110 describes it', () => {
  let shop: TestShop;
  let picture: string;

  beforeAll(async () => {
    shop = await startTestShop();
    const admin = await shop.admin();
    const category = await admin.post('/api/categories', { name: 'Lamps' });
    const product = { name: 'Desk lamp', price_regular: 10, category_id: category.body.data.id, in_stock: 3 };
    await admin.post('/api/products', product);
    const form = new FormData();
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    form.append('file', new Blob([bytes as unknown as string], { type: 'image/png' }), 'lamp.png');
    const { token } = (admin as unknown as { options: { token: string } }).options;
    const uploaded = await fetch(`${shop.url}/api/admin/pictures`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    picture = ((await uploaded.json()) as { data: { image: string } }).data.image;
  });
  afterAll(() => shop?.close());

  /** As it comes over the wire. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
    new Promise((done, failed) => {
      request(`${shop.url}${path}`, { headers, method }, (response) => {
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

  const shared = ({ headers }: Raw) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name)));

  /** With a validator: nothing personal is in them. */
  const PUBLIC = [
    ['/api/products'],
    ['/api/categories?lang=uk'],
    ['/api/openapi.json'],
    ['/api/docs'],
    ['/api/docs/init.js'],
    ['/api/docs/swagger-ui.css'],
    ['/storefront/shop.js'],
    ['/storefront/shop.mjs'],
    ['/sitemap.xml'],
    ['/robots.txt'],
    ['/.well-known/security.txt'],
    ['/admin/sign-in.css'],
    ['/admin/frontend/assets/components.bundle.js'],
    ['a picture'],
  ] as const;
  const at = (path: string): string => (path === 'a picture' ? picture : path);

  describe.each(PUBLIC)('%s', (path) => {
    test.each<Record<string, string>>([{}, { 'accept-encoding': 'gzip, br' }])(
      'HEAD has the headers of GET: %j',
      async (headers) => {
        const first = await ask(at(path), headers, 'HEAD');
        const got = await ask(at(path), headers);
        const head = await ask(at(path), headers, 'HEAD');
        expect([first.status, got.status, head.status]).toEqual([200, 200, 200]);
        expect(got.headers).toMatchObject({ etag: expect.any(String), 'cache-control': expect.any(String) });
        expect(shared(first)).toEqual(shared(got));
        expect(shared(head)).toEqual(shared(got));
        expect([first.body.length, head.body.length]).toEqual([0, 0]);
      },
    );

    test.each(['GET', 'HEAD'])('%s compares If-None-Match weakly, in lists and with *', async (method) => {
      const { headers } = await ask(at(path));
      const strong = String(headers['etag']).replace(/^W\//, '');
      for (const known of [strong, `W/${strong}`, `"a", W/${strong} ,"b"`, `"a,b",${strong}`, '*']) {
        const answered = await ask(at(path), { 'if-none-match': known }, method);
        expect([known, answered.status, answered.body.length]).toEqual([known, 304, 0]);
        expect(answered.headers).toMatchObject({
          etag: headers['etag'],
          'cache-control': headers['cache-control'],
          ...(headers['vary'] && { vary: headers['vary'] }),
        });
        expect(answered.headers['content-length']).toBeUndefined();
      }
      for (const known of ['"other"', 'W/"other"', strong.slice(1, -1), `"x${strong.slice(1)}`, '"*"', '']) {
        const answered = await ask(at(path), { 'if-none-match': known }, method);
        expect([known, answered.status]).toEqual([known, 200]);
        expect(answered.body.length > 0).toBe(method === 'GET');
      }
    });
  });

  test.each(['/', '/category/lamps', '/product/desk-lamp', '/cart', '/account/login', '/nowhere', '/health/ready'])(
    'HEAD of the page %s has the status and headers of GET',
    async (path) => {
      for (const visit of [1, 2]) {
        const got = await ask(path);
        const head = await ask(path, {}, 'HEAD');
        expect([visit, head.status, shared(head)]).toEqual([visit, got.status, shared(got)]);
        expect([head.body.length, got.body.length > 0]).toEqual([0, true]);
        expect(Object.keys(head.headers).includes('set-cookie')).toBe(Object.keys(got.headers).includes('set-cookie'));
      }
    },
  );

  test('an error is never answered by 304', async () => {
    for (const path of ['/api/products/99', '/nowhere', '/media/pictures/nothing.webp'])
      expect((await ask(path, { 'if-none-match': '*' })).status).toBe(404);
  });
});

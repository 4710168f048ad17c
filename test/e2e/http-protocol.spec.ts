import { request, type Server } from 'node:http';
import { connect } from 'node:net';
import sharp from 'sharp';
import { startTestShop, type TestShop } from '#testing';

interface Raw {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** Headers that differ between two answers to the same request. */
const OF_ONE_ANSWER = ['x-request-id', 'date', 'set-cookie', 'ratelimit', 'content-length', 'transfer-encoding'];

describe('HTTP semantics (RFC 9110)', () => {
  let shop: TestShop;
  let picture: string;
  let token: string;

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
    ({ token } = (admin as unknown as { options: { token: string } }).options);
    const uploaded = await fetch(`${shop.url}/api/admin/pictures`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    picture = ((await uploaded.json()) as { data: { image: string } }).data.image;
  });
  afterAll(() => shop?.close());

  /** Sends a request and returns the raw answer. */
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

  /** Public resources with an ETag. */
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

  describe.each(PUBLIC)('HTTP caching of %s', (path) => {
    test.each<Record<string, string>>([{}, { 'accept-encoding': 'gzip, br' }])(
      `HEAD ${path} answers with the headers of GET: %j`,
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

    test.each(['GET', 'HEAD'])(`%s ${path} compares If-None-Match weakly, in lists and with *`, async (method) => {
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

  test('a range after the end of a picture is 416 with its size, and a valid range is served', async () => {
    const { length } = (await ask(picture)).body;
    const beyond = await ask(picture, { range: `bytes=${length}-` });
    expect([
      beyond.status,
      beyond.headers['content-range'],
      (JSON.parse(String(beyond.body)) as { code: string }).code,
    ]).toEqual([416, `bytes */${length}`, 'range_not_satisfiable']);
    expect(beyond.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringMatching('json'),
    });
    expect(beyond.headers['etag']).toBeUndefined();
    expect((await ask(picture, { range: 'bytes=99999-' }, 'HEAD')).status).toBe(200);
    const docs = await ask('/api/docs/swagger-ui.css', { range: 'bytes=9999999-' });
    expect([docs.status, docs.headers['content-range']]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
    const changed = await ask(picture, { 'if-match': '"another"' });
    expect([changed.status, (JSON.parse(String(changed.body)) as { code: string }).code]).toEqual([
      412,
      'precondition_failed',
    ]);
    const part = await ask(picture, { range: 'bytes=0-3' });
    expect([part.status, part.body.length, part.headers['content-range']]).toEqual([206, 4, `bytes 0-3/${length}`]);
    for (const range of ['bytes=a-b', 'lines=1-2'])
      expect([range, (await ask(picture, { range })).status]).toEqual([range, 200]);
    expect((await ask('/media/pictures/nothing.webp', { range: 'bytes=99999-' })).status).toBe(404);
  });

  /** Everything that the server sends until it closes the connection. */
  const converse = (sent: string): Promise<string> =>
    new Promise((done, failed) => {
      const { hostname, port } = new URL(shop.url);
      const socket = connect(Number(port), hostname, () => socket.write(sent));
      let got = '';
      socket
        .on('data', (part) => (got += String(part)))
        .on('error', failed)
        .on('close', () => done(got));
    });
  const withHosts = async (path: string, hosts: string): Promise<string> =>
    (await converse(`GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)).split('\r\n')[0]!;

  test.each(['/api/products', '/', '/media/pictures/nothing.webp', '/robots.txt'])(
    'a missing, repeated or malformed Host header is 400 at %s, also if the answer is cached',
    async (path) => {
      await ask(path);
      for (const hosts of [
        '',
        'Host: localhost\r\nHost: localhost\r\n',
        'Host: localhost\r\nhOST: example.com\r\n',
        'Host:\r\n',
        ...['a b', 'a/b', 'u@a', 'a:b', 'a:70000', 'a,b', 'a..b', '[::1', '[1]', 'a"b', 'a<b>', 'é', 'a:1:2'].map(
          (host) => `Host: ${host}\r\n`,
        ),
      ])
        expect([hosts, await withHosts(path, hosts)]).toEqual([hosts, 'HTTP/1.1 400 Bad Request']);
    },
  );

  test('Host headers with names, IP addresses and ports are accepted', async () => {
    for (const host of ['localhost', 'a-b.example.', 'my_shop:3000', '127.0.0.1:80', '[::1]:443', 'xn--80ak6aa92e.com'])
      expect([host, await withHosts('/api/products', `Host: ${host}\r\n`)]).toEqual([host, 'HTTP/1.1 200 OK']);
    expect(await converse('GET /api/products HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 OK/);
  });

  test('the error for an invalid Host header says what is wrong', async () => {
    const answered = await converse('GET /api/products HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(answered).toContain('"code":"unreadable_body"');
    expect(answered).toContain('The Host header is missing, repeated or malformed.');
  });

  test('a client that sends headers or body too slowly gets 408 and is disconnected', async () => {
    const server = shop.app.getHttpServer() as Server;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
    Object.assign(server, { headersTimeout: 300, requestTimeout: 600 });
    try {
      const host = 'Host: localhost\r\n';
      const answers = await Promise.all([
        converse(''),
        converse(`GET / HTTP/1.1\r\n${host}`),
        converse(
          `POST /api/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
        ),
      ]);
      expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(Array(3).fill('HTTP/1.1 408 Request Timeout'));
    } finally {
      Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000 });
    }
    // A check every half minute would turn a limit of ten seconds into up to forty.
    expect((server as unknown as { connectionsCheckingInterval: number }).connectionsCheckingInterval).toBe(1_000);
  });

  test.each([
    ['POST', '/api/auth/login', 'text/plain', 'Send the body as application/json.'],
    ['PUT', '/api/admin/settings', 'multipart/form-data; boundary=x', 'Send the body as application/json.'],
    ['POST', '/api/admin/pictures', 'application/json', 'Send the body as multipart/form-data.'],
    ['POST', '/api/admin/pictures', 'text/plain', 'Send the body as multipart/form-data.'],
    ['POST', '/api/admin/pictures', 'multipart/form-data', 'Send the body as multipart/form-data.'],
    [
      'POST',
      '/checkout/process',
      'text/plain',
      'Send the body as application/json or application/x-www-form-urlencoded.',
    ],
    [
      'POST',
      '/api/csp-reports',
      'text/plain',
      'Send the body as application/csp-report, application/reports+json or application/json.',
    ],
    ['POST', '/api/auth/login', 'application/json; charset=utf-16', 'Send the body in UTF-8.'],
    ['POST', '/checkout/process', 'application/x-www-form-urlencoded; charset=koi8-r', 'Send the body in UTF-8.'],
  ])('%s %s with a body of the type %s is 415: %s', async (method, path, type, message) => {
    const response = await fetch(shop.url + path, {
      method,
      body: '{}',
      headers: { 'content-type': type, accept: 'application/json', authorization: `Bearer ${token}` },
    });
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([415, message]);
  });

  test('a body with an unknown compression is 415 and the answer lists the supported ones', async () => {
    const response = await fetch(`${shop.url}/api/auth/login`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'content-encoding': 'compress' },
    });
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      415,
      'Send the body uncompressed, or compressed with gzip, deflate, br or zstd.',
    ]);
  });

  test('an error is never answered with 304', async () => {
    for (const path of ['/api/products/99', '/nowhere', '/media/pictures/nothing.webp'])
      expect((await ask(path, { 'if-none-match': '*' })).status).toBe(404);
  });
});

import { startTestShop, type TestShop } from '#testing';

describe('limits, headers and errors of every request', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  const post = (body: string, contentType: string | null, path = '/api/auth/login') =>
    fetch(shop.url + path, {
      method: 'POST',
      body,
      headers: contentType === null ? {} : { 'content-type': contentType },
    });

  async function refusal(response: Response, status: number, code: string): Promise<void> {
    const body = (await response.json()) as Record<string, unknown>;
    expect([response.status, body['code']]).toEqual([status, code]);
    expect(body).toMatchObject({
      success: false,
      message: expect.any(String),
      request_id: response.headers.get('x-request-id'),
    });
    expect(body['error']).toBe(body['message']);
    expect(JSON.stringify(body)).not.toMatch(/at \w+ \(|node_modules|SELECT/);
  }

  test('a body that is not a JSON object is 400 unreadable_body', async () => {
    await refusal(await post('{"email":', 'application/json'), 400, 'unreadable_body');
    await refusal(await post('"text"', 'application/json'), 400, 'unreadable_body');
  });

  test('a body nested deeper than 32 levels is 422, and text with NUL or half a surrogate pair is 400', async () => {
    await refusal(await post('['.repeat(100_000) + ']'.repeat(100_000), 'application/json'), 422, 'nested_too_deep');
    await refusal(await post('{"a":'.repeat(40) + '1' + '}'.repeat(40), 'application/json'), 422, 'nested_too_deep');
    await refusal(await post('{"email":"a\\u0000b","password":"x"}', 'application/json'), 400, 'unreadable_body');
    await refusal(await post('{"email":"a\\ud800b","password":"x"}', 'application/json'), 400, 'unreadable_body');
    await refusal(await fetch(`${shop.url}/api/products?q=%00`), 400, 'unreadable_body');
  });

  test('a JSON list as the body of a request is 422', async () => {
    for (const path of ['/api/auth/login', '/api/orders', '/api/checkout/pay/cash']) {
      const response = await post('[]', 'application/json', path);
      expect([response.status, ((await response.json()) as { errors: unknown }).errors]).toEqual([
        422,
        { body: ['must be an object'] },
      ]);
    }
  });

  test.each([
    'a@example.com, b@example.com',
    '"a b"@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '<a@example.com>',
  ])('an email that is not one plain address is 422: %j', async (email) => {
    const body = { email, password: 'a quiet harbour at dawn', first_name: 'Olena', last_name: 'Koval' };
    const response = await post(JSON.stringify(body), 'application/json', '/api/auth/register');
    expect([response.status, Object.keys(((await response.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['email'],
    ]);
  });

  test('a body above 1 MiB is 413', async () => {
    await refusal(
      await post(JSON.stringify({ email: 'x'.repeat(1024 * 1024) }), 'application/json'),
      413,
      'payload_too_large',
    );
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of the type %s is 415 in the API',
    async (type) => {
      await refusal(await post('a=1', type), 415, 'unsupported_media_type');
    },
  );

  test('fields named __proto__ or constructor change no prototype', async () => {
    await post('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}', 'application/json');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('an unknown path is 404, and an unsupported method of a known path is 405 with Allow', async () => {
    await refusal(await fetch(`${shop.url}/api/nowhere`), 404, 'not_found');
    await refusal(await fetch(`${shop.url}/nowhere/at/all`, { method: 'POST' }), 404, 'not_found');
    const response = await fetch(`${shop.url}/api/auth/login`, { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('OPTIONS, POST');
    await refusal(response, 405, 'method_not_allowed');
    await refusal(await fetch(`${shop.url}/api/auth/tokens/1`, { method: 'PUT' }), 405, 'method_not_allowed');
  });

  test('a path with invalid percent encoding is 400', async () => {
    await refusal(await fetch(`${shop.url}/api/customers/%E0%A4%A`), 400, 'unreadable_body');
  });

  test('every answer has a new id in X-Request-Id, even if the request contains one', async () => {
    const ids = await Promise.all(
      ['abc-123', 'abc-123', 'no good <script>'].map(async (sent) =>
        (await fetch(`${shop.url}/api/auth/csrf`, { headers: { 'x-request-id': sent } })).headers.get('x-request-id'),
      ),
    );
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(3);
  });

  test('a client cannot make the activity log contain the id of another request', async () => {
    const admin = await shop.admin();
    const first = (await admin.put('/api/admin/settings', { shop_name: 'Quiet Shelf' })).headers.get('x-request-id')!;
    const forged = await admin.put('/api/admin/settings', { shop_name: 'Loud Shelf' }, { 'x-request-id': first });
    const entries = await shop.db.query<{ request_id: string }>(
      "SELECT request_id FROM audit_entry WHERE after->>'shop_name' IS NOT NULL ORDER BY id",
    );
    expect(entries.map(({ request_id }) => request_id)).toEqual([first, forged.headers.get('x-request-id')]);
    expect(forged.headers.get('x-request-id')).not.toBe(first);
  });

  test('the language is taken from ?lang=, then from the cookie, then from Accept-Language', async () => {
    const ask = async (query: string, headers: Record<string, string>) =>
      (await fetch(`${shop.url}/api/nowhere${query}`, { headers })).headers.get('content-language');
    expect(await ask('?lang=uk', { cookie: 'lang=ru', 'accept-language': 'en' })).toBe('uk');
    expect(await ask('', { cookie: 'lang=ru', 'accept-language': 'en' })).toBe('ru');
    expect(await ask('', { 'accept-language': 'de, uk;q=0.8' })).toBe('uk');
    expect(await ask('', {})).toBe('en');
  });

  test('every answer has headers that disable unneeded browser features', async () => {
    const { headers } = await fetch(`${shop.url}/api/auth/csrf`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('security headers are part of every answer: errors, cached answers, files and pages', async () => {
    const paths = [
      '/api/products',
      '/api/products',
      '/api/nowhere',
      '/',
      '/',
      '/nowhere',
      '/%00',
      '/%ff',
      '/api/products?q=%00',
      '/health/live',
      '/storefront/shop.js',
      '/robots.txt',
      '/admin',
    ];
    for (const path of paths) {
      const { headers } = await fetch(shop.url + path, { redirect: 'manual' });
      const present = [
        'permissions-policy',
        'content-security-policy',
        'x-content-type-options',
        'referrer-policy',
      ].filter((name) => headers.has(name));
      expect([path, present.length]).toEqual([path, 4]);
    }
  });

  test('/.well-known/security.txt has the contact for security reports', async () => {
    const response = await fetch(`${shop.url}/.well-known/security.txt`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = Object.fromEntries(
      (await response.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    );
    expect(fields).toEqual({
      Contact: 'mailto:shop@example.com',
      Expires: expect.any(String),
      'Preferred-Languages': 'en, uk, ru',
      Canonical: 'http://localhost:0/.well-known/security.txt',
    });
    const days = (Date.parse(fields['Expires']!) - Date.now()) / 86_400_000;
    expect([days > 100, days < 365]).toEqual([true, true]);
  });

  describe('reports about violations of the Content-Security-Policy', () => {
    const violation = {
      body: { documentURL: 'http://localhost:3000/', effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
      type: 'csp-violation',
    };
    const report = (body: unknown, headers: Record<string, string> = {}, from = shop) =>
      fetch(`${from.url}/api/csp-reports`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/reports+json', ...headers },
      });

    test('CSP reports are accepted at the address in the policy, also with a session and without a CSRF token', async () => {
      const client = shop.client({ cookies: true });
      await client.csrf();
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { headers } = await client.get('/api/auth/csrf');
      expect(headers.get('content-security-policy')).toContain('report-uri /api/csp-reports');
      const taken = await report([violation], { cookie, origin: 'http://localhost:3000' });
      expect([taken.status, await taken.text(), taken.headers.getSetCookie()]).toEqual([204, '', []]);
      expect(
        (
          await report(
            { 'csp-report': { 'document-uri': 'http://localhost:3000/' } },
            { 'content-type': 'application/csp-report' },
          )
        ).status,
      ).toBe(204);
    });

    test('CSP reports are limited in type, size and number', async () => {
      await refusal(await fetch(`${shop.url}/api/csp-reports`), 405, 'method_not_allowed');
      await refusal(await report('x', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type');
      await refusal(await report('x'.repeat(20_000)), 413, 'payload_too_large');
      const statuses: number[] = [];
      for (let sent = 0; sent < 12; sent++) statuses.push((await report([violation])).status);
      expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
      expect(Number((await report([violation])).headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  test('with https in BASE_URL, answers have HSTS and a Secure cookie with the prefix __Host-', async () => {
    const secure = await startTestShop({
      env: {
        BASE_URL: 'https://shop.example',
        API_DOCS: '0',
        SECURITY_CONTACT: 'security@shop.example',
        TRUST_PROXY: 'loopback',
      },
    });
    try {
      expect((await fetch(`${secure.url}/api/auth/csrf`)).headers.get('content-security-policy')).toContain(
        'report-to csp',
      );
      expect((await fetch(`${secure.url}/`)).headers.get('reporting-endpoints')).toBe(
        'csp="https://shop.example/api/csp-reports"',
      );
      expect(await (await fetch(`${secure.url}/.well-known/security.txt`)).text()).toContain(
        'Contact: mailto:security@shop.example\n',
      );
      for (const path of ['/api/docs', '/api/docs/init.js', '/api/openapi.json'])
        await refusal(await fetch(secure.url + path), 404, 'not_found');
      const withoutMail = { code: 'mail_not_set_up', setting: 'smtp', value: '', orders: [] };
      const notices = async () =>
        (await (await secure.admin()).get('/api/admin/dashboard')).body.data.notices as unknown;
      expect(await notices()).toEqual([withoutMail]);
      // Sends a browser's request through the trusted proxy, which does not send the client address.
      await fetch(`${secure.url}/nowhere`, { headers: { 'sec-fetch-site': 'none' } });
      expect(await notices()).toEqual(
        expect.arrayContaining([
          withoutMail,
          { code: 'proxy_without_address', setting: 'TRUST_PROXY', value: '127.0.0.1', orders: [] },
        ]),
      );
      const { headers } = await fetch(`${secure.url}/api/auth/csrf`);
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.getSetCookie()[0]).toMatch(
        /^__Host-shop=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      );
    } finally {
      await secure.close();
    }
  });

  test('a path in BASE_URL is the prefix of every address and the path of the cookie', async () => {
    const below = await startTestShop({ env: { BASE_URL: 'http://localhost:3000/store' } });
    try {
      const { headers, status } = await fetch(`${below.url}/api/auth/csrf`);
      expect(below.url).toMatch(/\/store$/);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(headers.getSetCookie()[0]).toContain('; Path=/store;');
      expect(headers.get('content-security-policy')).toContain('report-uri /store/api/csp-reports');
      expect(await (await fetch(`${below.url}/.well-known/security.txt`)).text()).toContain(
        'Canonical: http://localhost:3000/store/.well-known/security.txt',
      );
      expect((await fetch(`${below.url}/api/auth/csrf`, { method: 'PUT' })).status).toBe(405);
      expect((await fetch(`${new URL(below.url).origin}/api/auth/csrf`)).status).toBe(404);
    } finally {
      await below.close();
    }
  });
});

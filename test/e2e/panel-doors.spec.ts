import { startTestShop, type Client, type TestShop } from '#testing';
import { sessionOf } from '../fixtures/panel/account.js';

const PAGES = ['/admin', '/admin/pages/orders', '/admin/pages/orders/17', '/admin/pages/nothing'];
/** Addresses of the data API of AdminJS, which the panel does not offer. */
const DATA = [
  '/admin/api/dashboard',
  '/admin/api/resources/orders/actions/list',
  '/admin/api/resources/app_user/records/1/show',
  '/admin/api/pages/orders',
  '/admin/api/resources/orders/search/a',
];

describe('access to the panel', () => {
  let shop: TestShop;
  let owner: Client;

  beforeAll(async () => {
    shop = await startTestShop();
    owner = await sessionOf(shop, 'owner');
  });
  afterAll(() => shop.close());

  test.each(PAGES)('%s redirects a guest to the login, which leads back to it', async (path) => {
    const { status, headers, text } = await shop.client().get(path);
    expect([status, headers.get('location')]).toEqual([303, `/admin/login?next=${encodeURIComponent(path)}`]);
    expect(text).not.toContain('REDUX_STATE');
  });

  test('a customer gets 403 from the panel', async () => {
    const customer = await sessionOf(shop, 'customer');
    const { status, text } = await customer.get('/admin', { accept: 'text/html' });
    expect(status).toBe(403);
    expect(text).not.toContain('REDUX_STATE');
  });

  test.each(DATA)('%s of AdminJS is 404 for every caller and method', async (path) => {
    const statuses = await Promise.all([
      shop.client().get(path),
      owner.get(path),
      owner.post(path),
      shop.client().post(path),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('without a session, only the login and the built assets of the panel can be opened', async () => {
    const names = ['components.bundle.js', 'components.bundle.css', 'icon.svg'];
    const opened = await Promise.all(names.map((name) => shop.client().get(`/admin/frontend/assets/${name}`)));
    expect(opened.map(({ status }) => status)).toEqual(names.map(() => 200));
    const closed = [
      'assets.json',
      'components.bundle.js.br',
      'components.bundle.js.gz',
      '..%2Fsrc%2Fmain.js',
      '..%2f..%2fpackage.json',
      '__proto__',
      'constructor',
    ];
    const refused = await Promise.all(closed.map((name) => shop.client().get(`/admin/frontend/assets/${name}`)));
    expect(refused.map(({ status }) => status)).toEqual(closed.map(() => 404));
  });

  test('an asset of the panel with its hash in the address is cached forever and compressed', async () => {
    const { text } = await owner.get('/admin');
    const [, address] = /src="([^"]*components\.bundle\.js\?v=\w+)"/.exec(text)!;
    const { headers } = await shop.client().get(address!, { 'accept-encoding': 'br' });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('br');
    expect((await shop.client().get(address!.replace(/v=\w+/, 'v=old'))).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
  ])(
    'a client that accepts %s gets assets of the panel that were compressed with %s at build time',
    async (accepted, own) => {
      for (const name of ['components.bundle.js', 'components.bundle.css', 'icon.svg']) {
        const path = `/admin/frontend/assets/${name}`;
        const plain = await shop.client().get(path, { 'accept-encoding': 'identity' });
        const packed = await shop.client().get(path, { 'accept-encoding': accepted });
        expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, own]);
        expect(packed.text).toBe(plain.text);
        expect(Number(packed.headers.get('content-length'))).toBeLessThan(0.75 * plain.text.length);
        expect(packed.headers.get('vary')).toContain('Accept-Encoding');
        const tag = packed.headers.get('etag')!;
        expect(tag).not.toBe(plain.headers.get('etag'));
        const again = await shop.client().get(path, { 'accept-encoding': accepted, 'if-none-match': tag });
        expect([again.status, again.headers.get('etag')]).toEqual([304, tag]);
      }
    },
  );

  test('the page of the panel has a Content-Security-Policy with a new nonce each time, and loads nothing from other sites', async () => {
    const [first, second] = await Promise.all([owner.get('/admin'), owner.get('/admin')]);
    const policy = first.headers.get('content-security-policy')!;
    const [, nonce] = /'nonce-([^']+)'/.exec(policy)!;
    expect(policy).not.toMatch(/unsafe/);
    expect(second.headers.get('content-security-policy')).not.toContain(nonce);
    const scripts = [...first.text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!);
    expect(scripts.filter((attributes) => !attributes.includes(' src=') && attributes !== ` nonce="${nonce}"`)).toEqual(
      [],
    );
    expect(first.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(first.text).not.toMatch(/<style|style="/);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('x-frame-options')).toBe('DENY');
  });

  test('markup in the name of the shop is escaped in the page of the panel', async () => {
    const name = '</script><script>alert(1)</script><!--';
    const admin = await shop.admin();
    expect((await admin.put('/api/admin/settings', { shop_name: name })).status).toBe(200);
    const { text } = await owner.get('/admin');
    expect(text).not.toContain('<script>alert(1)');
    expect(text.split('</script>').length).toBe(text.split('<script').length);
  });

  test.each(['br', 'gzip'])(
    'the page of the panel is compressed with %s for clients that accept it',
    async (packing) => {
      const { headers, text } = await owner.get('/admin', { 'accept-encoding': packing });
      expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual([
        packing,
        'text/html; charset=utf-8',
      ]);
      expect(headers.get('vary')).toContain('Accept-Encoding');
      expect(text).toContain('REDUX_STATE');
    },
  );

  test('the page of the panel contains no email address and only the needed session data', async () => {
    const { text } = await owner.get('/admin');
    expect(text).not.toContain('owner@example.com');
    const state = JSON.parse(/window\.REDUX_STATE = (.*);\n/.exec(text)![1]!) as { session: object };
    expect(Object.keys(state.session).sort()).toEqual(['base', 'email', 'id', 'language', 'role', 'shop']);
  });

  test('a deactivated administrator is redirected from the panel to the login', async () => {
    const support = await sessionOf(shop, 'support');
    expect((await support.get('/admin')).status).toBe(200);
    await shop.db.query(`UPDATE app_user SET active = false WHERE email = 'support@example.com'`);
    expect((await support.get('/admin')).status).toBe(303);
  });
});

import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { codeAt } from '../../src/identity/second-factor/totp.js';
import { ADMIN_PASSWORD as password, logInAs, makeAdministrator } from '../fixtures/administrators.js';
import { movableClock } from '../fixtures/movable-clock.js';

let shop: TestShop;
const clock = movableClock();

beforeAll(async () => {
  shop = await startTestShop({ clock });
});
afterAll(() => shop.close());

const PROOF = '/api/auth/proof';
const SETTINGS = '/api/admin/settings';
const outcome = ({ status, body }: Answered): [number, string] => [status, body.code ?? 'ok'];

describe('sessions without reauthentication in the last five minutes', () => {
  let owner: Client;
  let administrator: number;
  let token: number;
  beforeAll(async () => {
    owner = await logInAs(shop, 'owner');
    administrator = (await makeAdministrator(shop, 'support')).id;
    token = (await owner.post('/api/auth/tokens', { name: 'till', scopes: ['orders:read'] })).body.data.id;
    clock.pass(6);
  });

  const protectedCalls: Array<[string, (client: Client) => Promise<Answered>]> = [
    ['cannot create a token', (client) => client.post('/api/auth/tokens', { name: 'x', scopes: ['admin'] })],
    ['cannot revoke a token', (client) => client.delete(`/api/auth/tokens/${token}`)],
    [
      'cannot invite an administrator',
      (client) => client.post('/api/admin/administrators', { email: 'new@example.com', role: 'owner' }),
    ],
    ['cannot change a role', (client) => client.put(`/api/admin/administrators/${administrator}`, { role: 'owner' })],
    [
      'cannot reset a second factor',
      (client) => client.delete(`/api/admin/administrators/${administrator}/second-factor`),
    ],
    ['cannot set up a second factor', (client) => client.post('/api/auth/second-factor', { password })],
    [
      'cannot create recovery codes',
      (client) => client.post('/api/auth/second-factor/recovery-codes', { password, code: '000000' }),
    ],
    [
      'cannot turn off a second factor',
      (client) => client.post('/api/auth/second-factor/disable', { password, code: '000000' }),
    ],
    [
      'cannot change a bank account',
      (client) => client.put('/api/admin/payment-methods/bank_invoice', { account_holder: 'Somebody Else' }),
    ],
    [
      'cannot set the receiver of a refund',
      (client) =>
        client.put('/api/admin/refunds/1', { receiver: { name: 'Somebody Else', account: 'DE75512108001245126199' } }),
    ],
    ['cannot change a security setting', (client) => client.put(SETTINGS, { require_second_factor: 'owner' })],
    [
      'cannot change the sender address of emails',
      (client) => client.put(SETTINGS, { mail_sender_address: 'refused@example.net' }),
    ],
    [
      'cannot change the mail server',
      (client) => client.put(SETTINGS, { smtp: { host: 'smtp.example.com', port: 25, security: 'none' } }),
    ],
  ];
  test.each(protectedCalls)('a session without recent reauthentication %s', async (_what, call) => {
    expect(outcome(await call(owner))).toEqual([403, 'proof_required']);
  });

  test('a session without recent reauthentication may do everything else, also other changes of the same resources', async () => {
    expect((await owner.put('/api/admin/payment-methods/bank_invoice', { payment_terms: 9 })).status).toBe(200);
    expect((await owner.put(SETTINGS, { low_stock_threshold: 4, require_second_factor: 'none' })).status).toBe(200);
    expect((await owner.get('/api/auth/tokens')).status).toBe(200);
  });

  test('after the password was given, a session may do protected operations for five minutes', async () => {
    expect((await owner.post(PROOF, { password: 'wrong wrong' })).body.errors).toHaveProperty('password');
    expect((await owner.post(PROOF, {})).body.errors).toHaveProperty('password');
    expect(outcome(await owner.post(PROOF, { code: '000000' }))).toEqual([409, 'second_factor_off']);
    expect((await owner.post(PROOF, { password })).body.data).toEqual({
      proven_until: new Date(clock.now().getTime() + 5 * 60_000).toISOString(),
    });
    clock.pass(4);
    expect((await owner.put('/api/admin/payment-methods/bank_invoice', { account_holder: 'Shop Ltd' })).status).toBe(
      200,
    );
    clock.pass(2);
    expect(outcome(await owner.post('/api/auth/tokens', { name: 'x', scopes: ['admin'] }))).toEqual([
      403,
      'proof_required',
    ]);
  });

  test('after a two-step code was given, a session may do protected operations, and wrong codes are limited', async () => {
    await owner.post(PROOF, { password });
    const {
      body: {
        data: { secret },
      },
    } = await owner.post('/api/auth/second-factor', { password });
    await owner.post('/api/auth/second-factor/confirm', { code: codeAt(secret, clock.now()) });
    clock.pass(20);
    expect((await owner.post(PROOF, { code: codeAt(secret, clock.now()) })).status).toBe(200);
    expect((await owner.put(SETTINGS, { administrator_idle_minutes: 60 })).status).toBe(200);
    clock.pass(20);
    for (let i = 0; i < 10; i++) expect((await owner.post(PROOF, { code: '000000' })).status).toBe(422);
    expect((await owner.post(PROOF, { code: codeAt(secret, clock.now()) })).status).toBe(429);
  });

  test('tokens need no reauthentication and cannot reauthenticate; customers cannot either', async () => {
    const root = await shop.admin();
    expect((await root.post('/api/auth/tokens', { name: 'x', scopes: ['orders:read'] })).status).toBe(201);
    expect((await root.post(PROOF, { password })).status).toBe(403);
    expect((await shop.client().post(PROOF, { password })).status).toBe(401);
  });
});

describe('second factors that the shop requires', () => {
  const require = async (rule: string): Promise<void> => {
    expect((await (await shop.admin()).put(SETTINGS, { require_second_factor: rule })).status).toBe(200);
  };
  afterEach(() => require('none'));

  test('an administrator must set up a required second factor before any other operation, and cannot turn it off', async () => {
    const manager = await logInAs(shop, 'manager');
    await require('manager');
    for (const path of ['/api/orders', '/api/admin/payment-methods', '/api/auth/sessions', '/api/admin/dashboard']) {
      expect([path, ...outcome(await manager.get(path))]).toEqual([path, 403, 'second_factor_setup_required']);
    }
    expect(outcome(await manager.put('/api/auth/me', { first_name: 'x' }))).toEqual([
      403,
      'second_factor_setup_required',
    ]);
    const hidden = (
      await (await shop.admin()).post('/api/products', { name: 'Teapot', price_regular: 20, published: 0 })
    ).body.data.id as number;
    expect((await manager.get(`/api/products/${hidden}`)).status).toBe(404);
    expect((await manager.get('/api/auth/me')).status).toBe(200);
    expect((await manager.get('/api/auth/second-factor')).body.data).toMatchObject({ enabled: false, required: true });
    const {
      body: {
        data: { secret },
      },
    } = await manager.post('/api/auth/second-factor', { password });
    expect((await manager.post('/api/auth/second-factor/confirm', { code: codeAt(secret, clock.now()) })).status).toBe(
      200,
    );
    expect((await manager.get('/api/orders')).status).toBe(200);
    clock.pass(1);
    expect(
      outcome(await manager.post('/api/auth/second-factor/disable', { password, code: codeAt(secret, clock.now()) })),
    ).toEqual([409, 'second_factor_needed']);
  });

  test('the second factor is required of the roles in the setting, also in new sessions, and not of tokens', async () => {
    const works = async (role: 'owner' | 'manager' | 'support'): Promise<boolean> =>
      (await (await logInAs(shop, role)).get('/api/orders')).status === 200;
    const all = async (): Promise<boolean[]> => [await works('owner'), await works('manager'), await works('support')];
    await require('owner');
    expect(await all()).toEqual([false, true, true]);
    await require('all');
    expect(await all()).toEqual([false, false, false]);
    expect((await (await shop.admin()).get('/api/orders')).status).toBe(200);
  });
});

describe('idle time of administrators’ sessions', () => {
  test('sessions of administrators end after the idle time in the settings, also those that are already open', async () => {
    const root = await shop.admin();
    const idle = await logInAs(shop, 'owner');
    const busy = await logInAs(shop, 'support');
    expect((await root.put(SETTINGS, { administrator_idle_minutes: 4 })).status).toBe(422);
    expect((await root.put(SETTINGS, { administrator_idle_minutes: 10 })).status).toBe(200);
    for (let i = 0; i < 3; i++) {
      clock.pass(8);
      expect((await busy.get('/api/auth/me')).status).toBe(200);
    }
    expect((await idle.get('/api/auth/me')).status).toBe(401);
    await root.put(SETTINGS, { administrator_idle_minutes: 30 });
    clock.pass(9);
    expect((await busy.get('/api/auth/me')).status).toBe(200);
    clock.pass(29);
    expect((await busy.get('/api/auth/me')).status).toBe(200);
    clock.pass(20);
    expect((await busy.get('/api/auth/me', { 'x-background': '1' })).status).toBe(200);
    clock.pass(11);
    expect((await busy.get('/api/auth/me')).status).toBe(401);
  });
});

describe('expiry of API tokens', () => {
  test('an API token is valid for 365 days by default, and without an end if that is requested', async () => {
    const root = await shop.admin();
    const make = (body: object): Promise<Answered> =>
      root.post('/api/auth/tokens', { name: 'x', scopes: ['orders:read'], ...body });
    const inDays = (days: number): string => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
    expect((await make({})).body.data.expires_at).toBe(inDays(365));
    expect((await make({ expires_in_days: 30 })).body.data.expires_at).toBe(inDays(30));
    expect((await make({ expires: 'never' })).body.data.expires_at).toBeNull();
    expect((await make({ expires: 'never', expires_in_days: 30 })).body.errors).toHaveProperty('expires');
    expect((await make({ expires: 'soon' })).status).toBe(422);
  });

  test('a password change revokes the API tokens of the account only if that is requested', async () => {
    const { email } = await makeAdministrator(shop, 'owner');
    const owner = shop.client({ cookies: true });
    await owner.login(email, password);
    const { token } = (await owner.post('/api/auth/tokens', { name: 'till', scopes: ['orders:read'] })).body.data;
    const change = async (current: string, next: string, more: object = {}): Promise<void> => {
      const answered = await owner.post('/api/auth/password', { current_password: current, password: next, ...more });
      expect(answered.status).toBe(200);
      await owner.csrf();
    };
    const works = async (): Promise<boolean> => (await shop.client({ token }).get('/api/orders')).status === 200;
    await change(password, 'a fine new password');
    expect(await works()).toBe(true);
    await change('a fine new password', 'and another fine one', { revoke_tokens: true });
    expect(await works()).toBe(false);
  });
});

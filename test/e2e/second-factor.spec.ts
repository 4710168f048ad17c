import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { codeAt } from '../../src/identity/second-factor/totp.js';
import { ADMIN_PASSWORD as password, makeAdministrator } from '../fixtures/administrators.js';
import { movableClock } from '../fixtures/movable-clock.js';

const path = '/api/auth/second-factor';

let shop: TestShop;
const clock = movableClock();
/** A code is accepted once, so the clock advances between two codes. */

beforeAll(async () => {
  shop = await startTestShop({ clock, env: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => shop.close());
beforeEach(() => clock.pass(20));

interface Enrolled {
  readonly id: number;
  readonly email: string;
  readonly client: Client;
  readonly secret: string;
  readonly codes: string[];
}

async function enrolled(): Promise<Enrolled> {
  const { id, email } = await makeAdministrator(shop, 'manager');
  const client = shop.client({ cookies: true });
  await client.login(email, password);
  const {
    body: {
      data: { secret },
    },
  } = await client.post(path, { password });
  const { body } = await client.post(`${path}/confirm`, { code: codeAt(secret, clock.now()) });
  clock.pass(1);
  return { id, email, client, secret, codes: body.data.recovery_codes };
}

const logIn = (email: string, more: object = {}, from = '192.0.2.1'): Promise<Answered> =>
  shop.client().post('/api/auth/login', { email, password, ...more }, { 'x-forwarded-for': from });
const outcomeOf = ({ status, body }: Answered): [number, string] => [status, body.code ?? 'ok'];

describe('set-up of the second factor', () => {
  test('setting up the second factor requires the password and a code of the app, and returns ten recovery codes', async () => {
    const { email } = await makeAdministrator(shop, 'owner');
    const [client, other] = [shop.client({ cookies: true }), shop.client({ cookies: true })];
    await client.login(email, password);
    await other.login(email, password);
    expect((await client.get(path)).body.data).toEqual({
      enabled: false,
      required: false,
      since: null,
      recovery_codes_left: 0,
    });
    expect((await client.post(path, { password: 'wrong wrong' })).body.errors).toEqual({
      password: ['is not your current password'],
    });
    const begun = (await client.post(path, { password })).body.data;
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(Buffer.from(begun.qr.split(',')[1], 'base64').toString()).toContain('<svg');
    expect((await client.post(`${path}/confirm`, { code: '000000' })).body.errors).toHaveProperty('code');
    expect((await logIn(email)).status).toBe(200);
    const confirmed = await client.post(`${path}/confirm`, { code: codeAt(begun.secret, clock.now()) });
    expect(new Set(confirmed.body.data.recovery_codes).size).toBe(10);
    expect((await client.get(path)).body.data).toEqual({
      enabled: true,
      required: false,
      since: clock.now().toISOString(),
      recovery_codes_left: 10,
    });
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect(outcomeOf(await client.post(path, { password }))).toEqual([409, 'second_factor_on']);
    expect(outcomeOf(await client.post(`${path}/confirm`, { code: codeAt(begun.secret, clock.now()) }))).toEqual([
      409,
      'second_factor_on',
    ]);
  });

  test('the secret of a second factor is stored encrypted, recovery codes hashed, and neither is in the activity log', async () => {
    const { id, secret, codes } = await enrolled();
    const rows = await shop.db.query(
      'SELECT * FROM second_factor f JOIN recovery_code c USING (user_id) WHERE user_id = $1',
      [id],
    );
    const audit = await shop.db.query('SELECT * FROM audit_entry');
    for (const text of [JSON.stringify(rows), JSON.stringify(audit)]) {
      for (const hidden of [secret, ...codes]) expect(text).not.toContain(hidden);
    }
  });

  test('customers and tokens cannot set up a second factor', async () => {
    expect((await (await shop.admin()).post(path, { password })).status).toBe(403);
    await shop
      .client()
      .post('/api/auth/register', { email: 'c@example.com', password, first_name: 'A', last_name: 'B' });
    const customer = shop.client({ cookies: true });
    await customer.login('c@example.com', password);
    expect((await customer.post(path, { password })).status).toBe(403);
  });
});

describe('logins with a second factor', () => {
  test('a login with a second factor asks for the code after the correct password only', async () => {
    const { email, secret } = await enrolled();
    expect(outcomeOf(await logIn(email))).toEqual([401, 'second_factor_required']);
    expect(outcomeOf(await logIn(email, { password: 'wrong wrong' }))).toEqual([401, 'invalid_credentials']);
    expect(outcomeOf(await logIn(email, { password: 'wrong wrong', code: codeAt(secret, clock.now()) }))).toEqual([
      401,
      'invalid_credentials',
    ]);
    expect(outcomeOf(await logIn(email, { code: '000000' }))).toEqual([401, 'second_factor_wrong']);
    expect((await logIn(email, { code: codeAt(secret, clock.now()) })).status).toBe(200);
  });

  test('a code of the previous or next time step is accepted, each code once', async () => {
    const { email, secret } = await enrolled();
    const late = codeAt(secret, new Date(clock.now().getTime() - 30_000));
    expect((await logIn(email, { code: late })).status).toBe(200);
    expect(outcomeOf(await logIn(email, { code: late }))).toEqual([401, 'second_factor_wrong']);
    const early = codeAt(secret, new Date(clock.now().getTime() + 30_000));
    expect((await logIn(email, { code: early })).status).toBe(200);
    expect(outcomeOf(await logIn(email, { code: codeAt(secret, clock.now()) }))).toEqual([401, 'second_factor_wrong']);
    expect(outcomeOf(await logIn(email, { code: codeAt(secret, new Date(clock.now().getTime() + 90_000)) }))).toEqual([
      401,
      'second_factor_wrong',
    ]);
  });

  test('only one of many concurrent logins with the same code succeeds', async () => {
    const { email, secret, codes } = await enrolled();
    for (const code of [codeAt(secret, clock.now()), codes[0]!]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(email, { code })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      clock.pass(16);
    }
  });

  test('a recovery code is accepted once, in any spelling', async () => {
    const { email, client, codes } = await enrolled();
    expect((await logIn(email, { code: ` ${codes[3]!.toUpperCase().replaceAll('-', ' ')}` })).status).toBe(200);
    expect(outcomeOf(await logIn(email, { code: codes[3] }))).toEqual([401, 'second_factor_wrong']);
    expect((await client.get(path)).body.data.recovery_codes_left).toBe(9);
  });

  test('after ten wrong codes an account has to wait; requests for the code page do not count', async () => {
    const { email, secret } = await enrolled();
    await shop.db.query('DELETE FROM rate_counter');
    for (let i = 0; i < 15; i++)
      expect(outcomeOf(await logIn(email, {}, `192.0.2.${i}`))).toEqual([401, 'second_factor_required']);
    for (let i = 0; i < 10; i++) expect((await logIn(email, { code: '000000' }, `192.0.2.${i}`)).status).toBe(401);
    const refused = await logIn(email, { code: codeAt(secret, clock.now()) }, '192.0.2.77');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    clock.pass(15);
    expect((await logIn(email, { code: codeAt(secret, clock.now()) }, '192.0.2.77')).status).toBe(200);
  });

  test('after fifty wrong codes in a day, an account gets 429 until the next day', async () => {
    const { email, secret } = await enrolled();
    await shop.db.query('DELETE FROM rate_counter');
    for (let i = 0; i < 50; i++) {
      if (i % 10 === 0) clock.pass(16);
      expect((await logIn(email, { code: '000000' }, `198.51.100.${i}`)).status).toBe(401);
    }
    clock.pass(16);
    expect((await logIn(email, { code: codeAt(secret, clock.now()) }, '198.51.100.200')).status).toBe(429);
    clock.pass(24 * 60);
    expect((await logIn(email, { code: codeAt(secret, clock.now()) }, '198.51.100.200')).status).toBe(200);
  });

  test('a password reset does not bypass the second factor', async () => {
    const { email, id, secret } = await enrolled();
    const { PasswordResets } = await import('../../src/identity/accounts/password-resets.js');
    const token = await shop.app.get(PasswordResets).issue(id);
    await shop.client().post('/api/auth/password/reset', { token, password: 'quite another password' });
    expect(outcomeOf(await logIn(email, { password: 'quite another password' }))).toEqual([
      401,
      'second_factor_required',
    ]);
    expect((await logIn(email, { password: 'quite another password', code: codeAt(secret, clock.now()) })).status).toBe(
      200,
    );
  });
});

describe('turning off the second factor', () => {
  test('turning off the second factor requires the password and a code', async () => {
    const { email, client, secret } = await enrolled();
    const code = codeAt(secret, clock.now());
    expect((await client.post(`${path}/disable`, { password: 'wrong wrong', code })).body.errors).toHaveProperty(
      'password',
    );
    expect((await client.post(`${path}/disable`, { password, code: '000000' })).body.errors).toHaveProperty('code');
    expect((await client.post(`${path}/disable`, { password, code })).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    expect(outcomeOf(await client.post(`${path}/disable`, { password, code }))).toEqual([409, 'second_factor_off']);
  });

  test('new recovery codes invalidate the former ones', async () => {
    const { email, client, secret, codes } = await enrolled();
    const renewed = (await client.post(`${path}/recovery-codes`, { password, code: codeAt(secret, clock.now()) })).body
      .data.recovery_codes;
    expect(outcomeOf(await logIn(email, { code: codes[0] }))).toEqual([401, 'second_factor_wrong']);
    expect((await logIn(email, { code: renewed[0] })).status).toBe(200);
  });

  test('an owner turns off the second factor of an administrator, whose sessions end and whose password then suffices', async () => {
    const { id, email, client } = await enrolled();
    const root = await shop.admin();
    expect((await root.get(`/api/admin/administrators/${id}`)).body.data.second_factor).toBe(true);
    expect((await root.delete(`/api/admin/administrators/${id}/second-factor`)).body.data.second_factor).toBe(false);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
    expect(outcomeOf(await root.delete(`/api/admin/administrators/${id}/second-factor`))).toEqual([
      409,
      'second_factor_off',
    ]);
  });
});

describe('guesses in a session', () => {
  const wrong = { password: 'wrong wrong' };
  const many = async (calls: number, call: (from: string) => Promise<Answered>): Promise<number[]> =>
    Promise.all(Array.from({ length: calls }, async (_, i) => (await call(`198.51.100.${i}`)).status));
  const failures = (id: number): Promise<unknown[]> =>
    shop.db.query(
      `SELECT action, count(*)::int AS times FROM audit_entry WHERE subject_id = $1 AND action LIKE '%.failed'
        GROUP BY action ORDER BY action`,
      [String(id)],
    );

  test('wrong codes in a session are limited to ten in 15 minutes and fifty per day across addresses, and recorded', async () => {
    const { id, client, secret } = await enrolled();
    const guess = (from: string, code = '000000'): Promise<Answered> =>
      client.post('/api/auth/proof', { code }, { 'x-forwarded-for': from });
    const statuses = await many(14, guess);
    expect([
      statuses.filter((status) => status === 422).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([10, 4]);
    expect((await guess('203.0.113.4', codeAt(secret, clock.now()))).status).toBe(429);
    expect(await failures(id)).toEqual([{ action: 'second_factor.failed', times: 10 }]);
    for (let round = 0; round < 4; round++) {
      clock.pass(16);
      await many(10, guess);
    }
    clock.pass(16);
    expect((await guess('203.0.113.4', codeAt(secret, clock.now()))).status).toBe(429);
  });

  test('wrong passwords in a session are limited to ten in 15 minutes across endpoints; correct ones do not count', async () => {
    const { id, email } = await makeAdministrator(shop, 'support');
    const client = shop.client({ cookies: true });
    await client.login(email, password);
    for (let i = 0; i < 12; i++)
      expect((await client.post(path, { password }, { 'x-forwarded-for': `192.0.2.${i}` })).status).toBe(200);
    const statuses = await many(14, (from) =>
      Number(from.split('.')[3]) % 2
        ? client.post(path, wrong, { 'x-forwarded-for': from })
        : client.post(
            '/api/auth/password',
            { current_password: wrong.password, password: 'a fine new password' },
            { 'x-forwarded-for': from },
          ),
    );
    expect(statuses.filter((status) => status === 422).length).toBe(10);
    expect((await client.post(path, { password }, { 'x-forwarded-for': '203.0.113.5' })).status).toBe(429);
    expect(await failures(id)).toEqual([{ action: 'password.failed', times: 10 }]);
    clock.pass(16);
    expect((await client.post('/api/auth/proof', { password })).status).toBe(200);
  });
});

describe('second factors after a change of SESSION_SECRET', () => {
  test('after a change of SESSION_SECRET, recovery codes are accepted and codes of the app are not', async () => {
    const { email, secret, codes } = await enrolled();
    const other = await startTestShop({
      clock,
      databaseUrl: shop.databaseUrl,
      env: { SESSION_SECRET: 'another secret, long enough for a server' },
    });
    try {
      const attempt = (code: string): Promise<Answered> =>
        other.client().post('/api/auth/login', { email, password, code });
      expect(outcomeOf(await attempt(codeAt(secret, clock.now())))).toEqual([401, 'second_factor_wrong']);
      expect((await attempt(codes[0]!)).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

describe('sessions of an account', () => {
  test('the sessions of an account are listed with device and address, and the others can be ended one by one or all at once', async () => {
    const { email } = await makeAdministrator(shop, 'support');
    const clients = [1, 2, 3].map(() => shop.client({ cookies: true }));
    for (const client of clients) {
      clock.pass(1);
      await client.login(email, password);
    }
    const {
      body: {
        data: { items },
      },
    } = await clients[2]!.get('/api/auth/sessions');
    expect(items.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
    expect(items[0]).toMatchObject({ ip: '127.0.0.1', agent: expect.any(String) });
    expect(JSON.stringify(items)).not.toContain(decodeURIComponent(clients[2]!.cookies.get('shop')!).slice(2, 34));
    expect((await clients[2]!.delete(`/api/auth/sessions/${items[2].id}`)).status).toBe(200);
    expect(await Promise.all(clients.map(async (client) => (await client.get('/api/auth/me')).status))).toEqual([
      401, 200, 200,
    ]);
    expect((await clients[2]!.delete('/api/auth/sessions')).status).toBe(200);
    expect(await Promise.all(clients.map(async (client) => (await client.get('/api/auth/me')).status))).toEqual([
      401, 401, 200,
    ]);
    expect(outcomeOf(await clients[2]!.delete(`/api/auth/sessions/${items[2].id}`))).toEqual([404, 'session_unknown']);
  });

  test('a session of another account cannot be ended', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(async () => {
        const client = shop.client({ cookies: true });
        await client.login((await makeAdministrator(shop, 'owner')).email, password);
        return client;
      }),
    );
    const {
      body: {
        data: {
          items: [theirs],
        },
      },
    } = await two!.get('/api/auth/sessions');
    expect((await one!.delete(`/api/auth/sessions/${theirs.id}`)).status).toBe(404);
    expect((await two!.get('/api/auth/me')).status).toBe(200);
  });
});

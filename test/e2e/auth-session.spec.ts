import { startTestShop, type Client, type TestShop } from '#testing';

const PASSWORD = 'a quiet harbour at dawn';

describe('sessions of customers', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  const register = (client: Client, email: string, password = PASSWORD) =>
    client.post('/api/auth/register', {
      email,
      password,
      first_name: 'Olena',
      last_name: 'Koval',
      phone: '+380441234567',
    });

  async function loggedIn(email: string): Promise<Client> {
    await register(shop.client(), email);
    const client = shop.client({ cookies: true });
    const answered = await client.login(email, PASSWORD);
    expect(answered.status).toBe(200);
    return client;
  }

  test('GET /api/auth/csrf starts a session and returns its CSRF token', async () => {
    const client = shop.client({ cookies: true });
    const answered = await client.get('/api/auth/csrf');
    expect(answered.status).toBe(200);
    expect(answered.body.data.csrf_token).toEqual(expect.any(String));
    expect(answered.headers.getSetCookie()[0]).toMatch(/^shop=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  });

  test('registration does not log in; the new account can log in immediately and read itself at /api/auth/me', async () => {
    const client = shop.client({ cookies: true });
    const answered = await register(client, 'olena@example.com');
    expect(answered.status).toBe(201);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    const login = await client.login('Olena@Example.com', PASSWORD);
    expect(login.status).toBe(200);
    expect(login.body.data.user).toMatchObject({ email: 'olena@example.com', role: 'customer' });
    const me = await client.get('/api/auth/me');
    expect(me.body.data).toMatchObject({
      user: { email: 'olena@example.com', role: 'customer' },
      customer: {
        first_name: 'Olena',
        last_name: 'Koval',
        email: 'olena@example.com',
        phone: '+380441234567',
        shipping_country: null,
      },
    });
    expect(me.headers.get('cache-control')).toBe('no-store');
  });

  test('registration answers 201 also for a registered address, keeps its password and emails its owner', async () => {
    await register(shop.client(), 'taken@example.com');
    const fresh = await register(shop.client(), 'fresh@example.com');
    const again = await register(shop.client(), 'TAKEN@example.com', 'another fine pass phrase');
    expect(again.status).toBe(fresh.status);
    expect(Object.keys(again.body.data)).toEqual(Object.keys(fresh.body.data));
    expect(again.body.message).toBe(fresh.body.message);
    expect((await shop.client({ cookies: true }).login('taken@example.com', PASSWORD)).status).toBe(200);
    const events = await shop.db.query("SELECT data FROM outbox_event WHERE type = 'RegistrationRepeated'");
    expect(events).toHaveLength(1);
  });

  test.each([
    ['a short password', { password: 'short' }, 'password'],
    ['a common password', { password: 'Password123' }, 'password'],
    ['the address as password', { password: 'weak@example.com' }, 'password'],
    ['no address', { email: 'nobody' }, 'email'],
    ['no name', { first_name: '' }, 'first_name'],
  ])('registration with %s is rejected with 422', async (_, changes, field) => {
    const body = { email: 'weak@example.com', password: PASSWORD, first_name: 'A', last_name: 'B', ...changes };
    const answered = await shop.client().post('/api/auth/register', body);
    expect(answered.status).toBe(422);
    expect(answered.body.code).toBe('validation_failed');
    expect(answered.body.errors[field]).toEqual([expect.any(String)]);
  });

  test('a password of 128 or more characters is accepted', async () => {
    const password = 'долгий пароль '.repeat(12);
    expect((await register(shop.client(), 'long@example.com', password)).status).toBe(201);
    expect((await shop.client({ cookies: true }).login('long@example.com', password)).status).toBe(200);
  });

  test('the answer to a login is the same for a wrong password and for an unknown address', async () => {
    await register(shop.client(), 'known@example.com');
    const wrong = await shop.client().post('/api/auth/login', { email: 'known@example.com', password: 'wrong wrong' });
    const unknown = await shop
      .client()
      .post('/api/auth/login', { email: 'unknown@example.com', password: 'wrong wrong' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    const { request_id: one, ...first } = wrong.body;
    const { request_id: other, ...second } = unknown.body;
    expect(first).toEqual(second);
    expect(first.code).toBe('invalid_credentials');
  });

  test('a login changes the session id and the CSRF token, and ends the previous session', async () => {
    await register(shop.client(), 'fixation@example.com');
    const client = shop.client({ cookies: true });
    const oldToken = await client.csrf();
    const oldCookie = client.cookies.get('shop');
    const answered = await client.post('/api/auth/login', { email: 'fixation@example.com', password: PASSWORD });
    expect(answered.body.data.csrf_token).not.toBe(oldToken);
    expect(client.cookies.get('shop')).not.toBe(oldCookie);
    const thief = await shop.client().get('/api/auth/me', { cookie: `shop=${oldCookie}` });
    expect(thief.status).toBe(401);
  });

  test('a logout ends the session', async () => {
    const client = await loggedIn('leaving@example.com');
    const cookie = `shop=${client.cookies.get('shop')}`;
    expect((await client.post('/api/auth/logout')).status).toBe(200);
    expect((await shop.client().get('/api/auth/me', { cookie })).status).toBe(401);
  });

  test('PUT /api/auth/me changes the fields that are sent and keeps the others', async () => {
    const client = await loggedIn('profile@example.com');
    const answered = await client.put('/api/auth/me', {
      shipping_city: 'Kyiv',
      shipping_country: 'ua',
      id: 1,
      user_id: 1,
      email: 'x@example.com',
    });
    expect(answered.status).toBe(200);
    expect(answered.body.data.customer).toMatchObject({
      first_name: 'Olena',
      shipping_city: 'Kyiv',
      shipping_country: 'UA',
      email: 'profile@example.com',
    });
    expect(
      (await client.put('/api/auth/me', { shipping_country: 'Ukraine' })).body.errors.shipping_country,
    ).toBeDefined();
  });

  test('a password change requires the current password, ends all other sessions, and gives the current session a new id', async () => {
    const client = await loggedIn('changing@example.com');
    const elsewhere = shop.client({ cookies: true });
    await elsewhere.login('changing@example.com', PASSWORD);
    const wrong = await client.post('/api/auth/password', {
      current_password: 'not this one',
      password: 'a brand new one',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.current_password).toBeDefined();
    const before = client.cookies.get('shop');
    expect(
      (await client.post('/api/auth/password', { current_password: PASSWORD, password: 'a brand new one' })).status,
    ).toBe(200);
    expect(client.cookies.get('shop')).not.toBe(before);
    expect((await client.get('/api/auth/me')).status).toBe(200);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect((await shop.client({ cookies: true }).login('changing@example.com', PASSWORD)).status).toBe(401);
  });

  test('a changed role or a closed account ends the sessions of the account', async () => {
    const client = await loggedIn('promoted@example.com');
    await shop.db.query("UPDATE app_user SET role = 'manager' WHERE email = 'promoted@example.com'");
    expect((await client.get('/api/auth/me')).status).toBe(401);
    const closed = await loggedIn('closed@example.com');
    await shop.db.query("UPDATE app_user SET active = false WHERE email = 'closed@example.com'");
    expect((await closed.get('/api/auth/me')).status).toBe(401);
    expect(
      (await shop.client().post('/api/auth/login', { email: 'closed@example.com', password: PASSWORD })).status,
    ).toBe(401);
  });

  test('a request for a password reset answers 200 also for unknown addresses, but sends an email only for known ones', async () => {
    await register(shop.client(), 'forgetful@example.com');
    const known = await shop.client().post('/api/auth/password/forgot', { email: 'forgetful@example.com' });
    const unknown = await shop.client().post('/api/auth/password/forgot', { email: 'nobody@example.com' });
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    const events = await shop.db.query<{ data: unknown }>(
      "SELECT data FROM outbox_event WHERE type = 'PasswordResetRequested'",
    );
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toMatch(/token/);
  });

  test('registrations, logins and logouts are recorded in the activity log, without secrets', async () => {
    const client = await loggedIn('audited@example.com');
    await client.post('/api/auth/logout');
    await shop.client().post('/api/auth/login', { email: 'audited@example.com', password: 'wrong wrong' });
    const admin = await shop.admin();
    const [user] = await shop.db.query<{ id: number }>("SELECT id FROM app_user WHERE email = 'audited@example.com'");
    const answered = await admin.get(`/api/admin/audit?subject_type=user&subject_id=${user!.id}`);
    const actions = answered.body.data.items.map((item: { action: string }) => item.action);
    expect(actions).toEqual(['login.failed', 'logout', 'login.succeeded', 'user.registered']);
    expect(answered.text).not.toContain(PASSWORD);
    await expect(shop.db.query('DELETE FROM audit_entry')).rejects.toThrow(/append-only/);
  });
});

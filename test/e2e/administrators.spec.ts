import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestShop, type Client, type TestShop } from '#testing';
import { ADMIN_PASSWORD, logInAs, makeAdministrator } from '../fixtures/administrators.js';
import { until } from '../fixtures/until.js';

const path = '/api/admin/administrators';
let made = 0;
const address = (): string => `invited${++made}@example.com`;

let shop: TestShop;
let owner: Client;

beforeAll(async () => {
  shop = await startTestShop();
  owner = await logInAs(shop, 'owner');
});
afterAll(() => shop.close());

/** The emails to an address, oldest first. */
const mailsTo = (email: string): string[] => {
  const folder = join(shop.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const texts = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts
    .filter((text) => text.includes(`To: ${email}`))
    .map((text) => text.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
};
const linkIn = (mail: string): string => /\/admin\/password\/\w+\?token=(\w+)/.exec(mail)![1]!;

describe('invitations of administrators', () => {
  test('an invited administrator sets a password through the mailed link and logs in with the role', async () => {
    const email = address();
    const { status, body } = await owner.post(path, { email, role: 'manager', language: 'uk' });
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({
        email,
        role: 'manager',
        state: 'invited',
        active: true,
        language: 'uk',
        second_factor: false,
      }),
    ]);
    const [mail] = await until(
      () => Promise.resolve(mailsTo(email)),
      (mails) => mails.length === 1,
    );
    expect(mail).toContain('/admin/password/invitation?token=');
    expect(
      (await shop.client().post('/api/auth/password/reset', { token: linkIn(mail!), password: 'my very own one' }))
        .status,
    ).toBe(200);
    const client = shop.client({ cookies: true });
    expect((await client.login(email, 'my very own one')).body.data.user).toMatchObject({ email, role: 'manager' });
    expect((await owner.get(`${path}/${body.data.id}`)).body.data).toMatchObject({
      state: 'active',
      sessions: 1,
      last_login_at: expect.any(String),
    });
    expect(mailsTo(email)).toHaveLength(1);
    const again = await owner.post(`${path}/${body.data.id}/invitation`);
    expect([again.status, again.body.code]).toEqual([409, 'invitation_accepted']);
    const {
      body: {
        data: { items },
      },
    } = await owner.get('/api/admin/audit?subject_type=user&subject_id=' + body.data.id);
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'login.succeeded',
      'invitation.accepted',
      'administrator.invited',
    ]);
  });

  test('an invitation can be sent again, and is valid for a week', async () => {
    const email = address();
    const { body } = await owner.post(path, { email, role: 'support' });
    await owner.post(`${path}/${body.data.id}/invitation`);
    const mails = await until(
      () => Promise.resolve(mailsTo(email)),
      (all) => all.length === 2,
    );
    expect(linkIn(mails[0]!)).not.toBe(linkIn(mails[1]!));
    const [row] = await shop.db.query<{ days: number }>(
      'SELECT extract(epoch FROM max(expires_at) - now()) / 86400 AS days FROM password_reset WHERE user_id = $1',
      [body.data.id],
    );
    expect(Math.round(Number(row!.days))).toBe(7);
  });

  test('an invitation to the address of an account is refused and reports whether it is a customer or an administrator', async () => {
    const email = address();
    await shop
      .client()
      .post('/api/auth/register', { email, password: 'a quiet harbour at dawn', first_name: 'A', last_name: 'B' });
    await shop.db.query('UPDATE app_user SET email_verified_at = now() WHERE email = $1', [email]);
    const taken = await owner.post(path, { email: email.toUpperCase(), role: 'owner' });
    expect([taken.status, taken.body.code]).toEqual([409, 'email_of_customer']);
    expect(await shop.db.query('SELECT role FROM app_user WHERE email = $1', [email])).toEqual([{ role: 'customer' }]);
    const known = await makeAdministrator(shop, 'support');
    const other = await owner.post(path, { email: known.email, role: 'owner' });
    expect([other.status, other.body.code]).toEqual([409, 'email_of_administrator']);
  });

  test('two concurrent invitations of one address create one account', async () => {
    const email = address();
    const answers = await Promise.all([1, 2, 3].map(() => owner.post(path, { email, role: 'support' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('an invitation with an invalid address or role is rejected at the field', async () => {
    const { status, body } = await owner.post(path, { email: 'nobody', role: 'king' });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['email', 'role']]);
  });
});

describe('changes of administrators', () => {
  test('a changed role ends the sessions of the administrator, and a change of an older version is a conflict', async () => {
    const { id, email } = await makeAdministrator(shop, 'support');
    const theirs = shop.client({ cookies: true });
    await theirs.login(email, ADMIN_PASSWORD);
    const {
      body: { data: before },
    } = await owner.get(`${path}/${id}`);
    const changed = await owner.put(`${path}/${id}`, { role: 'manager', version: before.version });
    expect(changed.body.data).toMatchObject({ role: 'manager', sessions: 0, version: before.version + 1 });
    expect((await theirs.get('/api/auth/me')).status).toBe(401);
    const late = await owner.put(`${path}/${id}`, { active: false, version: before.version });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    expect((await owner.put(`${path}/${id}`, { active: false })).body.data).toMatchObject({ state: 'inactive' });
    expect((await theirs.login(email, ADMIN_PASSWORD)).body.code).toBe('invalid_credentials');
    const {
      body: {
        data: { items },
      },
    } = await owner.get(`/api/admin/audit?subject_type=user&subject_id=${id}&action=administrator.changed`);
    expect(items.at(-1)).toMatchObject({ before: { role: 'support' }, after: { role: 'manager' } });
  });

  test('a changed language does not end the sessions of the administrator', async () => {
    const { id, email } = await makeAdministrator(shop, 'support');
    const theirs = shop.client({ cookies: true });
    await theirs.login(email, ADMIN_PASSWORD);
    expect((await owner.put(`${path}/${id}`, { language: 'ru' })).body.data).toMatchObject({
      language: 'ru',
      sessions: 1,
    });
  });

  test('administrators cannot change their own role, second factor or sessions through the list of administrators', async () => {
    const {
      body: {
        data: {
          user: { id },
        },
      },
    } = await owner.get('/api/auth/me');
    const answers = [
      await owner.put(`${path}/${id}`, { role: 'support' }),
      await owner.put(`${path}/${id}`, { active: false }),
      await owner.delete(`${path}/${id}/second-factor`),
      await owner.delete(`${path}/${id}/sessions`),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([409, 'own_rights']));
    expect((await owner.put(`${path}/${id}`, { role: 'owner', active: true })).status).toBe(200);
  });

  test('the account of a customer is not found among administrators', async () => {
    const email = address();
    await shop
      .client()
      .post('/api/auth/register', { email, password: 'a quiet harbour at dawn', first_name: 'A', last_name: 'B' });
    const [row] = await shop.db.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
    for (const answered of [
      await owner.get(`${path}/${row!.id}`),
      await owner.put(`${path}/${row!.id}`, { role: 'owner' }),
    ]) {
      expect([answered.status, answered.body.code]).toEqual([404, 'administrator_unknown']);
    }
  });

  test('an owner can end all sessions of another administrator', async () => {
    const { id, email } = await makeAdministrator(shop, 'support');
    const theirs = shop.client({ cookies: true });
    await theirs.login(email, ADMIN_PASSWORD);
    expect((await owner.delete(`${path}/${id}/sessions`)).body.data.sessions).toBe(0);
    expect((await theirs.get('/api/auth/me')).status).toBe(401);
  });

  test('the list of administrators can be filtered by search, role and state', async () => {
    const { email } = await makeAdministrator(shop, 'support', 'very.unusual@example.com');
    const found = await owner.get(`${path}?q=UNUSUAL&role=support&active=1`);
    expect(found.body).toMatchObject({ meta: { total: 1 }, data: { items: [{ email }] } });
    expect((await owner.get(`${path}?q=UNUSUAL&role=owner`)).body.meta.total).toBe(0);
  });
});

describe('API tokens of an administrator who loses access', () => {
  const tokenOf = async (client: Client, scopes: string[]): Promise<{ id: number; client: Client }> => {
    const { status, body } = await client.post('/api/auth/tokens', { name: scopes.join(' '), scopes });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        data: expect.objectContaining({ created_by: expect.any(Number), created_by_email: expect.any(String) }),
      }),
    ]);
    return { id: body.data.id, client: shop.client({ token: body.data.token }) };
  };
  const works = async ({ client }: { client: Client }): Promise<boolean> =>
    (await client.get('/api/orders')).status === 200;

  test.each([[{ active: false }], [{ role: 'manager' }]])(
    'the change %j of an owner revokes the owner’s tokens with the scope admin and the tokens created with them; other tokens remain valid',
    async (change) => {
      const { id, email } = await makeAdministrator(shop, 'owner');
      const owner = shop.client({ cookies: true });
      await owner.login(email, ADMIN_PASSWORD);
      const full = await tokenOf(owner, ['admin']);
      const second = await tokenOf(full.client, ['admin', 'orders:read']);
      const till = await tokenOf(full.client, ['orders:read']);
      const root = await shop.admin();
      expect((await root.get(`${path}/${id}`)).body.data).toMatchObject({ tokens: 3, owner_tokens: 2 });
      const { status, body } = await root.put(`${path}/${id}`, change);
      expect([status, body.data.tokens, body.data.owner_tokens]).toEqual([200, 1, 0]);
      expect([await works(full), await works(second), await works(till)]).toEqual([false, false, true]);
      expect((await full.client.put(`${path}/${id}`, { active: true, role: 'owner' })).status).toBe(401);
      const noted = await shop.db.query<{ id: string }>(
        "SELECT subject_id AS id FROM audit_entry WHERE action = 'token.revoked' AND subject_id = ANY ($1) ORDER BY 1",
        [[full.id, second.id].map(String)],
      );
      expect(noted).toHaveLength(2);
      expect(await works({ client: root })).toBe(true);
    },
  );

  test('a token is revoked too if it is created while its creator is being deactivated', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, email } = await makeAdministrator(shop, 'owner');
      const owner = shop.client({ cookies: true });
      await owner.login(email, ADMIN_PASSWORD);
      const root = await shop.admin();
      const [{ status }] = await Promise.all([
        root.put(`${path}/${id}`, { active: false }),
        ...[1, 2, 3].map((n) => owner.post('/api/auth/tokens', { name: `t${n}`, scopes: ['admin'] })),
      ]);
      expect(status).toBe(200);
      expect(
        await shop.db.query('SELECT id FROM api_token WHERE created_by = $1 AND revoked_at IS NULL', [id]),
      ).toEqual([]);
    }
  });
});

describe('notices to changed administrators', () => {
  test('an administrator gets an email in the language of the account when the role changes or two-step login is turned off', async () => {
    const { id, email } = await makeAdministrator(shop, 'support');
    await owner.put(`${path}/${id}`, { language: 'uk', role: 'manager' });
    await shop.db.query(
      "INSERT INTO second_factor (user_id, secret, begun_at, confirmed_at) VALUES ($1, 'x', now(), now())",
      [id],
    );
    expect((await owner.delete(`${path}/${id}/second-factor`)).status).toBe(200);
    const mails = await until(
      () =>
        shop.db.query("SELECT kind, language FROM mail WHERE user_id = $1 AND state = 'not_sent' ORDER BY kind", [id]),
      (all) => all.length === 2,
    );
    expect(mails).toEqual([
      { kind: 'role_changed', language: 'uk' },
      { kind: 'second_factor_off', language: 'uk' },
    ]);
    expect(mailsTo(email).every((mail) => mail.includes('/admin'))).toBe(true);
  });
});

describe('the last owner of a shop', () => {
  let own: TestShop;

  beforeAll(async () => {
    own = await startTestShop();
  });
  afterAll(() => own.close());

  test('the last owner cannot be demoted or deactivated; owners who are only invited do not count', async () => {
    const { id } = await makeAdministrator(own, 'owner');
    const root = await own.admin();
    await root.post(path, { email: 'someday@example.com', role: 'owner' });
    for (const change of [{ role: 'manager' }, { active: false }]) {
      const { status, body } = await root.put(`${path}/${id}`, change);
      expect([status, body.code]).toEqual([409, 'last_owner']);
    }
  });

  test('if two owners demote each other concurrently, one owner remains', async () => {
    for (let round = 0; round < 3; round++) {
      const pair = [await makeAdministrator(own, 'owner'), await makeAdministrator(own, 'owner')];
      await own.db.query("UPDATE app_user SET active = false WHERE role = 'owner' AND NOT (id = ANY ($1))", [
        pair.map(({ id }) => id),
      ]);
      const clients = await Promise.all(
        pair.map(async ({ email }) => {
          const client = own.client({ cookies: true });
          await client.login(email, ADMIN_PASSWORD);
          return client;
        }),
      );
      const answers = await Promise.all([
        clients[0]!.put(`${path}/${pair[1]!.id}`, { role: 'support' }),
        clients[1]!.put(`${path}/${pair[0]!.id}`, { active: false }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      expect(answers.map(({ status }) => status).every((status) => [200, 401, 403].includes(status))).toBe(true);
      expect(
        await own.db.query("SELECT FROM app_user WHERE role = 'owner' AND active AND invited_at IS NULL"),
      ).toHaveLength(1);
    }
  });

  test('if two tokens demote the last two owners concurrently, one owner remains', async () => {
    const pair = [await makeAdministrator(own, 'owner'), await makeAdministrator(own, 'owner')];
    await own.db.query("UPDATE app_user SET active = false WHERE role = 'owner' AND NOT (id = ANY ($1))", [
      pair.map(({ id }) => id),
    ]);
    const [one, two] = [await own.admin(), await own.admin()];
    const answers = await Promise.all([
      one.put(`${path}/${pair[0]!.id}`, { role: 'manager' }),
      two.put(`${path}/${pair[1]!.id}`, { role: 'manager' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

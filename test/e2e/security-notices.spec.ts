import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { ADMIN_PASSWORD as password, makeAdministrator } from '../fixtures/administrators.js';
import { delivered } from '../fixtures/delivered.js';
import { mailTexts } from '../fixtures/mails.js';
import { movableClock } from '../fixtures/movable-clock.js';
import { until } from '../fixtures/until.js';

let shop: TestShop;
let owner: Client;
let ownerEmail: string;
const clock = movableClock();

beforeAll(async () => {
  shop = await startTestShop({ clock, env: { TRUST_PROXY: 'loopback' } });
  await shop.db.query("UPDATE app_user SET active = false WHERE role = 'owner'");
  ownerEmail = (await makeAdministrator(shop, 'owner', 'anna@example.com')).email;
  await makeAdministrator(shop, 'owner', 'oleh@example.com');
  await shop.db.query("UPDATE app_user SET language = 'uk' WHERE email = 'oleh@example.com'");
  await makeAdministrator(shop, 'manager', 'max@example.com');
  owner = shop.client({ cookies: true });
  await owner.login(ownerEmail, password);
});
afterAll(() => shop.close());

interface SentNotice {
  readonly recipient: string;
  readonly language: string;
  readonly notice: string;
}

/** The security notices since the last call. */
async function notices(): Promise<SentNotice[]> {
  await delivered(shop);
  const rows = await shop.db.query<SentNotice>(
    `SELECT recipient, language, data ->> 'notice' AS notice FROM mail WHERE kind = 'security_notice'
      AND order_id IS NULL ORDER BY created_at, recipient`,
  );
  await shop.db.query("DELETE FROM mail WHERE kind = 'security_notice'");
  return rows;
}
const toOwners = (notice: string): SentNotice[] => [
  { recipient: 'anna@example.com', language: 'en', notice },
  { recipient: 'oleh@example.com', language: 'uk', notice },
];

describe('security notices to owners', () => {
  test.each<[string, () => Promise<Answered>]>([
    [
      'administrator_invited',
      () => owner.post('/api/admin/administrators', { email: 'nina@example.com', role: 'manager' }),
    ],
    [
      'administrator_changed',
      async () => owner.put(`/api/admin/administrators/${await idOf('max@example.com')}`, { role: 'support' }),
    ],
    [
      'second_factor_off',
      async () => {
        const id = await idOf('max@example.com');
        await shop.db.query(
          "INSERT INTO second_factor (user_id, secret, begun_at, confirmed_at) VALUES ($1, 'x', now(), now())",
          [id],
        );
        return owner.delete(`/api/admin/administrators/${id}/second-factor`);
      },
    ],
    [
      'bank_account_changed',
      () => owner.put('/api/admin/payment-methods/bank_invoice', { account_number: 'UA213223130000026007233566001' }),
    ],
    ['security_settings_changed', () => owner.put('/api/admin/settings', { administrator_idle_minutes: 45 })],
    ['token_made', () => owner.post('/api/auth/tokens', { name: 'Till', scopes: ['orders:read'] })],
  ])('all owners get the notice %s by email, each in their own language', async (notice, change) => {
    expect((await change()).status).toBeLessThan(300);
    expect(await notices()).toEqual(toOwners(notice));
  });

  test('the notice about a changed bank account names the payment method in the owner’s language', async () => {
    const number = 'UA903052992990004149123456789';
    expect((await owner.put('/api/admin/payment-methods/bank_invoice', { account_number: number })).status).toBe(200);
    await notices();
    const texts = (await mailTexts(shop)).join('\n');
    expect(texts).toContain('Change: Bank transfer');
    expect(texts).toContain('Банківський переказ');
    expect(texts).not.toContain('bank_invoice');
  });

  test('owners get no notice if a payment method is saved with an empty bank field that was empty before', async () => {
    expect((await owner.put('/api/admin/payment-methods/bank_invoice', { tax_id: '', position: 2 })).status).toBe(200);
    expect(await notices()).toEqual([]);
  });

  test('a security notice says what changed, by whom, when, from where and what to do, and contains no secrets', async () => {
    const { body } = await owner.post(
      '/api/auth/tokens',
      { name: 'Door', scopes: ['admin'] },
      { 'x-forwarded-for': '192.0.2.7' },
    );
    await notices();
    const texts = (await mailTexts(shop)).filter((text) => text.includes('Door'));
    const english = texts.find((text) => text.includes('An API token was created'));
    for (const part of ['Door (admin)', 'anna@example.com', 'When: ', '192.0.2.7', 'change your password'])
      expect(english).toContain(part);
    expect(texts.some((text) => text.includes('створено токен API'))).toBe(true);
    expect(texts.join()).not.toContain(body.data.token);
  });
});

describe('security notices to the owner of an account', () => {
  const logIn = (client: Client, email: string, agent: string, from: string): Promise<Answered> =>
    client.post('/api/auth/login', { email, password }, { 'user-agent': agent, 'x-forwarded-for': from });
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0';

  test('a login from a new device is reported, but not the first login, nor one with a known cookie or address', async () => {
    const { email } = await makeAdministrator(shop, 'support', 'sofia@example.com');
    const laptop = shop.client({ cookies: true });
    const reached = async (client: Client, agent: string, from: string): Promise<number> => {
      await client.csrf();
      expect((await logIn(client, email, agent, from)).status).toBe(200);
      return (await notices()).length;
    };
    expect(await reached(laptop, FIREFOX, '192.0.2.1')).toBe(0);
    expect(await reached(laptop, 'Safari/1.0', '198.51.100.9')).toBe(0);
    expect(await reached(shop.client(), FIREFOX.replace('145', '146'), '192.0.2.1')).toBe(0);
    expect((await logIn(shop.client(), email, FIREFOX, '203.0.113.5')).status).toBe(200);
    expect(await notices()).toEqual([{ recipient: 'sofia@example.com', language: 'en', notice: 'new_device' }]);
    expect((await mailTexts(shop)).find((text) => text.includes('203.0.113.5'))).toContain('Firefox, Windows');
  });

  test('a lockout of an account is reported at most once an hour', async () => {
    await makeAdministrator(shop, 'support', 'ira@example.com');
    const guess = async (): Promise<number> =>
      (await shop.client().post('/api/auth/login', { email: 'Ira@example.com', password: 'wrong wrong' })).status;
    const round = async (): Promise<void> => {
      for (let i = 0; i < 10; i++) expect(await guess()).toBe(401);
      expect([await guess(), await guess()]).toEqual([429, 429]);
    };
    await round();
    const waited = [{ recipient: 'ira@example.com', language: 'en', notice: 'locked_out' }];
    expect(await eventually()).toEqual(waited);
    clock.pass(16);
    await round();
    // The two 429 answers of a round are sent before the shop checks whether to report; this check must end first.
    const looks = () =>
      shop.db.query<{ hits: number }>("SELECT hits FROM rate_counter WHERE bucket LIKE 'lockout-notice:%'");
    await until(looks, ([row]) => row?.hits === 4);
    clock.pass(50);
    expect(await notices()).toEqual([]);
    await round();
    expect(await eventually()).toEqual(waited);
  });
});

/** Waits until the notice about the rejected login is stored, which happens after the answer. */
async function eventually(): Promise<SentNotice[]> {
  return until(notices, (all) => all.length > 0);
}

async function idOf(email: string): Promise<number> {
  return (await shop.db.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]))[0]!.id;
}

import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.js';
import { ADMIN_PASSWORD, logInAs } from '../fixtures/administrators.js';
import { delivered } from '../fixtures/delivered.js';
import { english } from '../fixtures/english.js';
import { mailTexts } from '../fixtures/mails.js';
import { makeProduct, orderBody } from '../fixtures/orders.js';

const PASSWORD = 'a quiet harbour at dawn';
const OTHER = 'seven lanterns over water';

describe('verification of email addresses', () => {
  let shop: TestShop;
  let product: number;
  let seen = 0;

  /** The texts of the emails since the last call. */
  const mailed = async (): Promise<string[]> => {
    await delivered(shop);
    const texts = (await mailTexts(shop)).slice(seen);
    seen += texts.length;
    return texts;
  };
  const tokenIn = (text: string, path: string): string => new RegExp(`/${path}\\?token=([^&\\s]+)`).exec(text)![1]!;
  const register = (email: string, password = PASSWORD) =>
    shop.client().post('/api/auth/register', { email, password, first_name: 'Olena', last_name: 'Koval' });
  const logIn = async (email: string, password = PASSWORD): Promise<{ client: Client; status: number }> => {
    const client = shop.client({ cookies: true });
    return { client, status: (await client.login(email, password)).status };
  };
  const me = async (client: Client) => (await client.get('/api/auth/me')).body.data;
  const verify = (token: string) => shop.client().post('/api/auth/verify-email', { token });

  beforeAll(async () => {
    shop = await startTestShop();
    product = await makeProduct(await shop.admin(), { in_stock: 100 });
  });
  afterAll(() => shop.close());

  test('the link in the welcome email verifies the email address once, and only its hash is stored', async () => {
    await register('olena@example.com');
    const { client } = await logIn('olena@example.com');
    expect((await me(client)).user).toMatchObject({ email_verified: false, pending_email: null });
    const [welcome] = await mailed();
    const token = tokenIn(welcome!, 'account/verify');
    expect(
      JSON.stringify(await shop.db.query('SELECT data FROM mail UNION ALL SELECT data FROM pgboss.job')),
    ).not.toContain(token);
    expect((await verify(token)).body.data).toEqual({ email: 'olena@example.com' });
    expect((await me(client)).user.email_verified).toBe(true);
    const again = await verify(token);
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['token']]);
    expect((await client.post('/api/auth/verify-email/resend')).status).toBe(200);
    expect(await mailed()).toEqual([]);
  });

  test('the verification page changes nothing until its button is clicked, and works without JavaScript', async () => {
    await register('iryna@example.com');
    const token = tokenIn((await mailed())[0]!, 'account/verify');
    const browser = new Browser(shop.url);
    const page = await browser.open(`/account/verify?token=${token}`);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'strict-origin']);
    const { client } = await logIn('iryna@example.com');
    expect((await me(client)).user.email_verified).toBe(false);
    const done = await browser.submit('/account/verify', {});
    expect([done.status, done.html.includes('iryna@example.com')]).toEqual([200, true]);
    expect((await me(client)).user.email_verified).toBe(true);
    expect((await browser.open(`/account/verify?token=${token}`)).status).toBe(410);
  });

  test('the account page says that the email address is not verified and sends the link again', async () => {
    await register('petro@example.com');
    await mailed();
    const browser = new Browser(shop.url);
    await browser.open('/account/login');
    await browser.submit('/account/login', { email: 'petro@example.com', password: PASSWORD });
    const page = await browser.open('/account');
    expect(page.html).toContain(english('storefront-account.unverified.title'));
    expect((await browser.submit('/account/verify/resend', {})).location).toBe('/account?said=verification_mailed');
    expect((await verify(tokenIn((await mailed())[0]!, 'account/verify'))).status).toBe(200);
    expect((await browser.open('/account')).html).not.toContain(english('storefront-account.unverified.title'));
  });

  test('an account registered by another person goes to the owner of its address, without the other’s password and data', async () => {
    const email = 'victim@example.com';
    await register(email);
    const { client: squatter } = await logIn(email);
    await squatter.put('/api/auth/me', {
      shipping_address: 'Squatter Street 1',
      shipping_city: 'Kyiv',
      phone: '+380440000000',
    });
    await squatter.post('/api/wishlist', { product_id: product });
    const order = await squatter.post('/api/orders', orderBody(product));
    await mailed();
    await register(email, OTHER);
    const [text] = await mailed();
    const reset = await shop
      .client()
      .post('/api/auth/password/reset', { token: tokenIn(text!, 'account/reset'), password: OTHER });
    expect(reset.status).toBe(200);
    expect((await squatter.get('/api/auth/me')).status).toBe(401);
    expect((await logIn(email)).status).toBe(401);
    const { client: owner } = await logIn(email, OTHER);
    expect(await me(owner)).toMatchObject({
      user: { email_verified: true },
      customer: { email, first_name: null, phone: null, shipping_address: null },
    });
    expect((await owner.get('/api/wishlist')).body.data.items).toEqual([]);
    expect((await owner.get(`/api/orders/${order.body.data.id}`)).status).toBe(404);
    expect((await owner.get(`/api/orders/${order.body.data.id}?key=${order.body.data.key}`)).status).toBe(200);
  });

  test('an unverified account is replaced by an invitation to its address, a verified one is not', async () => {
    await register('staff@example.com');
    const { client: squatter } = await logIn('staff@example.com');
    const owner = await logInAs(shop, 'owner');
    const invite = (email: string) => owner.post('/api/admin/administrators', { email, role: 'manager' });
    const invited = await invite('staff@example.com');
    expect([invited.status, invited.body.data.role]).toEqual([201, 'manager']);
    expect((await squatter.get('/api/auth/me')).status).toBe(401);
    expect((await logIn('staff@example.com')).status).toBe(401);
    expect((await invite('olena@example.com')).body.code).toBe('email_of_customer');
    expect(await shop.db.query("SELECT FROM audit_entry WHERE action = 'user.displaced'")).toHaveLength(1);
    await mailed();
  });

  test('unverified accounts are deleted after 30 days with their data; their orders become those of a guest', async () => {
    const emails = ['old@example.com', 'young@example.com', 'buyer@example.com', 'proven@example.com'];
    for (const email of emails) await register(email);
    const { client: old } = await logIn(emails[0]!);
    await old.post('/api/wishlist', { product_id: product });
    await (await logIn(emails[2]!)).client.post('/api/orders', orderBody(product));
    await shop.db.query("UPDATE app_user SET created_at = now() - interval '31 days' WHERE email = ANY ($1)", [
      [emails[0], emails[2], emails[3]],
    ]);
    await shop.db.query('UPDATE app_user SET email_verified_at = now() WHERE email = $1', [emails[3]]);
    const [before] = await shop.db.query<{ n: number }>('SELECT count(*)::int AS n FROM wishlist_item');
    await shop.app.get(Housekeeping, { strict: false }).deleteExpired();
    const left = await shop.db.query<{ email: string }>(
      'SELECT email FROM app_user WHERE email = ANY ($1) ORDER BY email',
      [emails],
    );
    expect(left.map(({ email }) => email)).toEqual(['proven@example.com', 'young@example.com']);
    expect(await shop.db.query('SELECT FROM customer WHERE email = $1', [emails[0]])).toEqual([]);
    const ordered = 'SELECT c.user_id FROM shop_order o JOIN customer c ON c.id = o.customer_id WHERE c.email = $1';
    expect(await shop.db.query(ordered, [emails[2]])).toEqual([{ user_id: null }]);
    const [after] = await shop.db.query<{ n: number }>('SELECT count(*)::int AS n FROM wishlist_item');
    expect(after!.n).toBe(before!.n - 1);
    expect((await old.get('/api/auth/me')).status).toBe(401);
    await mailed();
  });

  test('a changed email address takes effect when it is confirmed, the current one gets a notice, and its links expire', async () => {
    const { client } = await logIn('olena@example.com');
    const change = (email: string, password = PASSWORD) => client.post('/api/auth/change-email', { email, password });
    expect(Object.keys((await change('new@example.com', 'not my password')).body.errors)).toEqual(['password']);
    expect(Object.keys((await change('OLENA@example.com')).body.errors)).toEqual(['email']);
    await shop.client().post('/api/auth/password/forgot', { email: 'olena@example.com' });
    const resetToken = tokenIn((await mailed())[0]!, 'account/reset');
    // An unverified account does not block the address for its owner.
    await register('new@example.com', OTHER);
    await mailed();
    expect((await change('New@example.com')).status).toBe(200);
    expect((await me(client)).user).toMatchObject({ email: 'olena@example.com', pending_email: 'New@example.com' });
    const texts = await mailed();
    expect(texts).toHaveLength(2);
    const token = tokenIn(
      texts.find((text) => text.includes('account/verify'))!,
      'account/verify',
    );
    expect(texts.find((text) => text.includes('olena@example.com'))).toContain('asked to change');
    const both = await Promise.all([verify(token), verify(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await me(client)).toMatchObject({
      user: { email: 'New@example.com', email_verified: true, pending_email: null },
      customer: { email: 'New@example.com' },
    });
    expect((await logIn('olena@example.com')).status).toBe(401);
    expect((await logIn('new@example.com')).status).toBe(200);
    expect((await shop.client().post('/api/auth/password/reset', { token: resetToken, password: OTHER })).status).toBe(
      422,
    );
  });

  test('changing to the email address of another verified account has the same answer and no effect', async () => {
    const { client } = await logIn('new@example.com');
    const answered = await client.post('/api/auth/change-email', { email: 'iryna@example.com', password: PASSWORD });
    expect(answered.status).toBe(200);
    const texts = await mailed();
    expect(texts).toHaveLength(2);
    expect(texts.join()).not.toContain('account/verify');
    expect(texts.join()).toContain('You already have an account');
    // The answer is the same as for a free address.
    expect((await me(client)).user.pending_email).toBe('iryna@example.com');
  });

  test('administrators can change their email address too, and the storefront has a form for customers', async () => {
    const admin = await logInAs(shop, 'support');
    expect((await me(admin)).user.email_verified).toBe(true);
    await admin.post('/api/auth/change-email', { email: 'desk@example.com', password: ADMIN_PASSWORD });
    await verify(
      tokenIn(
        (await mailed()).find((text) => text.includes('account/verify'))!,
        'account/verify',
      ),
    );
    expect((await me(admin)).user.email).toBe('desk@example.com');

    const browser = new Browser(shop.url);
    await browser.open('/account/login');
    await browser.submit('/account/login', { email: 'iryna@example.com', password: PASSWORD });
    await browser.open('/account/email');
    const page = await browser.submit('/account/email', { email: 'iryna.new@example.com', password: PASSWORD });
    expect([page.status, page.html.includes('We sent a link to iryna.new@example.com')]).toEqual([200, true]);
  });
});

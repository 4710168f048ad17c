import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { sessionOf } from '../fixtures/panel/account.js';
import { makeAdministrator } from '../fixtures/administrators.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

let panel: PanelTests;
beforeAll(async () => {
  panel = await startPanel();
  // Loads AdminJS before the tests, because its first page takes long.
  await (await sessionOf(panel.shop, 'owner')).get('/admin');
});
afterAll(() => panel.close());

describe('administrators in the panel', () => {
  test('an owner invites an administrator, changes the role and deactivates the account', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/administrators');
    await visitor.click('Invite staff member', 'link');
    await visitor.click('Send invitation');
    await visitor.see(english('validation.required'));
    await visitor.fill('Email', 'maria@example.com');
    await visitor.choose('Role', 'manager');
    await visitor.see('Manages the catalog');
    await visitor.click('Send invitation');
    await visitor.see(english('auth.messages.invited'));
    await visitor.see('Invited');
    await visitor.inspect('administrator-invited');
    await visitor.click('Resend invitation');
    await visitor.settle();
    await visitor.choose('Role', 'support');
    await visitor.see('logged out everywhere');
    await visitor.click('Save');
    await visitor.see('Role changed');
    await visitor.click('Deactivate');
    await visitor.inspect('administrator-deactivate');
    await visitor.confirm();
    await visitor.see('Activate');
    await expectSoon(
      async () => (await panel.admin.get('/api/admin/administrators?q=maria')).body.data.items,
    ).toMatchObject([{ role: 'support', active: false }]);
  });

  test.each([
    ['en', 1280],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('%s at %i pixels: the list of administrators is complete and readable', async (language, width) => {
    await makeAdministrator(panel.shop, 'support', 'a.rather.long.address.of.somebody@warehouse.example.com').catch(
      () => undefined,
    );
    const visitor = await panel.visit({ language, width });
    await visitor.open('/pages/administrators');
    await visitor.see('owner@example.com');
    await visitor.inspect('administrators');
    const hosts = (): Promise<string[]> =>
      visitor.page.$$eval('td a .email-host', (all) => all.map((host) => getComputedStyle(host).textDecorationLine));
    await expectSoon(async () => [...new Set(await hosts())]).toEqual(['underline']);
    await visitor.open('/pages/administrators/new');
    await visitor.inspect('administrators-new');
    const { body } = await panel.admin.get('/api/admin/administrators?q=rather');
    await visitor.open(`/pages/administrators/${body.data.items[0].id}`);
    await visitor.inspect('administrators-one');
  });
});

describe('API tokens in the panel', () => {
  test('an owner creates an API token, copies it when it is shown once, and revokes it', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/tokens');
    await visitor.click('Create token', 'link');
    await visitor.click('Create token');
    await visitor.see('Choose at least one permission.');
    await visitor.fill('Name', 'Warehouse');
    await visitor.check('View orders');
    await visitor.inspect('tokens-new');
    await visitor.click('Create token');
    await visitor.see('Copy the token now');
    const token = await visitor.page.$eval('code', (code) => code.textContent ?? '');
    expect(token).toMatch(/^shop_/);
    await visitor.inspect('tokens-made');
    // A headless browser does not allow reading the clipboard.
    await visitor.page.evaluate(() => {
      navigator.clipboard.writeText = (text) => Promise.resolve(void (document.body.dataset['copied'] = text));
    });
    await click(visitor.page, '.copyable button');
    await expectSoon(() => visitor.page.$eval('body', (body) => body.dataset['copied'])).toBe(token);
    await expectSoon(async () => (await panel.shop.client({ token }).get('/api/orders')).status).toBe(200);
    await visitor.click('Done', 'link');
    await visitor.see('Warehouse');
    await expectSoon(() => visitor.text()).not.toContain(token);
    const row = await visitor.page.waitForSelector('::-p-xpath(//tr[.//td[contains(., "Warehouse")]]//button)');
    await click(visitor.page, row!);
    await visitor.see('Revoke token “Warehouse”?');
    await visitor.confirm();
    await visitor.see(english('auth.messages.token_revoked'));
    await expectSoon(async () => (await panel.shop.client({ token }).get('/api/orders')).status).toBe(401);
  });

  test.each([
    ['uk', 1280],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: the list and the form of API tokens are complete and readable',
    async (language, width) => {
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/tokens');
      await visitor.inspect('tokens');
      await visitor.open('/pages/tokens/new');
      await visitor.inspect('tokens-new');
    },
  );
});

describe('the activity log in the panel', () => {
  test('the activity log is filtered by its address and by its fields, and shows what changed', async () => {
    const { id } = await makeAdministrator(panel.shop, 'support', 'watched@example.com');
    await panel.admin.put(`/api/admin/administrators/${id}`, { role: 'manager' });
    const visitor = await panel.visit();
    await visitor.open('/pages/audit');
    await visitor.choose('Action', 'administrator.changed');
    await expectSoon(() => visitor.page.url()).toContain('action=administrator.changed');
    // Waits until the rows of the previous list are gone.
    await visitor.settle();
    await visitor.see('Account watched@example.com');
    await click(visitor.page, '::-p-xpath(//tr[.//td[contains(., "watched@")]]//button)');
    // Fields and values have names in the dialog; the list below it has the same names.
    await visitor.page.waitForFunction(() =>
      /Role\s*Support\s*Manager/.test(document.querySelector('dialog[open]')?.textContent ?? ''),
    );
    await visitor.inspect('audit-details');
    await visitor.key('Escape');
    await visitor.fill('From', '2020-01-01');
    await visitor.fill('To', '2020-01-02');
    await visitor.see(english('panel-kit.nothing_found'));
    await visitor.click('Clear filters');
    await expectSoon(() => visitor.text()).not.toContain(english('panel-kit.nothing_found'));
  });

  test('the activity log names the categories of a move and the products that were hidden', async () => {
    const create = async (name: string): Promise<number> =>
      (await panel.admin.post('/api/categories', { name })).body.data.id as number;
    const [phones, accessories] = [await create('Phones'), await create('Accessories')];
    const cases = (await panel.admin.post('/api/categories', { name: 'Cases', parent: phones })).body.data.id as number;
    await panel.admin.post(`/api/admin/categories/${cases}/move`, { parent: accessories });
    const product = (
      await panel.admin.post('/api/products', { name: 'Named in the log', price_regular: 5, category: phones })
    ).body.data.id as number;
    await panel.admin.put('/api/admin/products/published', { ids: [product], published: 0 });
    const visitor = await panel.visit();
    await visitor.open('/pages/audit?action=category.moved');
    await visitor.see('Category “Cases”');
    await click(visitor.page, '::-p-xpath(//tr[.//td[contains(., "Cases")]]//button)');
    await visitor.page.waitForFunction(() =>
      /Parent category\s*Phones\s*Accessories/.test(document.querySelector('dialog[open]')?.textContent ?? ''),
    );
    await visitor.inspect('audit-category');
    await visitor.open('/pages/audit?action=product.updated');
    await visitor.see('Product “Named in the log”');
  });

  test.each([
    ['en', 1280],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('%s at %i pixels: the activity log is complete and readable', async (language, width) => {
    const visitor = await panel.visit({ language, width });
    await visitor.open('/pages/audit');
    await visitor.inspect('audit');
  });
});

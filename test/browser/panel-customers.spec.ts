import { makeProduct, orderBody } from '../fixtures/orders.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

const password = 'correct horse battery';

describe('customers in the panel', () => {
  let panel: PanelTests;
  let guest: number;
  let member: number;

  beforeAll(async () => {
    panel = await startPanel({ env: { WORKER: 'off' } });
    const product = await makeProduct(panel.admin, { in_stock: 100, price_regular: 24 });
    await panel.shop
      .client({ cookies: true })
      .post('/api/auth/register', { email: 'member@example.com', password, first_name: 'Mila', last_name: 'Member' });
    member = (await panel.admin.get('/api/customers?q=member@example.com')).body.data.items[0].id;
    const made = await panel.shop
      .client()
      .post(
        '/api/orders',
        orderBody(product, {
          customer: { email: 'guest@example.com', first_name: 'Галина', last_name: 'Гість', phone: '+380501112233' },
        }),
      );
    guest = made.body.data.customer_id;
    for (const status of ['ready_for_shipment', 'shipped', 'paid'])
      await panel.admin.put(`/api/orders/${made.body.data.id}/status`, { status });
    for (let n = 0; n < 6; n++) await panel.admin.post('/api/orders', orderBody(product, { customer_id: guest }));
  });
  afterAll(() => panel?.close());

  const read = async (id: number): Promise<Record<string, unknown>> =>
    (await panel.admin.get(`/api/customers/${id}`)).body.data;

  test('the list of customers is complete and readable in three languages, wide and narrow', async () => {
    for (const [language, width] of [
      ['en', 1280],
      ['uk', 1280],
      ['ru', 360],
    ] as const) {
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/customers');
      await visitor.see('guest@example.com');
      await visitor.inspect('customers');
      await visitor.open(`/pages/customers/${guest}`);
      await visitor.inspect('customer');
      await visitor.page.close();
    }
  });

  test('a customer is found by search and shown with orders', async () => {
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open('/pages/customers');
    await visitor.fill('Search customers', '1112233');
    await visitor.page.waitForFunction(() => !document.body.innerText.includes('member@example.com'));
    await visitor.see(/7\s+€24\.00/);
    await visitor.click('Галина Гість', 'link');
    await visitor.see('Purchases');
    await visitor.see(/Total spent\s+€24\.00/);
    await visitor.click('All orders', 'link');
    await visitor.see(`Customer no. ${guest}`);
    await visitor.see('1–7 of 7');
    await visitor.open('/pages/customers?registered=1');
    await visitor.see('member@example.com');
    await expectSoon(() => visitor.text()).not.toContain('guest@example.com');
  });

  test('a manager corrects the data of a customer', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open(`/pages/customers/${guest}`);
    await visitor.click('Edit');
    await visitor.fill('Phone', '+380888888888');
    await visitor.fill('City', 'Одеса');
    await visitor.inspect('customer-edit');
    await visitor.fill('Email', 'not an address');
    await visitor.click('Save');
    await visitor.page.waitForSelector('[aria-invalid]');
    await visitor.fill('Email', 'galyna@example.com');
    await visitor.click('Save');
    await visitor.see(english('customer.messages.saved'));
    await expectSoon(() => read(guest)).toMatchObject({
      phone: '+380888888888',
      shipping_city: 'Одеса',
      email: 'galyna@example.com',
    });
  });

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 1280],
  ] as const)(
    '%s at %i pixels: customers have notes and tags for staff, and the list is filtered by tag',
    async (language, width) => {
      const say = textsOf(language);
      await panel.admin.put(`/api/customers/${guest}`, { staff_note: null, tags: [] });
      const visitor = await panel.visit({ role: 'manager', language, width });
      await visitor.open(`/pages/customers/${guest}`);
      await visitor.click(say('customers.notes_edit'));
      await visitor.fill(say('customers.staff_note'), 'Calls before noon');
      await visitor.fill(say('customers.tags'), 'Wholesale, Kyiv');
      await visitor.inspect('customer-notes-edit');
      await visitor.click(say('kit.save'));
      await visitor.see('Calls before noon');
      await expectSoon(() => read(guest)).toMatchObject({
        staff_note: 'Calls before noon',
        tags: ['wholesale', 'kyiv'],
      });
      await visitor.inspect('customer-notes');
      await visitor.click('wholesale', 'link');
      await visitor.find('kyiv', 'link');
      await visitor.page.waitForFunction(() => !document.body.innerText.includes('member@example.com'));
      await visitor.inspect('customers-tag');
      await visitor.choose(say('customers.tag'), '');
      await visitor.see('member@example.com');
    },
  );

  test("managers, but not support, block and unblock a customer's account", async () => {
    const manager = await panel.visit({ role: 'manager' });
    await manager.open(`/pages/customers/${member}`);
    await manager.click('Lock account');
    await manager.see(/logged out everywhere/);
    await manager.inspect('customer-lock');
    await manager.confirm();
    await manager.see('Unlock account');
    await expectSoon(() => read(member)).toMatchObject({ account: { active: false } });
    expect((await panel.shop.client({ cookies: true }).login('member@example.com', password)).status).toBe(401);
    const support = await panel.visit({ role: 'support' });
    await support.open(`/pages/customers/${member}`);
    await support.see('Active');
    await expectSoon(() => support.page.$$('::-p-aria([name="Unlock account"][role="button"])')).toEqual([]);
    await expectSoon(() => support.page.$$('::-p-aria([name="Edit"][role="button"])')).toEqual([]);
  });

  test('a customer whose data was erased is shown and cannot be changed', async () => {
    const product = await makeProduct(panel.admin, { in_stock: 5, price_regular: 9 });
    const made = await panel.shop
      .client()
      .post('/api/orders', orderBody(product, { customer: { email: 'gone@example.com', first_name: 'Greta' } }));
    const { id, customer_id: gone } = made.body.data;
    expect((await panel.admin.post(`/api/orders/${id}/cancel`, {})).status).toBe(200);
    const visitor = await panel.visit({ role: 'owner' });
    await visitor.open(`/pages/customers/${gone}`);
    await visitor.find('Edit');
    expect((await panel.admin.post(`/api/customers/${gone}/erase`)).status).toBe(200);
    await visitor.open(`/pages/customers/${gone}`);
    await visitor.see('Personal data was deleted on');
    for (const name of ['Edit', 'Edit note and tags'])
      await expectSoon(() => visitor.page.$$(`::-p-aria([name="${name}"][role="button"])`)).toEqual([]);
    await visitor.inspect('customer-erased');
  });

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)('%s at %i pixels: a manager merges a guest into a customer after a preview', async (language, width) => {
    const say = textsOf(language);
    const product = await makeProduct(panel.admin, { in_stock: 5, price_regular: 9 });
    const order = async (email: string, name: string): Promise<number> => {
      const customer = { email: `${email}-${language}@example.com`, first_name: name, last_name: `Twice${language}` };
      return (await panel.shop.client().post('/api/orders', orderBody(product, { customer }))).body.data.customer_id;
    };
    const [kept, other] = [await order('first', 'Anna'), await order('second', 'Hanna')];
    const visitor = await panel.visit({ role: 'manager', language, width });
    await visitor.open(`/pages/customers/${kept}`);
    await visitor.click(say('customers.merge.open'));
    await visitor.see(`second-${language}@example.com`);
    await visitor.inspect('customer-merge-find');
    // typing replaces the proposed search
    await visitor.page.keyboard.type(`second-${language}`);
    const searched = (): Promise<string> =>
      visitor.page.$eval('dialog input[type=search]', (input) => (input as HTMLInputElement).value);
    await expectSoon(searched).toBe(`second-${language}`);
    await visitor.see(`second-${language}@example.com`);
    await visitor.click(`${say('customers.merge.choose')} Hanna Twice${language}`);
    await visitor.see(say('customers.merge.goes'));
    await visitor.inspect('customer-merge-preview');
    await visitor.confirm();
    await expectSoon(() => visitor.text()).toMatch(new RegExp(`${say('customers.orders')}\\s+2`));
    expect((await panel.admin.get(`/api/customers/${other}`)).status).toBe(404);
    await visitor.inspect('customer-merged');
  });

  test('the page of a customer that does not exist says so', async () => {
    const visitor = await panel.visit();
    for (const id of ['999999', 'nobody']) {
      await visitor.open(`/pages/customers/${id}`);
      await visitor.see(english('panel-customers.unknown'));
    }
    await visitor.inspect('customer-unknown');
  });
});

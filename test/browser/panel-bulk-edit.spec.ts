import { english } from '../fixtures/english.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { makeProduct } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';

describe('editing several products in the panel', () => {
  let panel: PanelTests;
  let category: number;

  beforeAll(async () => {
    panel = await startPanel();
    category = (await panel.admin.post('/api/categories', { name: 'Cups' })).body.data.id as number;
  });
  afterAll(() => panel?.close());

  const productOf = async (id: number) => (await panel.admin.get(`/api/admin/products/${id}`)).body.data;

  test('prices are raised by a percentage after a preview, and each product has its result', async () => {
    const fine = await makeProduct(panel.admin, { name: 'Raised cup', price_regular: 19.95 });
    const other = await makeProduct(panel.admin, { name: 'Raised jug', price_regular: 40 });
    const visitor = await panel.visit();
    await visitor.open('/pages/products?q=Raised');
    await visitor.click('Select all rows', 'checkbox');
    await visitor.click('Edit');
    await visitor.choose('Regular price', 'up');
    await visitor.fill('Percent', '10');
    await visitor.click('Preview changes');
    await visitor.see('2 products will change.');
    await visitor.see('€19.95 → €21.95');
    await visitor.inspect('bulk-preview');
    await expectSoon(() => productOf(fine)).toMatchObject({ price_regular: 19.95 });
    await panel.admin.put(`/api/products/${other}`, { price_regular: 50 });
    await visitor.click('Change 2 products');
    await visitor.see('1 product changed');
    await visitor.see('Not changed');
    await visitor.inspect('bulk-results');
    await visitor.click('Close', 'button');
    await expectSoon(() => productOf(fine)).toMatchObject({ price_regular: 21.95 });
    await expectSoon(() => productOf(other)).toMatchObject({ price_regular: 50 });
    await visitor.see('€21.95');
  });

  test.each([
    ['en', 360],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('%s at %i pixels: category and visibility change together', async (language, width) => {
    const say = textsOf(language);
    const id = await makeProduct(panel.admin, { name: `Sorted ${language}`, price_regular: 5 });
    const visitor = await panel.visit({ language, width });
    await visitor.open(`/pages/products?q=${encodeURIComponent(`Sorted ${language}`)}`);
    await visitor.click(say('kit.select_row', { name: `Sorted ${language}` }), 'checkbox');
    await visitor.click(say('products.bulk.edit'));
    // The list has a filter with the same label.
    await visitor.see(say('products.edit.preview'));
    await visitor.choose(say('products.columns.category'), String(category));
    await visitor.choose(say('products.columns.state'), '0');
    await visitor.inspect('bulk-edit');
    await visitor.click(say('products.edit.preview'));
    await visitor.see('→ Cups');
    await visitor.inspect('bulk-confirm');
    await visitor.click(say('products.edit.apply_one', { count: 1 }));
    await expectSoon(() => productOf(id)).toMatchObject({ category, published: 0 });
  });

  test('Undo after an edit restores the former values, and names a product that was changed since', async () => {
    const cup = await makeProduct(panel.admin, { name: 'Restored cup', price_regular: 19.95 });
    const jug = await makeProduct(panel.admin, { name: 'Restored jug', price_regular: 40 });
    const visitor = await panel.visit();
    await visitor.open('/pages/products?q=Restored');
    const edit = async (): Promise<void> => {
      await visitor.click('Select all rows', 'checkbox');
      await visitor.click('Edit');
      await visitor.choose('Regular price', 'up');
      await visitor.fill('Percent', '10');
      await visitor.click('Preview changes');
      await visitor.click('Change 2 products');
      await visitor.see('2 products changed');
      await visitor.click('Close', 'button');
    };
    await edit();
    await visitor.click('Undo');
    await visitor.see('Change undone');
    await expectSoon(() => productOf(cup)).toMatchObject({ price_regular: 19.95 });
    await expectSoon(() => productOf(jug)).toMatchObject({ price_regular: 40 });
    await edit();
    await panel.admin.put(`/api/products/${jug}`, { price_regular: 50 });
    await visitor.click('Undo');
    await visitor.see('1 product was not restored. Restored jug:');
    await expectSoon(() => productOf(cup)).toMatchObject({ price_regular: 19.95 });
    await expectSoon(() => productOf(jug)).toMatchObject({ price_regular: 50 });
    await visitor.see('€19.95');
  });

  test('nothing can be previewed before a change is chosen', async () => {
    await makeProduct(panel.admin, { name: 'Kept plate' });
    const visitor = await panel.visit();
    await visitor.open('/pages/products?q=Kept');
    await visitor.click('Select Kept plate', 'checkbox');
    await visitor.click('Edit');
    const preview = await visitor.find('Preview changes');
    await expectSoon(() => preview.evaluate((button) => (button as HTMLButtonElement).disabled)).toBe(true);
    await visitor.choose('Regular price', 'set');
    await expectSoon(() => preview.evaluate((button) => (button as HTMLButtonElement).disabled)).toBe(true);
    await visitor.fill('New price', '7');
    await expectSoon(() => preview.evaluate((button) => (button as HTMLButtonElement).disabled)).toBe(false);
    await visitor.key('Escape');
    await visitor.see(english('panel-products.title'));
  });
});

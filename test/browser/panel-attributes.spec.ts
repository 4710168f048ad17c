import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

describe('attributes in the panel', () => {
  let panel: PanelTests;
  beforeAll(async () => {
    panel = await startPanel();
    await panel.admin.post('/api/products', {
      name: 'Cup',
      price_regular: 1,
      attributes: [
        { attribute: 'color', value: 'red' },
        { attribute: 'color', value: 'blue' },
        { attribute: 'w/h', value: '10' },
      ],
    });
  });
  afterAll(() => panel?.close());

  const read = async (name: string) =>
    (await panel.admin.get(`/api/admin/attributes/${encodeURIComponent(name)}`)).body.data;

  test('names given to an attribute and its values in the panel are shown to customers', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/attributes');
    await visitor.see('Missing: English, Ukrainian, Russian');
    await visitor.click('color', 'link');
    await visitor.see('Used in 1 product.');
    await visitor.fill('Ukrainian', 'Колір', 'Names for customers');
    await visitor.fill('Position', '3');
    await visitor.fill('Ukrainian: red', ' Червоний ');
    await visitor.click('Add color red');
    await visitor.inspect('attribute-colors');
    await visitor.click('Save');
    await visitor.see(english('catalog.attribute_saved'));
    await expectSoon(() => read('color')).toMatchObject({
      labels: { uk: 'Колір' },
      position: 3,
      version: 1,
      values: [
        { value: 'blue', labels: {}, color: null },
        { value: 'red', labels: { uk: 'Червоний' }, color: '#808080' },
      ],
    });
    const { body } = await panel.shop.client({ language: 'uk' }).get('/api/products/cup');
    expect(body.data.attributes).toContainEqual(
      expect.objectContaining({ attribute: 'color', label: 'Колір', value_label: 'Червоний' }),
    );
    expect(visitor.troubles).toEqual([]);
  });

  test('an attribute whose name has a slash can be opened and saved', async () => {
    const visitor = await panel.visit();
    await visitor.open(`/pages/attributes/${encodeURIComponent('w/h')}`);
    await visitor.fill('English', 'Width', 'Names for customers');
    await visitor.click('Save');
    await visitor.see(english('catalog.attribute_saved'));
    await expectSoon(async () => (await read('w/h')).labels).toEqual({ en: 'Width' });
  });

  test('names of an attribute or value that no product has can be removed', async () => {
    await panel.admin.put('/api/attributes/old', { labels: { en: 'Old one' }, value_labels: { gone: { en: 'Gone' } } });
    const visitor = await panel.visit();
    await visitor.open('/pages/attributes/old');
    await visitor.see('Not used');
    await visitor.click('Remove gone');
    await visitor.click('Save');
    await visitor.see(english('catalog.attribute_saved'));
    await expectSoon(async () => (await read('old')).values).toEqual([]);
    await visitor.click('Delete attribute');
    await visitor.see('Delete attribute “Old one”?');
    await visitor.confirm();
    await visitor.see('Attribute deleted');
    await expectSoon(async () => (await panel.admin.get('/api/admin/attributes/old')).status).toBe(404);
    await visitor.open('/pages/attributes/color');
    await expectSoon(() => visitor.page.$$('::-p-aria([name="Delete attribute"][role="button"])')).toEqual([]);
  });

  test.each([
    ['en', 360],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('%s at %i pixels: list and page of attributes are complete and readable', async (language, width) => {
    const visitor = await panel.visit({ language, width });
    await visitor.open('/pages/attributes');
    await visitor.inspect('attributes');
    await visitor.open('/pages/attributes/color');
    await visitor.inspect('attribute');
  });
});

import { click } from '../fixtures/browser/click.js';
import { english } from '../fixtures/english.js';
import { makeProduct } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';

describe('lists of the panel with filters that match nothing', () => {
  let panel: PanelTests;

  beforeAll(async () => {
    panel = await startPanel();
    const teapot = await makeProduct(panel.admin, {
      name: 'Teapot',
      attributes: [{ attribute: 'color', value: 'red' }],
    });
    await panel.shop.client().post(`/api/products/${teapot}/reviews`, { rating: 5, text: 'Lovely', name: 'Olena' });
    await panel.admin.post('/api/categories', { name: 'Teaware' });
  });
  afterAll(() => panel.close());

  test.each([
    ['products', '?q=nowhere', 'Teapot'],
    ['reviews', '?rating=1', 'Lovely'],
    ['reviews', '?status=waiting&rating=1', 'Lovely'],
    ['administrators', '?q=nowhere', 'owner@example.com'],
    ['audit', '?subject_id=nowhere', 'Teapot'],
  ])('a list with filters that match nothing offers to clear them: %s%s', async (screen, query, row) => {
    for (const [language, width] of [
      ['en', 1280],
      ['uk', 360],
    ] as const) {
      const visitor = await panel.visit({ language, width });
      const say = textsOf(language);
      await visitor.open(`/pages/${screen}${query}`);
      await visitor.see(say('kit.nothing_found'));
      await click(visitor.page, '.empty button');
      await visitor.see(row);
    }
  });

  test.each([
    ['attributes', 'color'],
    ['categories', 'Teaware'],
  ])('a list with a search that matches nothing offers to clear it: %s', async (screen, row) => {
    const visitor = await panel.visit();
    await visitor.open(`/pages/${screen}`);
    await visitor.see(row);
    await visitor.fill('Search', 'nowhere');
    await visitor.see(english('panel-kit.nothing_found'));
    await visitor.click('Clear filters');
    await visitor.see(row);
  });
});

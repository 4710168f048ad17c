import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

describe('search synonyms in the panel', () => {
  let panel: PanelTests;
  beforeAll(async () => {
    panel = await startPanel();
  });
  afterAll(() => panel?.close());

  const read = async () => (await panel.admin.get('/api/admin/search-synonyms')).body.data.groups;

  test.each([
    ['en', 360],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('%s at %i pixels: the empty screen of search synonyms explains its purpose', async (language, width) => {
    const visitor = await panel.visit({ language, width });
    await visitor.open('/pages/search-synonyms');
    await visitor.inspect('synonyms');
  });

  test('search synonyms are written as lines, and a line with one word is not saved', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/search-synonyms');
    await visitor.see(english('panel-synonyms.empty'));
    await visitor.fill('English', 'sofa');
    await visitor.see('Each line needs at least two different words');
    await visitor.click('Save');
    await expectSoon(() => read()).toEqual([]);
    await visitor.fill('English', 'sofa, couch, love seat');
    await visitor.fill('Ukrainian', 'диван; софа');
    await visitor.click('Save');
    await visitor.see(english('catalog.search_synonyms_saved'));
    await expectSoon(() => read()).toEqual([
      { language: 'en', words: ['sofa', 'couch', 'love seat'] },
      { language: 'uk', words: ['диван', 'софа'] },
    ]);
    expect(visitor.troubles).toEqual([]);
  });
});

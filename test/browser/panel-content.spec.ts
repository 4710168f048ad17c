import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

const PAGES = '/api/admin/pages';

describe('content pages in the panel', () => {
  let panel: PanelTests;
  beforeAll(async () => (panel = await startPanel()));
  afterAll(() => panel?.close());

  const stored = async (): Promise<Array<{ id: number; slug: string; kind: string | null; published: boolean }>> =>
    (await panel.admin.get(PAGES)).body.data.items;

  test('a new shop offers the usual content pages, and one is written in two languages and published', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/content');
    await visitor.see(english('panel-content.empty'));
    await visitor.inspect('content-empty');
    await visitor.click('Terms of sale', 'link');
    await visitor.fill('Text', '## Returns\n\nWithin **14 days**.');
    await visitor.click('Preview');
    await visitor.see('14 days');
    await expectSoon(() => visitor.page.$eval('.markdown-preview__page strong', (strong) => strong.textContent)).toBe(
      '14 days',
    );
    await visitor.inspect('content-preview');
    await visitor.click('Ukrainian (no text)');
    await visitor.fill('Text', '## Повернення');
    await visitor.check('Published');
    await visitor.click('Create page');
    await visitor.see('is required');
    await visitor.fill('Title', 'Умови продажу');
    await visitor.click('Create page');
    await visitor.see(english('content.messages.created'));
    await visitor.find('View page', 'link');
    expect(visitor.troubles).toEqual([]);
    await expectSoon(() => stored()).toMatchObject([
      {
        slug: 'terms',
        kind: 'terms',
        published: true,
        translations: { en: { title: 'Terms of sale' }, uk: { title: 'Умови продажу' } },
      },
    ]);
    await expectSoon(async () => (await fetch(`${panel.shop.url}/pages/terms?lang=uk`)).text()).toContain(
      '<h2>Повернення</h2>',
    );
  });

  test('a content page with an address that is already used is rejected', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/content/new?kind=privacy');
    await visitor.fill('Page address (optional)', 'terms');
    await visitor.click('Create page');
    await visitor.see(english('content.errors.slug_taken'));
    await visitor.fill('Page address (optional)', 'data');
    await visitor.click('Create page');
    await visitor.see('Not published');
    const { id } = (await stored()).find(({ slug }) => slug === 'data')!;
    await panel.admin.put(`${PAGES}/${id}`, { translations: { en: { title: 'Your data' } } });
  });

  test('content pages are reordered and deleted', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/content');
    await visitor.click('Move Your data up');
    await visitor.see('Order saved');
    // A row that was moved by keyboard keeps the focus.
    await expectFocus(visitor.page, () => document.activeElement?.getAttribute('aria-label'), 'Move Your data up');
    await expectSoon(async () => (await stored()).map(({ slug }) => slug)).toEqual(['data', 'terms']);
    await visitor.click('Your data', 'link');
    await visitor.click('Delete');
    await visitor.see('Delete page “Your data”?');
    await visitor.click('Delete page');
    await visitor.see(english('content.messages.deleted'));
    await expectSoon(async () => (await stored()).map(({ slug }) => slug)).toEqual(['terms']);
  });

  test.each([
    ['uk', 360],
    ['ru', 1280],
  ] as const)('%s at %i pixels: list and form of content pages are complete and readable', async (language, width) => {
    const visitor = await panel.visit({ language, width });
    await visitor.open('/pages/content');
    await visitor.inspect('content');
    await visitor.open(`/pages/content/${(await stored())[0]!.id}`);
    await visitor.inspect('content-page');
  });
});

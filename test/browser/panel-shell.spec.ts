import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';

describe('The panel', () => {
  let panel: PanelTests;
  beforeAll(async () => (panel = await startPanel()));
  afterAll(() => panel.close());

  test.each([['en', 1280, 'Dashboard'], ['uk', 1280, 'Огляд'], ['ru', 360, 'Обзор']] as const)('%s at %i pixels: opens, is readable, complains of nothing', async (language, width, dashboard) => {
    const visitor = await panel.visit({ language, width });
    await visitor.open();
    if (width < 900) await visitor.click('Меню');
    await visitor.see(dashboard);
    expect(await visitor.page.$eval('html', (html) => html.lang)).toBe(language);
    await visitor.inspect('shell');
  });
});

import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';

describe('records of the panel that do not exist', () => {
  let panel: PanelTests;

  beforeAll(async () => {
    panel = await startPanel();
  });
  afterAll(() => panel.close());

  test.each([
    ['products', '99999', 'products.title'],
    ['categories', '99999', 'categories.all'],
    ['content', '99999', 'content.title'],
    ['attributes', 'nothing', 'attributes.title'],
    ['administrators', '99999', 'access.administrators.title'],
    ['mails', '01a207af-34b6-7351-a768-8f4290722349', 'shell.places.mails'],
    ['shipping-methods', 'nothing', 'shipping.title'],
    ['payments/provider-messages', '99999', 'payments.tabs.messages'],
  ])('the panel says that %s/%s does not exist, and links to the list', async (screen, record, list) => {
    const say = textsOf('uk');
    const visitor = await panel.visit({ language: 'uk', width: 360 });
    await visitor.open(`/pages/${screen}/${record}`);
    await visitor.see(say('kit.missing'));
    await visitor.inspect(`missing-${screen.replace('/', '-')}`);
    await visitor.click(say(list), 'link');
    await expectSoon(() => new URL(visitor.page.url()).pathname).toBe(`/admin/pages/${screen}`);
  });
});

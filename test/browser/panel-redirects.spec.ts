import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { makeProduct } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';

describe('redirects in the panel', () => {
  let panel: PanelTests;

  beforeAll(async () => (panel = await startPanel()));
  afterAll(() => panel?.close());

  const rename = async (from: string, to: string): Promise<void> => {
    const id = await makeProduct(panel.admin, { name: from, alias: from });
    await panel.admin.put(`/api/products/${id}`, { alias: to });
  };

  test('the empty list of redirects explains when a redirect is created', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/redirects');
    await visitor.see('No redirects yet');
    await visitor.inspect('redirects-empty');
  });

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 1280],
  ] as const)('%s at %i pixels: redirects are listed and found by their addresses', async (language, width) => {
    const say = textsOf(language);
    await rename(`first-${language}`, `first-now-${language}`);
    await rename(`second-${language}`, `second-now-${language}`);
    const visitor = await panel.visit({ language, width });
    await visitor.open('/pages/redirects');
    await visitor.see(`/product/first-${language}`);
    await visitor.inspect('redirects');
    await visitor.fill(say('redirects.search'), `second-now-${language}`);
    await visitor.see(`/product/second-now-${language}`);
    await expectSoon(() => visitor.text()).not.toContain(`/product/first-${language}`);
    await visitor.fill(say('redirects.search'), 'nowhere');
    await visitor.see(say('kit.nothing_found'));
    await visitor.inspect('redirects-none');
  });

  test('support does not see the redirects', async () => {
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open('/pages/redirects');
    await visitor.see(textsOf('en')('shell.not_found.title'));
  });
});

import { makeProduct, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Visitor } from '../fixtures/panel/visitor.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

describe('packing slips in the panel', () => {
  let panel: PanelTests;
  let ids: number[];

  beforeAll(async () => {
    panel = await startPanel({ env: { WORKER: 'off' } });
    const cup = await makeProduct(panel.admin, { name: 'Clay cup', in_stock: 50 });
    ids = [];
    for (let n = 0; n < 3; n++) {
      const { id } = (await place(panel.admin, cup, { shipping_method: 'flat_rate' })).body.data;
      await panel.admin.put(`/api/orders/${id}/status`, { status: 'ready_for_shipment' });
      ids.push(id);
    }
  });
  afterAll(() => panel?.close());

  /** Requests for packing slips, with the status and the content type of their responses. */
  function printed(visitor: Visitor): string[] {
    const seen: string[] = [];
    visitor.page.on('response', (response) => {
      const { pathname, searchParams } = new URL(response.url());
      if (pathname.endsWith('/packing-slips'))
        seen.push(`${searchParams.get('ids')} ${response.status()} ${response.headers()['content-type']}`);
    });
    return seen;
  }

  test.each([
    ['en', 1280, 'Packing slips (PDF)', 'Ship (2)'],
    ['uk', 360, 'Пакувальні листи (PDF)', 'Відправити (2)'],
    ['ru', 360, 'Упаковочные листы (PDF)', 'Отправить (2)'],
  ] as const)(
    'packing slips of selected orders are downloaded from the list and the shipping table (%s, %i px)',
    async (language, width, button, ship) => {
      const visitor = await panel.visit({ language, width });
      const seen = printed(visitor);
      await visitor.open('/pages/orders?sort=id');
      await visitor.page.$$eval('tbody input[type=checkbox]', (boxes) =>
        boxes.slice(0, 2).forEach((box) => (box as HTMLInputElement).click()),
      );
      await visitor.click(button);
      await expectSoon(() => seen).toEqual([`${ids[0]},${ids[1]} 200 application/pdf`]);
      await visitor.inspect('packing-slips-list');
      await visitor.click(ship);
      await visitor.page.waitForSelector('dialog .ship-table');
      await visitor.page.$eval('.ship-table ~ .actions button', (one) => (one as HTMLElement).click());
      await expectSoon(() => seen).toHaveLength(2);
      await visitor.inspect('packing-slips-ship');
    },
  );

  test('the panel announces the preparation of packing slips and shows a refusal', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/orders?sort=id');
    await visitor.page.$$eval('tbody input[type=checkbox]', (boxes) => (boxes[0] as HTMLInputElement).click());
    let answer: (() => void) | null = null;
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      if (!request.url().includes('/packing-slips')) return void request.continue();
      const body = JSON.stringify({ success: false, code: 'printing_unavailable', message: 'No printer here.' });
      answer = () => void request.respond({ status: 503, contentType: 'application/json', body });
    });
    await visitor.page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Packing slips (PDF)')!
        .click(),
    );
    await visitor.see('Preparing 1 packing slip…');
    await expectSoon(() => answer).not.toBeNull();
    answer!();
    await visitor.see('No printer here.');
  });
});

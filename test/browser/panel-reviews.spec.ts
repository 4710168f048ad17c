import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

describe('reviews in the panel', () => {
  let panel: PanelTests;
  let cup: number;
  beforeAll(async () => {
    panel = await startPanel();
    cup = (
      await panel.admin.post('/api/products', {
        name: 'Cup',
        price_regular: 1,
        translations: { uk: { name: 'Чашка' }, ru: { name: 'Чашка' } },
      })
    ).body.data.id;
  });
  afterAll(() => panel?.close());
  beforeEach(() =>
    panel.shop.db.query('WITH gone AS (DELETE FROM review) UPDATE product SET reviews_count = 0, rating_sum = 0'),
  );

  const write = async (text: string, rating = 5): Promise<number> =>
    (await panel.shop.client().post(`/api/products/${cup}/reviews`, { rating, text, name: 'Olena' })).body.data.id;
  const statuses = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await panel.admin.get('/api/reviews?per_page=100')).body.data.items.map(
        ({ text, status }: { text: string; status: string }) => [text, status],
      ),
    );
  const open = async (options: Parameters<PanelTests['visit']>[0] = {}, query = '') => {
    const visitor = await panel.visit(options);
    await visitor.open(`/pages/reviews${query}`);
    return visitor;
  };

  test('the list of reviews says that there are no reviews, and that none is pending', async () => {
    const visitor = await open();
    await visitor.see(english('panel-reviews.empty'));
    await visitor.open('/pages/reviews?status=waiting');
    await visitor.see(english('panel-reviews.none_waiting'));
    await visitor.inspect('reviews-none');
  });

  test('a review is approved and hidden by its buttons, and the number of pending reviews follows', async () => {
    await write('Fine cup', 4);
    const visitor = await open();
    await visitor.see('Pending (1)');
    await visitor.see('4 of 5 stars');
    await visitor.click('Approve');
    await visitor.see(english('panel-reviews.judged_approved'));
    await visitor.see('Pending (0)');
    await expectSoon(() => statuses()).toEqual({ 'Fine cup': 'approved' });
    await visitor.click('Hide');
    await visitor.see(english('panel-reviews.judged_rejected'));
    await expectSoon(() => statuses()).toEqual({ 'Fine cup': 'rejected' });
    expect(visitor.troubles).toEqual([]);
  });

  test('the keys A and R approve and reject the review that has the focus', async () => {
    await write('Bad words', 1);
    await write('Good words');
    const visitor = await open();
    await visitor.see('Good words');
    const focusOn = (text: string) =>
      visitor.page.evaluate(
        (wanted) =>
          [...document.querySelectorAll('.review')]
            .find((item) => item.textContent?.includes(wanted))!
            .querySelector<HTMLElement>('input')!
            .focus(),
        text,
      );
    await focusOn('Good words');
    await visitor.key('a');
    await visitor.see(english('panel-reviews.judged_approved'));
    await focusOn('Bad words');
    await visitor.key('r');
    await visitor.see(english('panel-reviews.judged_rejected'));
    await expectSoon(() => statuses()).toEqual({ 'Good words': 'approved', 'Bad words': 'rejected' });
  });

  test('several selected reviews are approved or rejected at once', async () => {
    for (const text of ['One', 'Two', 'Three']) await write(text);
    const visitor = await open();
    await visitor.check('Select all on this page');
    await visitor.check('Select Olena on Cup', false);
    await visitor.see('2 selected');
    await visitor.click('Approve selected');
    await visitor.see('2 reviews approved');
    await expectSoon(async () => Object.values(await statuses()).sort()).toEqual(['approved', 'approved', 'waiting']);
    await expectSoon(async () => (await panel.admin.get(`/api/products/${cup}`)).body.data.reviewsCount).toBe(2);
  });

  test('a review that another administrator has deleted is reported, and the others keep their state', async () => {
    const gone = await write('Gone');
    await write('There');
    const visitor = await open();
    await visitor.check('Select all on this page');
    await panel.admin.delete(`/api/reviews/${gone}`);
    await visitor.click('Reject selected');
    await visitor.see('review rejected');
    await visitor.see('1 review had already been deleted.');
    await expectSoon(() => statuses()).toEqual({ There: 'rejected' });
  });

  test('reviews are filtered by status and rating, which are part of the address', async () => {
    await write('Five');
    const bad = await write('One', 1);
    await panel.admin.put(`/api/reviews/${bad}`, { approved: 0 });
    const visitor = await open();
    await visitor.click('Rejected', 'link');
    await visitor.page.waitForFunction(() => !document.body.innerText.includes('Five'));
    await visitor.choose('Rating', '5');
    await visitor.see(english('panel-kit.nothing_found'));
    await expectSoon(() => visitor.page.url()).toMatch(/status=rejected.*rating=5|rating=5.*status=rejected/);
    await visitor.click('Clear filters');
    await visitor.see('Five');
    await visitor.click('This product only: Cup', 'link');
    await visitor.see('Reviews of Cup');
    await expectSoon(() => visitor.page.url()).toContain(`product_id=${cup}`);
  });

  test('a review is deleted after a confirmation', async () => {
    await write('Spam');
    const visitor = await open();
    await visitor.click('Delete');
    await visitor.see('Delete this review?');
    await visitor.confirm();
    await visitor.see('Review deleted');
    await visitor.see(english('panel-reviews.empty'));
    await expectSoon(() => statuses()).toEqual({});
  });

  test.each([
    ['en', 360],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('%s at %i pixels: the list of reviews is complete and readable', async (language, width) => {
    await write('Дуже гарна чашка, тримає тепло й не хитається на столі. '.repeat(12), 4);
    const rejected = await write('<script>alert(1)</script>', 1);
    await panel.admin.put(`/api/reviews/${rejected}`, { approved: 0 });
    const visitor = await open({ language, width });
    await visitor.see('<script>alert(1)</script>');
    await visitor.inspect('reviews');
  });
});

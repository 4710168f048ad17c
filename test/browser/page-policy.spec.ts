import type { Page } from 'puppeteer';
import { sections } from '../../src/admin/places.js';
import { makeProduct, place } from '../fixtures/orders.js';
import { repeatedLandmarks } from '../fixtures/browser/landmarks.js';
import { gotoIdle } from '../fixtures/browser/open-requests.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

interface Violation {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
}

describe('the Content-Security-Policy of pages', () => {
  let panel: PanelTests;
  let product: number;
  let orderPath: string;
  const violations: Violation[] = [];
  const repeated: string[] = [];

  beforeAll(async () => {
    panel = await startPanel();
    const { admin, shop } = panel;
    await admin.post('/api/categories', { name: 'Tea' });
    product = await makeProduct(admin, { name: 'Moss teapot', alias: 'moss-teapot', in_stock: 10 });
    await admin.post('/api/admin/pages', {
      slug: 'terms',
      kind: 'terms',
      published: true,
      translations: { en: { title: 'Terms', body: '# One\n\n[two](/)' } },
    });
    const { body } = await place(shop.client(), product);
    orderPath = `/order/${body.data.id}?key=${body.data.key}`;
  });
  afterAll(() => panel?.close());
  beforeEach(() => void violations.splice(0));
  afterEach(() => expect(repeated.splice(0)).toEqual([]));

  async function watch(page: Page): Promise<void> {
    await page.exposeFunction('violated', (violation: Violation) => void violations.push(violation));
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        void (window as unknown as { violated: (violation: Violation) => void }).violated({
          page: location.pathname,
          directive: effectiveDirective,
          blocked: blockedURI,
        });
      }),
    );
  }

  /** Opens the pages, several at a time in tabs. */
  async function visit(first: Page, paths: readonly string[]): Promise<void> {
    const waiting = [...paths];
    const walk = async (page: Page): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await gotoIdle(page, panel.shop.url + path);
        repeated.push(...(await repeatedLandmarks(page)).map((landmark) => `${path}: ${landmark}`));
      }
    };
    const others = await Promise.all([1, 2].slice(0, paths.length - 1).map(() => first.browserContext().newPage()));
    await Promise.all(others.map(watch));
    await Promise.all([first, ...others].map(walk));
  }

  it('no screen of the panel violates the Content-Security-Policy', async () => {
    const visitor = await panel.visit();
    await watch(visitor.page);
    const places = sections
      .flatMap(({ groups }) => groups)
      .flatMap((group) => group.places)
      .map(({ id }) => `/admin/pages/${id}`);
    expect(places.length).toBeGreaterThan(10);
    await visit(visitor.page, ['/admin', ...places, `/admin/pages/products/${product}`, '/admin/pages/account']);
    const guest = await panel.newPage();
    await watch(guest);
    await visit(guest, ['/admin/login', '/admin/password/forgot']);
    expect(violations).toEqual([]);
  });

  it('no page of the storefront violates the Content-Security-Policy', async () => {
    const page = await panel.newPage();
    await watch(page);
    await visit(page, [
      '/',
      '/category/tea',
      '/product/moss-teapot',
      '/search?q=moss',
      '/cart',
      '/checkout',
      '/wishlist',
      '/compare',
      orderPath,
      '/pages/terms',
      '/account/login',
      '/account/register',
      '/account/forgot',
      '/nowhere',
      '/api/docs',
    ]);
    expect(violations).toEqual([]);
  });

  it('a browser reports a violation of the Content-Security-Policy to the shop', async () => {
    const page = await panel.newPage();
    await watch(page);
    await visit(page, ['/cart']);
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/csp-reports'));
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' })),
    );
    const answer =
      (await reported).response() ??
      (await page.waitForResponse((response) => response.url().endsWith('/api/csp-reports')));
    expect(answer.status()).toBe(204);
    await expectSoon(() => violations).toMatchObject([
      { page: '/cart', directive: 'script-src-elem', blocked: 'inline' },
    ]);
  });
});

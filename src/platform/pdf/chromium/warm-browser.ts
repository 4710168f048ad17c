import type { Browser, Page } from 'puppeteer';
import type { Config } from '../../config/config.js';
import { withTimeout } from '../../time/durations.js';
import { launchBrowser } from './launch-browser.js';

/** Milliseconds without work after which the browser is ended to free its memory. */
const IDLE_MS = 30_000;
const CLOSE_MS = 2_000;

/** A browser with one page, started on demand and reused for a while. */
export class WarmBrowser {
  private page: Promise<Page> | null = null;
  private browser: Browser | null = null;
  private closed: Promise<void> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly config: Pick<Config, 'chromiumPath' | 'dataDir'>) {}

  /** Id of the browser's process, for tests; null if none is running. */
  get pid(): number | null {
    return this.browser?.process()?.pid ?? null;
  }

  /**
   * Runs `work` on the page. The caller must not start two at the same time.
   * @throws NoBrowser
   */
  async use<T>(work: (page: Page) => Promise<T>): Promise<T> {
    clearTimeout(this.idle);
    this.page ??= this.open();
    try {
      const page = await this.page.catch((error: unknown) => {
        this.page = null;
        throw error;
      });
      return await work(page);
    } finally {
      this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
    }
  }

  /** Ends the browser in any state; the next use starts a new one. */
  end(): void {
    clearTimeout(this.idle);
    const { browser } = this;
    this.browser = null;
    this.page = null;
    browser?.process()?.kill('SIGKILL');
  }

  /** Ends the browser before the process exits, and removes its profile. */
  async close(): Promise<void> {
    this.end();
    await withTimeout(CLOSE_MS, () => this.closed).catch(() => undefined);
  }

  private async open(): Promise<Page> {
    const { browser, closed } = await launchBrowser(this.config);
    this.browser = browser;
    this.closed = closed;
    browser.once('disconnected', () => {
      if (this.browser === browser) this.end();
    });
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    await page.setJavaScriptEnabled(false);
    await page.setOfflineMode(true);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      // Pages load embedded pictures and fonts only, and no URLs, files or other pages.
      const carried = request.url().startsWith('data:') && ['font', 'image'].includes(request.resourceType());
      // A navigation is aborted, because a blocked one would show the browser's error page.
      const refused = request.isNavigationRequest() ? 'aborted' : 'blockedbyclient';
      void (carried ? request.continue() : request.abort(refused)).catch(() => undefined);
    });
    return page;
  }
}

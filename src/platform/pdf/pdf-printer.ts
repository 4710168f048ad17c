import { dropEmoji } from './drop-emoji.js';
import { fontFaces } from './fonts.js';
import { Injectable, Logger, type OnApplicationShutdown, Global, Module } from '@nestjs/common';
import type { Page } from 'puppeteer';
import { Config } from '../config/config.js';
import { withTimeout } from '../time/durations.js';
import { NoBrowser } from './chromium/find-browser.js';
import { WarmBrowser } from './chromium/warm-browser.js';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'";

/**
 * The page as the browser gets it: what it may load, then the fonts, then the template's own. A parser takes all of it
 * for one document: the second doctype is ignored, and `<html lang>` still counts.
 */
async function sheetOf(page: string): Promise<string> {
  const html = dropEmoji(page);
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><style>${await fontFaces(html)}</style>${html}`;
}

/** Of one print; a browser that does not start has a longer limit of its own. */
const LIMIT_MS = 20_000;
const MAX_CHARACTERS = 5_000_000;

/**
 * Prints HTML as PDF, in a browser without script, network and files. One browser a process and one page at a time,
 * kept running for half a minute; what takes too long is ended, and a print whose browser died is tried once more in a
 * new one.
 */
@Injectable()
export class PdfPrinter implements OnApplicationShutdown {
  private readonly logger = new Logger('Print');
  private readonly browser: WarmBrowser;
  private turn: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(config: Config) {
    this.browser = new WarmBrowser(config);
  }

  /** The browser's process, for tests; null while none runs. */
  get pid(): number | null {
    return this.browser.pid;
  }

  /**
   * @param html a complete page. Emoji are removed, Noto Sans is embedded for the scripts that it uses, and the paper
   * size is A4 unless `@page` sets another one
   * @throws NoBrowser when there is none; Error when the page cannot be printed in time
   */
  print(html: string, signal?: AbortSignal): Promise<Buffer> {
    const printed = this.turn.then(() => this.printNow(html, signal));
    this.turn = printed.catch(() => undefined);
    return printed;
  }

  private async printNow(html: string, signal?: AbortSignal): Promise<Buffer> {
    signal?.throwIfAborted();
    if (html.length > MAX_CHARACTERS) throw new Error(`a page of ${html.length} characters is too large to be printed`);
    const sheet = await sheetOf(html);
    try {
      return await this.once(sheet);
    } catch (error) {
      if (error instanceof NoBrowser || this.stopped || signal?.aborted) throw error;
      this.logger.warn({ msg: 'print failed, trying once more', error: (error as Error).message.slice(0, 300) });
      return this.once(sheet);
    }
  }

  private async once(sheet: string): Promise<Buffer> {
    if (this.stopped) throw new Error('the server stops');
    try {
      return await this.browser.use((page) => withTimeout(LIMIT_MS, () => printOn(page, sheet)));
    } catch (error) {
      this.browser.end();
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.browser.close();
  }
}

async function printOn(page: Page, sheet: string): Promise<Buffer> {
  await page.setContent(sheet, { waitUntil: 'load', timeout: LIMIT_MS });
  const pdf = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    timeout: LIMIT_MS,
  });
  return Buffer.from(pdf);
}

@Global()
@Module({ providers: [PdfPrinter], exports: [PdfPrinter] })
export class PdfModule {}

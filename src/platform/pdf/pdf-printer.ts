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
 * The page for the browser: the Content-Security-Policy, then the fonts, then the output of the template, which is a
 * whole document. HTML parsers ignore its doctype, and apply the attributes of its `<html>`, such as `lang`.
 */
async function sheetOf(page: string): Promise<string> {
  const html = dropEmoji(page);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  return `<!doctype html><meta charset="utf-8">${policy}<style>${await fontFaces(html)}</style>${html}`;
}

/** Time limit of one print in milliseconds; the start of a browser has its own, longer limit. */
const LIMIT_MS = 20_000;
const MAX_CHARACTERS = 5_000_000;

/**
 * Prints HTML as PDF, in a browser without scripts, network and files. One browser per process prints one page at a
 * time, and is kept for half a minute. A print that takes too long is aborted; if the browser crashes, the print is
 * repeated once in a new one.
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

  /** Id of the browser's process, for tests; null if none is running. */
  get pid(): number | null {
    return this.browser.pid;
  }

  /**
   * @param html a complete page. Emoji are removed, Noto Sans is embedded for the scripts that it uses, and the paper
   * size is A4 unless `@page` sets another
   * @throws NoBrowser if there is none; Error if the page cannot be printed in time
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

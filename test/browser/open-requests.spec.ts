import { EventEmitter } from 'node:events';
import type { Page } from 'puppeteer';
import { gotoIdle, requestsOf } from '../fixtures/browser/open-requests.js';

/** A page whose browser starts to report requests when `reports` is called. */
function pageOf(): { page: Page; opened: string[]; reports: () => void } {
  const opened: string[] = [];
  let reports = (): void => undefined;
  const enabled = new Promise<void>((resolve) => (reports = resolve));
  const session = Object.assign(new EventEmitter(), { send: () => enabled });
  const page = {
    createCDPSession: async () => session,
    getDefaultTimeout: () => 1000,
    goto: async (address: string) => void opened.push(address),
    isJavaScriptEnabled: () => true,
    evaluate: async () => true,
  };
  return { page: page as unknown as Page, opened, reports };
}

test('gotoIdle opens a page only when the browser reports its requests, because it may not report the end of earlier ones', async () => {
  const { page, opened, reports } = pageOf();
  const loaded = gotoIdle(page, 'http://shop.test/');
  await new Promise(setImmediate);
  expect(opened).toEqual([]);
  reports();
  await requestsOf(page).ready;
  await loaded;
  expect(opened).toEqual(['http://shop.test/']);
});

import { EventEmitter } from 'node:events';
import type { Page } from 'puppeteer';
import { requestsOf } from '../fixtures/browser/open-requests.js';

/** A page of which the browser says only what the test says. */
function pageOf(): { page: Page; says: (event: string, content?: object) => void } {
  const session = Object.assign(new EventEmitter(), { send: async () => ({}) });
  const page = { createCDPSession: async () => session, isJavaScriptEnabled: () => true, evaluate: async () => true };
  return { page: page as unknown as Page, says: (event, content = {}) => void session.emit(event, content) };
}

const sent = (requestId: string, loaderId: string): object => ({
  requestId,
  loaderId,
  request: { method: 'GET', url: `http://shop.test/${requestId}` },
});

describe('A page has loaded', () => {
  test('when its document has, also where the browser does not report the end of that request after a redirect', async () => {
    const { page, says } = pageOf();
    const requests = requestsOf(page);
    await new Promise(setImmediate);
    says('Network.requestWillBeSent', sent('document', 'document'));
    says('Network.requestWillBeSent', sent('document', 'document'));
    says('Page.frameNavigated', { frame: { loaderId: 'document' } });
    await expect(requests.none(100, 10)).rejects.toThrow('Still loading: GET http://shop.test/document');
    says('Page.loadEventFired');
    await requests.none(1000, 10);
  });

  test('not while something that it asked for afterwards has no answer', async () => {
    const { page, says } = pageOf();
    const requests = requestsOf(page);
    await new Promise(setImmediate);
    says('Network.requestWillBeSent', sent('document', 'document'));
    says('Page.frameNavigated', { frame: { loaderId: 'document' } });
    says('Network.requestWillBeSent', sent('answer', 'document'));
    says('Page.loadEventFired');
    await expect(requests.none(100, 10)).rejects.toThrow('Still loading: GET http://shop.test/answer');
    says('Network.loadingFinished', { requestId: 'answer' });
    await requests.none(1000, 10);
  });
});

import type { Response } from 'express';
import { BareAnswer } from '../../http/envelope/envelope.interceptor.js';

/** Content-Security-Policy of the page: no scripts, and only the panel may embed it. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; sandbox " +
  'allow-popups allow-popups-to-escape-sandbox';

/** Sends the HTML of an email as a page whose links open in new tabs. */
export function mailPage(response: Response, html: string): BareAnswer {
  response.type('html').set({ 'Content-Security-Policy': PAGE_POLICY, 'X-Frame-Options': 'SAMEORIGIN' });
  return new BareAnswer(html.replace('<head>', '<head><base target="_blank">'));
}

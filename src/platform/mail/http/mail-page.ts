import type { Response } from 'express';
import { BareAnswer } from '../../http/envelope/envelope.interceptor.js';

/** Policy of the page: it runs no script, and only the panel may frame it. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; sandbox " +
  'allow-popups allow-popups-to-escape-sandbox';

/** Answers the HTML of an email; its links open in other tabs. */
export function mailPage(response: Response, html: string): BareAnswer {
  response.type('html').set({ 'Content-Security-Policy': PAGE_POLICY, 'X-Frame-Options': 'SAMEORIGIN' });
  return new BareAnswer(html.replace('<head>', '<head><base target="_blank">'));
}

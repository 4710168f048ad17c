import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ReadCache } from '../../cache/read-cache.js';
import { GuestSessionStarter } from '../../ports/guest-session-starter.js';
import { Config } from '../../config/config.js';
import { languageOf } from '../../i18n/language.js';
import { Metrics } from '../../metrics/metrics.js';
import { ShopProfile } from '../../ports/shop-profile.js';
import { securityHeaders } from '../security/security-headers.js';
import { cachedAnswerKey, sendCachedAnswer, type CachedAnswer } from './cached-answer.js';
import { cachedPageKey, sendCachedPage, type CachedPage } from './cached-page.js';

/**
 * Answers kept public reads and pages before sessions, guards and routes. Requests with credentials are not answered from the cache: the
 * access guard decides what may be given.
 */
@Injectable()
export class ResponseCache {
  private readonly headers: ReadonlyArray<[string, string]>;
  private readonly sessionCookie = /(?:^|;\s*)(?:__Host-)?shop=/;

  constructor(
    private readonly cache: ReadCache,
    private readonly config: Config,
    private readonly shop: ShopProfile,
    private readonly metrics: Metrics,
    private readonly guests: GuestSessionStarter,
  ) {
    this.headers = Object.entries(securityHeaders(config));
  }

  /** Mounted before all else. */
  readonly middleware = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!this.answered(request, response)) next();
  };

  private answered(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
    const { cookie, origin } = request.headers;
    // another origin's script needs the CORS headers, which the long way adds
    if (origin !== undefined && this.config.corsOrigins.length > 0) return false;
    if (cookie !== undefined && this.sessionCookie.test(cookie)) return false;
    const language = languageOf(request.url!, cookie, request.headers['accept-language'], this.shop);
    const hot = this.cache.get<CachedAnswer>(cachedAnswerKey(language, request.url!));
    const page = hot ? undefined : this.cache.get<CachedPage>(cachedPageKey(language, request.url!));
    if (!hot && !(page && page.until > Date.now())) return false;
    const started = performance.now();
    for (const [name, value] of this.headers) response.setHeader(name, value);
    response.setHeader('X-Request-Id', randomUUID());
    if (hot) sendCachedAnswer(request, response, hot);
    else sendCachedPage(request, response, page!, this.guests.begin());
    this.metrics.hotRead(performance.now() - started);
    return true;
  }
}

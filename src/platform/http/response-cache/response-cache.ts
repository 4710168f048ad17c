import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
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
 * Answers kept public reads and pages before the framework is entered. Whoever brings credentials goes the long way, where the
 * access guard decides what may be given.
 */
@Injectable()
export class ResponseCache {
  private readonly sessionCookie = /(?:^|;\s*)(?:__Host-)?shop=/;

  constructor(
    private readonly cache: ReadCache,
    private readonly config: Config,
    private readonly shop: ShopProfile,
    private readonly metrics: Metrics,
    private readonly guests: GuestSessionStarter,
  ) {}

  /** Puts itself before the listener that the server has now. */
  install(server: Server): void {
    const [framework] = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    const headers = Object.entries(securityHeaders(this.config));
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!this.answered(request, response, headers)) framework!(request, response);
    });
  }

  private answered(request: IncomingMessage, response: ServerResponse, headers: Array<[string, string]>): boolean {
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
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('X-Request-Id', randomUUID());
    if (hot) sendCachedAnswer(request, response, hot);
    else sendCachedPage(request, response, page!, this.guests.begin());
    this.metrics.hotRead(performance.now() - started);
    return true;
  }
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#kernel';
import { Injectable } from '@nestjs/common';
import { ReadCache, type Ticket } from '../../cache/read-cache.js';
import { type StartedGuestSession, GuestSessionStarter } from './guest-session-starter.js';
import { Config } from '../../config/config.js';
import { languageOf } from '../../i18n/language.js';
import { Metrics } from '../../metrics/metrics.js';
import { ShopProfile } from '../../shop/shop-profile.js';
import { entityTag, isRead } from '../conditional-requests.js';
import { securityHeaders } from '../security/answer-headers.js';
import { hasValidHost } from '../security/host-header.js';

/** A cached answer, ready to be written to the socket. */
export interface CachedAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export const cachedAnswerKey = (language: Language, url: string): string => `${language} ${url}`;

export function cacheAnswer(
  cache: ReadCache,
  key: string,
  body: object,
  tags: readonly string[],
  ticket: Ticket,
  language: Language,
): CachedAnswer {
  const buffer = Buffer.from(JSON.stringify(body));
  const hot: CachedAnswer = {
    body: buffer,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(buffer.length),
      'Content-Language': language,
      'Cache-Control': 'no-cache',
      ETag: entityTag(buffer),
      Vary: 'Accept-Language, Cookie, Authorization, Origin',
    },
  };
  cache.put(key, hot, buffer.length + 300, tags, ticket);
  return hot;
}

export function sendCachedAnswer(request: IncomingMessage, response: ServerResponse, hot: CachedAnswer): void {
  response.writeHead(200, hot.headers as Record<string, string>);
  response.end(request.method === 'HEAD' ? undefined : hot.body);
}

/** A cached page as new visitors see it: complete, except for the CSRF token between its parts. */
export interface CachedPage {
  readonly parts: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Time at which the page expires, in milliseconds since 1970. */
  readonly until: number;
}

export const cachedPageKey = (language: Language, url: string): string => `hot page ${language} ${url}`;

export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { cookie, csrfToken }: StartedGuestSession,
): void {
  const body = Buffer.from(page.parts.join(csrfToken));
  response.writeHead(200, { ...page.headers, 'Content-Length': String(body.length), 'Set-Cookie': cookie });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Answers public reads and pages from the cache before sessions, guards and routes run. Requests with credentials are
 * not answered from the cache, because the access guard decides what they may see.
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

  /** The first middleware of the application. */
  readonly middleware = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!this.answered(request, response)) next();
  };

  private answered(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isRead(request) || request.headers.authorization !== undefined || !hasValidHost(request)) return false;
    const { cookie, origin } = request.headers;
    // Scripts of other origins need CORS headers, which are added only by the framework.
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

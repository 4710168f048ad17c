import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#kernel';
import type { StartedGuestSession } from '../../ports/guest-session-starter.js';

/** A kept page as strangers see it: whole, but for the CSRF token between its parts. */
export interface CachedPage {
  readonly parts: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970; then it is rendered again. */
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

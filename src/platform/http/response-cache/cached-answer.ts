import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#kernel';
import type { ReadCache, Ticket } from '../../cache/read-cache.js';

/** A kept answer, ready to be written to the socket. */
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
      ETag: `"${createHash('sha1').update(buffer).digest('base64url')}"`,
      Vary: 'Accept-Language, Cookie, Authorization, Origin',
    },
  };
  cache.put(key, hot, buffer.length + 300, tags, ticket);
  return hot;
}

/** Writes a kept answer, or 304 when the reader has it already. */
export function sendCachedAnswer(request: IncomingMessage, response: ServerResponse, hot: CachedAnswer): void {
  if (request.headers['if-none-match'] === hot.headers['ETag']) {
    response.writeHead(304, { ETag: hot.headers['ETag'], 'Cache-Control': 'no-cache', Vary: hot.headers['Vary'] });
    response.end();
    return;
  }
  response.writeHead(200, hot.headers as Record<string, string>);
  response.end(request.method === 'HEAD' ? undefined : hot.body);
}

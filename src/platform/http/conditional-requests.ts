import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** The strong ETag of a body. */
export const entityTag = (body: Buffer | string): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** Headers that describe a body, which a 304 does not have (RFC 9110, 15.4.5). */
const OF_THE_BODY = ['Content-Type', 'Content-Length', 'Content-Encoding', 'Content-Language', 'Transfer-Encoding'];

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/**
 * Answers 304 instead of 200 to a GET or HEAD whose `If-None-Match` contains the answer's `ETag`. It is the first
 * middleware, so that handlers only have to set `ETag`.
 */
export function conditionalRequests(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const known = request.headers['if-none-match'];
  if (known !== undefined && isRead(request)) answerUnchanged(response, known);
  next();
}

function answerUnchanged(response: ServerResponse, known: string): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
    if (status !== 200) return writeHead(status, ...rest);
    const given = rest.find((part): part is OutgoingHttpHeaders => typeof part === 'object' && !Array.isArray(part));
    for (const [name, value] of Object.entries(given ?? {})) response.setHeader(name, value!);
    if (!namesTag(known, response.getHeader('ETag'))) return given ? writeHead(status) : writeHead(status, ...rest);
    for (const name of OF_THE_BODY) response.removeHeader(name);
    // Node sends no body after this status
    return writeHead(304);
  };
}

/**
 * Whether the list contains the tag. `W/` is ignored (RFC 9110, 13.1.2), because compressing proxies make every ETag
 * weak.
 */
function namesTag(list: string, tag: unknown): boolean {
  if (list.trim() === '*') return true;
  if (typeof tag !== 'string') return false;
  const opaque = tag.replace(/^W\//, '');
  return list.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}

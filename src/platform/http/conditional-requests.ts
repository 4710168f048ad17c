import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** The strong validator of a body. */
export const entityTag = (body: Buffer | string): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** Describe a body, and a 304 has none (RFC 9110, 15.4.5). */
const OF_THE_BODY = ['Content-Type', 'Content-Length', 'Content-Encoding', 'Content-Language', 'Transfer-Encoding'];

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/**
 * Answers 304 in place of 200 to a GET or HEAD whose `If-None-Match` names the answer's `ETag`. Mounted before all
 * else, so that a handler only sets `ETag`.
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
    // Node sends nothing that is written after this status
    return writeHead(304);
  };
}

/** `W/` is not compared: RFC 9110, 13.1.2. A proxy that compresses makes every validator weak. */
function namesTag(list: string, tag: unknown): boolean {
  if (list.trim() === '*') return true;
  if (typeof tag !== 'string') return false;
  const opaque = tag.replace(/^W\//, '');
  return list.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}

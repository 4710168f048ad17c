import type { IncomingMessage, ServerResponse } from 'node:http';

const MOST_BYTES = 64 * 1024;

/** A request, as the routes receive it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** `parts`: the groups that the path's regular expression matched. */
export type Route = readonly [
  method: string,
  path: RegExp,
  run: (asked: Asked, parts: string[]) => Reply | Promise<Reply>,
];

export const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
});

/**
 * A JSON object; an empty body is `{}`.
 * @throws Error for other text
 */
export function objectOf({ text }: Asked): Record<string, unknown> {
  const body: unknown = text ? JSON.parse(text) : {};
  if (typeof body !== 'object' || body === null) throw new TypeError('The body is no JSON object.');
  return body as Record<string, unknown>;
}

export async function read(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('The body is too large.');
    parts.push(part);
  }
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  return {
    method: request.method ?? 'GET',
    path,
    headers: request.headers,
    text: Buffer.concat(parts).toString('utf8'),
  };
}

/** Returns null if no route has this method and path. */
export async function answer(routes: readonly Route[], asked: Asked): Promise<Reply | null> {
  for (const [method, path, run] of routes) {
    const found = path.exec(asked.path);
    if (found && method === asked.method) return run(asked, found.slice(1).map(decodeURIComponent));
  }
  return null;
}

export const write = (response: ServerResponse, { status, headers, text }: Reply): void =>
  void response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(text);

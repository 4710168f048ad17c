import { isIP } from 'node:net';
import type { Request } from 'express';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The address of the caller, in plain form: as forwarded by the trusted proxies, else the peer's. What a proxy passes
 * on may carry a port, or be no address at all; then the peer's counts, so that it cannot make a new client of every
 * request.
 */
export const clientAddress = (request: Pick<Request, 'ip' | 'socket'>): string =>
  plainAddress(request.ip ?? '') ?? plainAddress(request.socket.remoteAddress ?? '') ?? '';

/** Without port, brackets and zone; IPv4 mapped into IPv6 as IPv4. null: it is no address. */
export function plainAddress(text: string): string | null {
  const bare = text.startsWith('::ffff:') ? text.slice(7) : text;
  if (isIP(bare) === 4) return bare;
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 0) return null;
  return version === 6 ? (ipv4In(address) ?? address) : address;
}

/** RFC 4291, 2.5.5.2: `::ffff:192.0.2.1`, in any spelling. */
function ipv4In(address: string): string | null {
  if (!/ffff/i.test(address)) return null;
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (high === undefined || low === undefined) return null;
  return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.');
}

/** Headers by which a reverse proxy or a content delivery network names its client. */
const OF_PROXIES = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
];

/** The first header by which a proxy shows itself; null: none. */
export function forwardedHeader(headers: IncomingHttpHeaders): string | null {
  for (const name of OF_PROXIES) if (headers[name] !== undefined) return name;
  return null;
}

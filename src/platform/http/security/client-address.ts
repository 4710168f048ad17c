import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Config } from '../../config/config.js';

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

const MAX_PEERS = 20;
/** What has not been seen for so long is over. */
const SHOWN_MS = 24 * 60 * 60 * 1000;

/**
 * `untrusted_proxy`: a peer that TRUST_PROXY does not name sends forwarded headers. `proxy_without_address`: a trusted
 * proxy does not name its client in X-Forwarded-For. Either way all visitors behind it count as one client.
 */
type ProxyProblemCode = 'untrusted_proxy' | 'proxy_without_address';

interface ProxyProblem {
  readonly code: ProxyProblemCode;
  /** The peer's address. */
  readonly address: string;
}

interface Seen extends ProxyProblem {
  requests: number;
  lastAt: number;
}

/**
 * Notices proxies that hide their visitors, and writes one line of each kind into the log. Each instance knows what it
 * saw itself: an administrator who comes through the proxy makes the instance that answers see it.
 */
@Injectable()
export class ProxyWatch {
  private readonly logger = new Logger('Proxy');
  private readonly seen = new Map<string, Seen>();
  private readonly logged = new Set<ProxyProblemCode>();

  constructor(
    private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** To be mounted before any other that reads the address. */
  readonly middleware: RequestHandler = (request, _response, next) => {
    const isTrusted = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
    this.observe(request, isTrusted(request.socket.remoteAddress ?? '', 0));
    next();
  };

  /** @param isTrusted whether TRUST_PROXY names the peer */
  private observe(request: IncomingMessage, isTrusted: boolean): void {
    const code = this.problemOf(request, isTrusted);
    const address = request.socket.remoteAddress?.replace(/^::ffff:/, '');
    if (code === null || address === undefined) return;
    const key = `${code} ${address}`;
    const known = this.seen.get(key) ?? this.remember(key, { code, address, requests: 0, lastAt: 0 });
    known.requests += 1;
    known.lastAt = this.clock.now().getTime();
    if (this.logged.has(code)) return;
    this.logged.add(code);
    this.logger.warn({ peer: address, header: forwardedHeader(request.headers) ?? undefined }, SENTENCES[code]);
  }

  /** The one that concerns the most requests of the last day; null: none. */
  problem(): ProxyProblem | null {
    const since = this.clock.now().getTime() - SHOWN_MS;
    const [worst] = [...this.seen.values()]
      .filter(({ lastAt }) => lastAt > since)
      .sort((a, b) => b.requests - a.requests);
    return worst ? { code: worst.code, address: worst.address } : null;
  }

  private problemOf({ headers }: IncomingMessage, isTrusted: boolean): ProxyProblemCode | null {
    if (!isTrusted) return forwardedHeader(headers) === null ? null : 'untrusted_proxy';
    // browsers send Sec-Fetch-Site: a health check by the load balancer itself has no client address
    const isVisitor = this.config.https && headers['sec-fetch-site'] !== undefined;
    return isVisitor && headers['x-forwarded-for'] === undefined ? 'proxy_without_address' : null;
  }

  /** Any client may send such headers: the proxy, which sends more of them, is not evicted. */
  private remember(key: string, seen: Seen): Seen {
    if (this.seen.size >= MAX_PEERS) {
      const [rarest] = [...this.seen].sort(([, a], [, b]) => a.requests - b.requests)[0]!;
      this.seen.delete(rarest);
    }
    this.seen.set(key, seen);
    return seen;
  }
}

const SENTENCES: Readonly<Record<ProxyProblemCode, string>> = {
  untrusted_proxy:
    'Forwarded headers come from a peer that TRUST_PROXY does not name: they are ignored, and all visitors behind ' +
    'it share one rate limit',
  proxy_without_address: 'A trusted proxy does not send X-Forwarded-For: all visitors behind it share one rate limit',
};

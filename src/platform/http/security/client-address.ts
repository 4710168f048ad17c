import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Config } from '../../config/config.js';

/**
 * The caller's address in plain form: as forwarded by trusted proxies, or else the peer's. A forwarded value may have a
 * port, or be no address at all. In the latter case the peer's address counts, so that a client cannot appear as a new
 * one with each request.
 */
export const clientAddress = (request: Pick<Request, 'ip' | 'socket'>): string =>
  plainAddress(request.ip ?? '') ?? plainAddress(request.socket.remoteAddress ?? '') ?? '';

/**
 * Removes port, brackets and zone, and converts IPv4-mapped IPv6 addresses to IPv4. Null if the text is not an address.
 */
export function plainAddress(text: string): string | null {
  const bare = text.startsWith('::ffff:') ? text.slice(7) : text;
  if (isIP(bare) === 4) return bare;
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 0) return null;
  return version === 6 ? (ipv4In(address) ?? address) : address;
}

/** IPv4 address in an IPv4-mapped IPv6 address, `::ffff:192.0.2.1` in any spelling (RFC 4291, 2.5.5.2). */
function ipv4In(address: string): string | null {
  if (!/ffff/i.test(address)) return null;
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (high === undefined || low === undefined) return null;
  return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.');
}

/** Headers in which reverse proxies and content delivery networks send the client's address. */
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

/** The first of these headers that the request has; null if it has none. */
export function forwardedHeader(headers: IncomingHttpHeaders): string | null {
  for (const name of OF_PROXIES) if (headers[name] !== undefined) return name;
  return null;
}

const MAX_PEERS = 20;
/** Observations older than this (milliseconds) are ignored. */
const SHOWN_MS = 24 * 60 * 60 * 1000;

/**
 * `untrusted_proxy`: a peer that TRUST_PROXY does not name sends forwarded headers. `proxy_without_address`: a trusted
 * proxy does not send its client's address in X-Forwarded-For. In both cases all visitors behind the proxy count as one
 * client.
 */
type ProxyProblemCode = 'untrusted_proxy' | 'proxy_without_address';

interface ProxyProblem {
  readonly code: ProxyProblemCode;
  /** Address of the peer. */
  readonly address: string;
}

interface Seen extends ProxyProblem {
  requests: number;
  lastAt: number;
}

/**
 * Detects proxies that hide the addresses of visitors, and logs one line for each kind of problem. Each instance knows
 * only its own requests. An administrator's request through the proxy is enough for the instance that answers it to
 * detect the problem.
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

  /** Must be mounted before any other middleware that reads the address. */
  readonly middleware: RequestHandler = (request, _response, next) => {
    const isTrusted = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
    this.observe(request, isTrusted(request.socket.remoteAddress ?? '', 0));
    next();
  };

  /** @param isTrusted whether TRUST_PROXY includes the peer */
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

  /** The problem of the last day with the most requests; null if there is none. */
  problem(): ProxyProblem | null {
    const since = this.clock.now().getTime() - SHOWN_MS;
    const [worst] = [...this.seen.values()]
      .filter(({ lastAt }) => lastAt > since)
      .sort((a, b) => b.requests - a.requests);
    return worst ? { code: worst.code, address: worst.address } : null;
  }

  private problemOf({ headers }: IncomingMessage, isTrusted: boolean): ProxyProblemCode | null {
    if (!isTrusted) return forwardedHeader(headers) === null ? null : 'untrusted_proxy';
    // Browsers send Sec-Fetch-Site; a health check by the load balancer itself has no client address.
    const isVisitor = this.config.https && headers['sec-fetch-site'] !== undefined;
    return isVisitor && headers['x-forwarded-for'] === undefined ? 'proxy_without_address' : null;
  }

  /**
   * Stores an observation. Any client can send such headers; the proxy is not evicted, because it sends more of them.
   */
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

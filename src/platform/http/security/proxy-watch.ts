import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Config } from '../../config/config.js';
import { forwardedHeader } from './client-address.js';

const MAX_PEERS = 20;
/** What has not been seen for so long is over. */
const SHOWN_MS = 24 * 60 * 60 * 1000;

/**
 * `untrusted_proxy`: a peer that TRUST_PROXY does not name sends forwarded headers. `proxy_without_address`: a trusted
 * proxy does not name its client in X-Forwarded-For. Either way all visitors behind it count as one client.
 */
export type ProxyProblemCode = 'untrusted_proxy' | 'proxy_without_address';

export interface ProxyProblem {
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

  /** @param isTrusted whether TRUST_PROXY names the peer */
  observe(request: IncomingMessage, isTrusted: boolean): void {
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

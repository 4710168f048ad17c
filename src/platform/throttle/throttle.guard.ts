import { Injectable, type CanActivate, type ExecutionContext, Global, Module } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Config } from '../config/config.js';
import { type Caller, isAdministrator, isUnsafe, storeSentToken } from '../access/caller.js';
import { clientKey } from './client-key.js';
import { RateLimiter } from './rate-limiter.js';
import { commonErrors } from '../errors/common-errors.js';
import { ACCOUNT_LIMITS, LIMITS, type AccountThrottledKind, type ThrottledKind } from './limits.js';
import { ACCOUNT_THROTTLED, READ_COST, STORES_NOTHING, THROTTLED } from './throttle.decorator.js';

/**
 * Key of a writer: an administrator's account from any network, so that a busy administrator does not use up the limit
 * of others behind the same address; otherwise the client.
 */
const writerKey = (caller: Writer): string =>
  caller.kind === 'administrator' && caller.userId !== null ? `user:${caller.userId}` : clientKey(caller);

type Writer = Pick<Caller, 'kind' | 'userId' | 'tokenId' | 'ip'>;

/** Limits the writes of one client per minute (RATE_LIMIT); 0 disables the limit. */
@Injectable()
export class WriteLimit {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly config: Config,
  ) {}

  /** @throws DomainError `too_many_requests` with `retry_after` in seconds */
  async count(caller: Writer): Promise<void> {
    const { rateLimit: limit } = this.config;
    if (limit > 0) await this.limiter.hit('write', writerKey(caller), { limit, seconds: 60 });
  }
}

/** Maximum number of clients in memory; the least recently active one is removed first, with its spent points. */
const MAX_CLIENTS = 50_000;
/**
 * Points that a search, counted facets and filters add to those of an operation, and the maximum that a later page
 * adds.
 */
const SEARCH = 4;
const FACETS = 5;
const FILTERS = 2;
const DEEPEST = 10;
/** Number of skipped rows that cost one point. */
const ROWS_A_POINT = 1_000;

interface Account {
  points: number;
  at: number;
}

/**
 * Limits public reads of the catalog to READ_LIMIT points per minute and client; unused points are saved for up to one
 * minute. Cached answers cost nothing. Counted in this process only, because a read must not write.
 */
@Injectable()
export class ReadBudget {
  private readonly accounts = new Map<string, Account>();

  constructor(private readonly config: Config) {}

  /**
   * Spends points; administrators and tokens are not limited.
   * @param points of the operation
   * @param query of the URL, `q=…&page=…`
   * @throws DomainError `too_many_requests` with `retry_after` in seconds
   */
  spend(caller: Caller, points: number, query: string): void {
    const { readLimit: limit, rateLimit } = this.config;
    if (limit === 0 || rateLimit === 0 || caller.tokenId !== null || isAdministrator(caller)) return;
    const account = this.accountOf(clientKey(caller), limit);
    // A limit below the cost of one read would otherwise never admit it.
    const cost = Math.min(costOf(points, query), limit);
    if (account.points < cost) {
      throw commonErrors.too_many_requests({
        retry_after: Math.max(1, Math.ceil(((cost - account.points) * 60) / limit)),
      });
    }
    account.points -= cost;
  }

  private accountOf(key: string, limit: number): Account {
    const now = performance.now();
    const known = this.accounts.get(key) ?? { points: limit, at: now };
    this.accounts.delete(key);
    this.accounts.set(key, known);
    known.points = Math.min(limit, known.points + ((now - known.at) * limit) / 60_000);
    known.at = now;
    if (this.accounts.size > MAX_CLIENTS) this.accounts.delete(this.accounts.keys().next().value!);
    return known;
  }
}

function costOf(points: number, query: string): number {
  if (query === '') return points;
  const requested = new URLSearchParams(query);
  const given = (name: string): boolean => (requested.get(name) ?? '') !== '';
  const filtered = ['price_min', 'price_max', 'in_stock', 'sku'].some(given) || query.includes('attributes');
  const skipped = ((Number(requested.get('page')) || 1) - 1) * Math.min(Number(requested.get('per_page')) || 20, 100);
  return (
    points +
    (given('q') ? SEARCH : 0) +
    (given('facets') ? FACETS : 0) +
    (filtered ? FILTERS : 0) +
    Math.min(DEEPEST, Math.max(0, Math.floor(skipped / ROWS_A_POINT)))
  );
}

/**
 * Runs after the access guard. Limits the writes and the catalog reads of a client, the calls of operations that have
 * their own limit, and the calls of a customer's account.
 */
@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
    private readonly writes: WriteLimit,
    private readonly reads: ReadBudget,
    private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const caller = request.caller!;
    const kind = this.reflector.getAllAndOverride<ThrottledKind | undefined>(THROTTLED, [
      context.getHandler(),
      context.getClass(),
    ]);
    const points = this.reflector.get<number | undefined>(READ_COST, context.getHandler());
    if (points !== undefined) this.reads.spend(caller, points, queryOf(request.originalUrl));
    const isWrite =
      isUnsafe(request.method) && !this.reflector.get<true | undefined>(STORES_NOTHING, context.getHandler());
    if (isWrite) await this.writes.count(caller);
    await this.countAccount(context, caller);
    // The limit of the operation is counted last. A call that the handler refuses is subtracted again, but a call that
    // a guard refuses never reaches the handler, and would stay counted.
    if (kind) await this.countCall(kind, caller);
    // The token is stored after the request was counted, so that sessions are not created faster than the write limit
    // allows.
    if (isWrite) storeSentToken(request);
    return true;
  }

  /** Counts the call for the client, and for the account if there is one, so that changing networks does not help. */
  private async countCall(kind: ThrottledKind, caller: Caller): Promise<void> {
    await this.limiter.hit(kind, clientKey(caller), LIMITS[kind]);
    if (caller.kind === 'customer') await this.limiter.hit(`${kind}-account`, String(caller.userId), LIMITS[kind]);
  }

  /**
   * Counts the call for a customer's account. Guests have no account, and administrators and tokens act for many
   * buyers, so they are not limited.
   */
  private async countAccount(context: ExecutionContext, { kind: who, userId }: Caller): Promise<void> {
    if (who !== 'customer' || this.config.rateLimit === 0) return;
    const kind = this.reflector.get<AccountThrottledKind | undefined>(ACCOUNT_THROTTLED, context.getHandler());
    if (kind) await this.limiter.hit(`${kind}-account`, String(userId), ACCOUNT_LIMITS[kind]);
  }
}

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/**
 * Request limits. The guard that applies them must run after the access guard, which identifies the caller; see
 * IdentityModule.
 */
@Global()
@Module({ providers: [RateLimiter, ReadBudget, WriteLimit], exports: [RateLimiter, ReadBudget, WriteLimit] })
export class ThrottleModule {}

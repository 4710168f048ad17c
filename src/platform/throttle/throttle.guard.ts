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
 * Who writes: an administrator's account, wherever it is used from, so that a busy one takes nothing of those behind
 * the same address; else the client.
 */
const writerKey = (caller: Writer): string =>
  caller.kind === 'administrator' && caller.userId !== null ? `user:${caller.userId}` : clientKey(caller);

type Writer = Pick<Caller, 'kind' | 'userId' | 'tokenId' | 'ip'>;

/** Writes of one client per minute (RATE_LIMIT); 0 is off. */
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

/** Clients in memory; the least recently active one is removed first, with what it has spent. */
const MAX_CLIENTS = 50_000;
/** What a search, counted facets and filters add to an operation's own points, and the most that a deep page adds. */
const SEARCH = 4;
const FACETS = 5;
const FILTERS = 2;
const DEEPEST = 10;
/** Rows that are passed over for one point more. */
const ROWS_A_POINT = 1_000;

interface Account {
  points: number;
  at: number;
}

/**
 * What one client may read of the catalog; answers from memory cost nothing: READ_LIMIT points a minute, saved up
 * for one minute. Counted in this process only: a read must not write.
 */
@Injectable()
export class ReadBudget {
  private readonly accounts = new Map<string, Account>();

  constructor(private readonly config: Config) {}

  /**
   * Administrators and tokens are not counted.
   * @param points of the operation
   * @param query as the address has it, `q=…&page=…`
   * @throws DomainError `too_many_requests` with `retry_after` in seconds
   */
  spend(caller: Caller, points: number, query: string): void {
    const { readLimit: limit, rateLimit } = this.config;
    if (limit === 0 || rateLimit === 0 || caller.tokenId !== null || isAdministrator(caller)) return;
    const account = this.accountOf(clientKey(caller), limit);
    // a limit below the dearest read would never let it pass
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
 * After the access guard: counts a client's writes and reads of the catalog, its calls to operations with a limit of
 * their own, and a customer's by account.
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
    // last: limits that count successes only are given back after the handler, which does not run if this guard rejects
    if (kind) await this.countCall(kind, caller);
    // not sooner: sessions must not be created faster than the write limit allows
    if (isWrite) storeSentToken(request);
    return true;
  }

  /** By client, and by account for who has one: moving from one network to the next changes nothing. */
  private async countCall(kind: ThrottledKind, caller: Caller): Promise<void> {
    await this.limiter.hit(kind, clientKey(caller), LIMITS[kind]);
    if (caller.kind === 'customer') await this.limiter.hit(`${kind}-account`, String(caller.userId), LIMITS[kind]);
  }

  /** Guests have no account, and administrators and tokens act for many buyers: for them there is no limit. */
  private async countAccount(context: ExecutionContext, { kind: who, userId }: Caller): Promise<void> {
    if (who !== 'customer' || this.config.rateLimit === 0) return;
    const kind = this.reflector.get<AccountThrottledKind | undefined>(ACCOUNT_THROTTLED, context.getHandler());
    if (kind) await this.limiter.hit(`${kind}-account`, String(userId), ACCOUNT_LIMITS[kind]);
  }
}

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** Limits of requests. The guard that applies them runs after the one that knows the caller: see IdentityModule. */
@Global()
@Module({ providers: [RateLimiter, ReadBudget, WriteLimit], exports: [RateLimiter, ReadBudget, WriteLimit] })
export class ThrottleModule {}

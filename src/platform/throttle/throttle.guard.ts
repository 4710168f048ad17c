import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { storeSentToken } from '../access/guest-token.js';
import { Config } from '../config/config.js';
import type { Caller } from '../access/caller.js';
import { isUnsafe } from '../access/unsafe-methods.js';
import { clientKey } from './client-key.js';
import { ACCOUNT_LIMITS, LIMITS, type AccountThrottledKind, type ThrottledKind } from './limits.js';
import { RateLimiter } from './rate-limiter.js';
import { ReadBudget } from './read-budget.js';
import { ACCOUNT_THROTTLED, READ_COST, STORES_NOTHING, THROTTLED } from './throttle.decorator.js';
import { WriteLimit } from './write-limit.js';

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
    if (kind) await this.countCall(kind, caller);
    const points = this.reflector.get<number | undefined>(READ_COST, context.getHandler());
    if (points !== undefined) this.reads.spend(caller, points, queryOf(request.originalUrl));
    const isWrite =
      isUnsafe(request.method) && !this.reflector.get<true | undefined>(STORES_NOTHING, context.getHandler());
    if (isWrite) await this.writes.count(caller);
    await this.countAccount(context, caller);
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

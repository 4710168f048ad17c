import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Config } from '../config/config.js';
import { isUnsafe } from '../http/security/unsafe-methods.js';
import { clientKey } from './client-key.js';
import { LIMITS, type ThrottledKind } from './limits.js';
import { RateLimiter } from './rate-limiter.js';
import { THROTTLED } from './throttle.decorator.js';

/** After the access guard: counts a client's writes (RATE_LIMIT a minute), and its calls to operations with a limit of their own. */
@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(private readonly reflector: Reflector, private readonly limiter: RateLimiter, private readonly config: Config) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const client = clientKey(request.caller!);
    const kind = this.reflector.getAllAndOverride<ThrottledKind | undefined>(THROTTLED, [context.getHandler(), context.getClass()]);
    if (kind) await this.limiter.hit(kind, client, LIMITS[kind]);
    if (this.config.rateLimit > 0 && isUnsafe(request.method)) {
      await this.limiter.hit('write', client, { limit: this.config.rateLimit, seconds: 60 });
    }
    return true;
  }
}

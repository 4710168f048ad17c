import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { catchError, from, mergeMap, throwError, type Observable } from 'rxjs';
import { clientKey } from './client-key.js';
import { COUNTS_SUCCESSES, type ThrottledKind } from './limits.js';
import { RateLimiter } from './rate-limiter.js';
import { THROTTLED } from './throttle.decorator.js';

/**
 * For operations of which only successful calls are limited. The guard counts a call before the handler runs, so that
 * concurrent calls are counted; a refused call is subtracted afterwards.
 */
@Injectable()
export class CountSuccessesInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const kind = this.reflector.getAllAndOverride<ThrottledKind | undefined>(THROTTLED, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!kind || !COUNTS_SUCCESSES.has(kind)) return next.handle();
    const http = context.switchToHttp();
    const uncount = (): Promise<void> => this.uncount(kind, http.getRequest<Request>());
    return next.handle().pipe(
      // A page that shows its form again with the errors does not throw.
      mergeMap(async (body: unknown) => {
        if (http.getResponse<Response>().statusCode >= 400) await uncount();
        return body;
      }),
      catchError((error: unknown) => from(uncount()).pipe(mergeMap(() => throwError(() => error)))),
    );
  }

  /** Subtracts a refused call. An error here must not replace the refusal; the call then stays counted. */
  private async uncount(kind: ThrottledKind, { caller }: Request): Promise<void> {
    const given = [this.limiter.giveBack(kind, clientKey(caller!))];
    if (caller!.kind === 'customer') given.push(this.limiter.giveBack(`${kind}-account`, String(caller!.userId)));
    await Promise.allSettled(given);
  }
}

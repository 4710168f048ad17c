import { Injectable, Logger, StreamableFile, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { catchError, from, mergeMap, type Observable } from 'rxjs';
import { FieldErrors, sha256, sha256Hex } from '#kernel';
import type { RequestCaller } from '../../auth/caller/request-caller.js';
import { IDEMPOTENT, KEY_MAX_LENGTH } from './idempotent.decorator.js';
import { IdempotencyStore, type Claim, type KeptAnswer } from './idempotency-store.js';
import { requestText } from './request-text.js';

/** Headers that belong to an answer beside its body. */
const KEPT_HEADERS = ['location', 'x-cart-token'];

/** Outside the envelope interceptor, so that the whole body is kept. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Idempotency');

  constructor(private readonly reflector: Reflector, private readonly store: IdempotencyStore) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const key = request.headers['idempotency-key'];
    const marked = this.reflector.get<boolean | undefined>(IDEMPOTENT, context.getHandler());
    if (!marked || key === undefined) return next.handle();
    if (typeof key !== 'string' || key.length === 0 || key.length > KEY_MAX_LENGTH) throw badKey();
    return from(this.begin(request, key)).pipe(mergeMap((begun) =>
      'status' in begun ? replay(http.getResponse<Response>(), begun) : this.work(begun, http.getResponse<Response>(), next)));
  }

  /** A guest's first request showed nothing; its answer gave the token that the repeat shows. */
  private async begin(request: Request, key: string): Promise<Claim | KeptAnswer> {
    const operation = `${request.method} ${request.path}`;
    const { binding, addressBinding, guestToken } = request.caller as RequestCaller;
    const caller = sha256Hex(`${binding} ${operation}`);
    const hash = sha256(requestText(request));
    request.idempotencyRef = sha256Hex(`${caller} ${key}`);
    if (guestToken !== null && binding !== addressBinding) {
      const first = await this.store.answeredTo(guestToken, sha256Hex(`${addressBinding} ${operation}`), key, hash);
      if (first) return first;
    }
    return this.store.begin(caller, key, hash);
  }

  private work(claim: Claim, response: Response, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      mergeMap(async (body: unknown) => {
        await this.keep(claim, response, body);
        return body;
      }),
      catchError(async (error: unknown) => {
        await this.store.release(claim).catch(() => undefined);
        throw error;
      }),
    );
  }

  /** The work is done and committed: a failure to keep its answer must not turn it into an error. */
  private async keep(claim: Claim, response: Response, body: unknown): Promise<void> {
    const { statusCode: status } = response;
    const isKept = status >= 200 && status < 300 && !response.headersSent && !(body instanceof StreamableFile);
    const headers = Object.fromEntries(KEPT_HEADERS.flatMap((name) => {
      const value = response.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }));
    const done = isKept ? this.store.finish(claim, { status, body: body ?? null, headers }) : this.store.release(claim);
    await done.catch((error: unknown) => this.logger.warn({ err: error }, 'An answer could not be kept for its Idempotency-Key'));
  }
}

const badKey = (): FieldErrors =>
  new FieldErrors({ 'Idempotency-Key': [{ key: 'validation.isLength', args: { a0: 1, a1: KEY_MAX_LENGTH } }] });

async function replay(response: Response, kept: KeptAnswer): Promise<unknown> {
  response.status(kept.status);
  for (const [name, value] of Object.entries(kept.headers)) response.setHeader(name, value);
  response.setHeader('Idempotent-Replayed', 'true');
  return kept.body;
}

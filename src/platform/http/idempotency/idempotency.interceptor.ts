import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  type ExecutionContext,
  Injectable,
  Logger,
  StreamableFile,
  type CallHandler,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Reflector } from '@nestjs/core';
import { catchError, finalize, from, mergeMap, Observable } from 'rxjs';
import { FieldErrors, sha256, sha256Hex } from '#kernel';
import type { BoundCaller } from '../../access/caller.js';
import { intents, RunningIntent } from '../../database/running-intent.js';
import { commonErrors } from '../../errors/common-errors.js';
import { IdempotencyStore, type Claim, type KeptAnswer } from './idempotency-store.js';

export const IDEMPOTENT = Symbol.for('shop.idempotent');
export const KEY_MAX_LENGTH = 255;
/**
 * Minimum length of the keys of guests without a cookie or cart token: others behind the same address may use the same
 * short key.
 */
const GUEST_KEY_MIN_LENGTH = 16;

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by the idempotency interceptor; see IntentRef, IntentDone. */
    intent?: { readonly ref: string; readonly done: boolean };
  }
}

/**
 * How a repeat is answered if its first request was carried out but not answered, because of a crash or an outage:
 * - `refused` (409 `idempotency_answer_lost`): the answer contained something that is not stored, such as a new token;
 * - `shown`: the handler gets `IntentDone` and answers the present state;
 * - `found`: the operation runs again; it finds its effect by `IntentRef`, or has no second effect by its nature.
 */
export type Repeat = 'refused' | 'shown' | 'found';

/** With an `Idempotency-Key` the operation is carried out once, and its answer is repeated. */
export const Idempotent = (repeat: Repeat = 'refused'): MethodDecorator =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, repeat),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours.',
      schema: { type: 'string', maxLength: KEY_MAX_LENGTH },
    }),
  ) as MethodDecorator;

/** UUID of the intent, the same for every repeat of a request with its key; null if no key was sent. */
export const IntentRef = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<Request>().intent?.ref ?? null,
);

/**
 * True if an earlier request with the same key was carried out and only its answer was lost: the handler must change
 * nothing.
 */
export const IntentDone = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<Request>().intent?.done ?? false,
);

/** Headers that are stored with an answer. */
const KEPT_HEADERS = ['location', 'x-cart-token'];

/** Registered outside the envelope interceptor, so that it stores the whole body. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Idempotency');

  constructor(
    private readonly reflector: Reflector,
    private readonly store: IdempotencyStore,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const key = request.headers['idempotency-key'];
    const repeat = this.reflector.get<Repeat | undefined>(IDEMPOTENT, context.getHandler());
    if (!repeat || key === undefined) return next.handle();
    if (typeof key !== 'string' || key.length === 0 || key.length > KEY_MAX_LENGTH) throw badKey();
    const response = http.getResponse<Response>();
    return from(this.begin(request, key)).pipe(
      mergeMap((begun) => {
        if ('status' in begun) return replay(response, begun);
        if (begun.done && repeat === 'refused') return this.refuse(begun);
        request.intent = { ref: begun.intent, done: begun.done };
        return this.work(begun, repeat, response, next);
      }),
    );
  }

  /** Takes the key. The first request of a guest has no token; its answer sets the one that the repeat sends. */
  private async begin(request: Request, key: string): Promise<Claim | KeptAnswer> {
    const operation = `${request.method} ${request.path}`;
    const { binding, addressBinding, guestToken } = request.caller as BoundCaller;
    const caller = sha256Hex(`${binding} ${operation}`);
    const hash = sha256(requestText(request));
    if (guestToken !== null && binding !== addressBinding) {
      const first = await this.store.answeredTo(guestToken, sha256Hex(`${addressBinding} ${operation}`), key, hash);
      if (first) return first;
    }
    const begun = await this.store.begin(caller, key, hash);
    // The stored answer would give a guest's cart to everyone behind the same address.
    const isGuessable = binding === addressBinding && key.length < GUEST_KEY_MIN_LENGTH;
    if ('status' in begun && isGuessable && 'x-cart-token' in begun.headers) throw badKey(GUEST_KEY_MIN_LENGTH);
    return begun;
  }

  private work(claim: Claim, repeat: Repeat, response: Response, next: CallHandler): Observable<unknown> {
    const intent = new RunningIntent(repeat === 'found' ? null : (tx) => this.store.markDone(tx, claim));
    return within(intent, next).pipe(
      mergeMap(async (body: unknown) => {
        if (intent.foundEarlier || claim.done) response.setHeader('Idempotent-Replayed', 'true');
        await this.keep(claim, response, body);
        return body;
      }),
      catchError(async (error: unknown) => {
        await this.releaseOrAbandon(claim, intent);
        throw error;
      }),
      finalize(() => intent.end()),
    );
  }

  /** Releases the key only if nothing can be committed; otherwise a repeat would do the work a second time. */
  private async releaseOrAbandon(claim: Claim, intent: RunningIntent): Promise<void> {
    const given = intent.mayBeCommitted ? this.store.abandon(claim) : this.store.release(claim);
    await given.catch(() => undefined);
  }

  /** Refuses a repeat whose effect the operation cannot find, and whose answer is not stored. */
  private async refuse(claim: Claim): Promise<never> {
    await this.store.abandon(claim);
    throw commonErrors.idempotency_answer_lost();
  }

  /** Stores the answer. The work is already committed, so a failure to store it must not become an error. */
  private async keep(claim: Claim, response: Response, body: unknown): Promise<void> {
    const { statusCode: status } = response;
    const isKept = status >= 200 && status < 300 && !response.headersSent && !(body instanceof StreamableFile);
    const headers = Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => {
        const value = response.getHeader(name);
        return value === undefined ? [] : [[name, String(value)]];
      }),
    );
    const done = isKept ? this.store.finish(claim, { status, body: body ?? null, headers }) : this.store.abandon(claim);
    await done.catch((error: unknown) =>
      this.logger.warn({ err: error }, 'An answer could not be kept for its Idempotency-Key'),
    );
  }
}

/** Runs the handler in the context of the intent, so that its transactions know it. */
const within = (intent: RunningIntent, next: CallHandler): Observable<unknown> =>
  new Observable((subscriber) => intents.run(intent, () => next.handle().subscribe(subscriber)));

const badKey = (least = 1): FieldErrors =>
  new FieldErrors({ 'Idempotency-Key': [{ key: 'validation.isLength', args: { a0: least, a1: KEY_MAX_LENGTH } }] });

async function replay(response: Response, kept: KeptAnswer): Promise<unknown> {
  response.status(kept.status);
  for (const [name, value] of Object.entries(kept.headers)) response.setHeader(name, value);
  response.setHeader('Idempotent-Replayed', 'true');
  return kept.body;
}

/** Canonical text of body and query, independent of the order of their members, and of the boundary of a form. */
function requestText({ body, query, upload }: Request): string {
  if (!upload) return canonical([body ?? null, { ...query }]);
  const { file, fileName, fields } = upload;
  return canonical([{ file: sha256Hex(file), fileName, fields: Object.fromEntries(fields) }, { ...query }]);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

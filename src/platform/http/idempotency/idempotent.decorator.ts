import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

export const IDEMPOTENT = Symbol.for('shop.idempotent');
export const KEY_MAX_LENGTH = 255;

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by the idempotency interceptor; see IntentRef, IntentDone. */
    intent?: { readonly ref: string; readonly done: boolean };
  }
}

/**
 * What becomes of a repeat whose first request was carried out, but not answered, because of a crash or an outage:
 * - `refused` (409 `idempotency_answer_lost`): the answer contained what is not stored, such as a new token;
 * - `shown`: the handler gets `IntentDone` and answers the present state;
 * - `found`: the operation runs again; it finds by `IntentRef` what it did, or by its nature does nothing a second
 *   time.
 */
export type Repeat = 'refused' | 'shown' | 'found';

/** With an `Idempotency-Key` the operation is done once, and its answer given again (decisions §2). */
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

/** UUID of what the caller wants, the same for every repeat of one request with one key; null when no key was sent. */
export const IntentRef = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<Request>().intent?.ref ?? null,
);

/**
 * Whether an earlier request with the same key was carried out, and only its answer was lost: nothing is to be done
 * again.
 */
export const IntentDone = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<Request>().intent?.done ?? false,
);

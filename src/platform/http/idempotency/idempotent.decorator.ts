import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

export const IDEMPOTENT = Symbol.for('shop.idempotent');
export const KEY_MAX_LENGTH = 255;

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by the idempotency interceptor; see IntentRef. */
    intent?: string;
  }
}

export interface Repeatable {
  /**
   * The operation may run again after a crash or an outage: it finds by the intent what it did, or by its nature does
   * nothing a second time. Without it, a repeat of what was done and not answered is 409 `idempotency_answer_lost`.
   */
  readonly findsItsEffect: boolean;
}

/** With an `Idempotency-Key` the operation is done once, and its answer given again (decisions §2). */
export const Idempotent = ({ findsItsEffect = false }: Partial<Repeatable> = {}): MethodDecorator =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, { findsItsEffect } satisfies Repeatable),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours.',
      schema: { type: 'string', maxLength: KEY_MAX_LENGTH },
    }),
  ) as MethodDecorator;

/** UUID of what the caller wants, the same for every repeat of one request with one key; null when no key was sent. */
export const IntentRef = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null => context.switchToHttp().getRequest<Request>().intent ?? null,
);

import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

export const IDEMPOTENT = Symbol.for('shop.idempotent');
export const KEY_MAX_LENGTH = 255;

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by the idempotency interceptor; see IdempotencyRef. */
    idempotencyRef?: string;
  }
}

/** A POST that creates or pays: with an `Idempotency-Key` it is done once, and its answer given again (decisions §2). */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, true),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Makes a repeat safe: the same key with the same body gives the first answer again for 24 hours.',
      schema: { type: 'string', maxLength: KEY_MAX_LENGTH },
    }),
  ) as MethodDecorator;

/** SHA-256, hex, of caller, address and key: the same for every repeat of one intent; null when no key was sent. */
export const IdempotencyRef = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null => context.switchToHttp().getRequest<Request>().idempotencyRef ?? null,
);

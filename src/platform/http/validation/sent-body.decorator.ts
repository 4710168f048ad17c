import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/**
 * The body before its validation, for a handler whose rules depend on more than the body; it must call `readBody`. The
 * class in the signature is that of the API document.
 */
export const SentBody = createParamDecorator(
  (_: unknown, context: ExecutionContext): unknown =>
    (context.switchToHttp().getRequest<Request>().body as unknown) ?? {},
);

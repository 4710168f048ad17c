import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '#kernel';
import type { Caller } from './caller.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** The server's own, unique. Set by the first middleware. */
    requestId: string;
    /** What the client calls this request, when it is well formed; for the log only, since clients choose it freely. */
    clientRequestId?: string;
    language: Language;
    /** Set by the access guard. */
    caller?: Caller;
  }
}

const requestOf = (context: ExecutionContext): Request => context.switchToHttp().getRequest<Request>();

/** Who calls. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => requestOf(context).caller!,
);

/** The reader's language. */
export const Lang = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language => requestOf(context).language,
);

import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Semaphore } from '../../concurrency/semaphore.js';
import { commonErrors } from '../../errors/common-errors.js';
import { receiveUpload, type ReceivedUpload } from './receive-upload.js';

const TOO_LARGE = Symbol.for('shop.upload-too-large');

/** Maximum number of uploads at a time; each is in memory until it is answered. */
const AT_ONCE = 20;

declare module 'express-serve-static-core' {
  interface Request {
    /** The received form of an operation with `@TakesUpload`. */
    upload?: ReceivedUpload;
  }
}

/**
 * The operation takes a form with a file. The handler gets it as a parameter with `@Uploaded()`.
 * @param tooLarge creates the error (413) for a file above `MAX_UPLOAD`
 */
export const TakesUpload = (tooLarge: () => Error): MethodDecorator =>
  applyDecorators(ApiConsumes('multipart/form-data'), SetMetadata(TOO_LARGE, tooLarge)) as MethodDecorator;

/** The form that the client has sent. */
export const Uploaded = createParamDecorator(
  (_: unknown, context: ExecutionContext): ReceivedUpload => context.switchToHttp().getRequest<Request>().upload!,
);

/** Receives the form of an upload after the guards have checked the caller. */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  private readonly semaphore = new Semaphore(AT_ONCE, 0, () => commonErrors.overloaded({ retry_after: 5 }));

  constructor(private readonly reflector: Reflector) {}

  /** @throws overloaded (503), and the errors of receiving */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const tooLarge = this.reflector.get<(() => Error) | undefined>(TOO_LARGE, context.getHandler());
    if (!tooLarge) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    return from(
      this.semaphore.run(async () => {
        request.upload = await receiveUpload(request, tooLarge);
        return lastValueFrom(next.handle());
      }),
    );
  }
}

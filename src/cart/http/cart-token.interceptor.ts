import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';

/** Sends guests the token that identifies their cart without cookies. */
@Injectable()
export class CartTokenInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const token = http.getRequest<Request>().caller?.guestToken;
    if (token) http.getResponse<Response>().setHeader('X-Cart-Token', token);
    return next.handle();
  }
}

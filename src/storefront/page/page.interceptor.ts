import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Config } from '../../platform/config/config.js';
import { BareAnswer } from '../../platform/http/envelope/envelope.interceptor.js';
import { rememberLanguage } from '../../platform/i18n/language.js';
import { ShopSettings } from '../../settings/index.js';

/**
 * Sends a handler's text as a page: personal, so not cached. A requested language is stored, when the shop offers it.
 */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  constructor(
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    request.language = this.shop.offered(request.language);
    response.setHeader('Content-Language', request.language);
    rememberLanguage(request, this.config);
    return next.handle().pipe(
      map((html: unknown) => {
        // a form was answered by a redirect
        if (response.headersSent) return undefined;
        response.type('html');
        return new BareAnswer(html);
      }),
    );
  }
}

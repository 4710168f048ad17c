import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, of, type Observable } from 'rxjs';
import type { Language } from '#kernel';
import { ReadCache } from '../../cache/read-cache.js';
import { Messages } from '../../i18n/messages.js';
import { isAdministrator, type Caller } from '../../access/caller.js';
import { cachedAnswerKey, cacheAnswer, sendCachedAnswer, type CachedAnswer } from '../response-cache/cached-answer.js';
import { Answer, BareAnswer, CacheableAnswer } from './answer.js';

/** Puts what a controller returned into the envelope of decisions §2, and caches what may be cached. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(
    private readonly messages: Messages,
    private readonly cache: ReadCache,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const readsPublicly = request.method === 'GET' && request.caller !== undefined && seesWhatAllSee(request.caller);
    const key = readsPublicly ? cachedAnswerKey(request.language, request.originalUrl) : '';
    const cached = readsPublicly ? this.cache.get<CachedAnswer>(key) : undefined;
    if (cached) {
      sendCachedAnswer(request, response, cached);
      return of(undefined);
    }
    const ticket = this.cache.begin();
    return next.handle().pipe(
      map((returned: unknown) => {
        if (response.headersSent || returned instanceof StreamableFile) return returned;
        if (returned instanceof BareAnswer) return returned.body;
        const body = this.envelope(returned, request.language);
        if (!readsPublicly || !(returned instanceof CacheableAnswer)) return body;
        sendCachedAnswer(
          request,
          response,
          cacheAnswer(this.cache, key, body, returned.tags, ticket, request.language),
        );
        return undefined;
      }),
    );
  }

  private envelope(returned: unknown, language: Language): object {
    const { data, extras } = returned instanceof Answer ? returned : new Answer(returned ?? {});
    if (returned instanceof CacheableAnswer && returned.bare) return data as object;
    return {
      success: true,
      data,
      message: this.messages.translate(language, extras.message ?? 'common.ok', extras.args),
      ...(extras.meta && { meta: extras.meta }),
      ...extras.beside,
    };
  }
}

/**
 * Administrators and tokens with scopes may be shown more than the public: for them nothing is cached, and no cached
 * answer is used.
 */
const seesWhatAllSee = (caller: Caller): boolean => !isAdministrator(caller) && caller.scopes.length === 0;

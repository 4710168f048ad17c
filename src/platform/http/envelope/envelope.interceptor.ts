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
import { Messages } from '../../i18n/i18n.module.js';
import { isAdministrator, type Caller } from '../../access/caller.js';
import { cachedAnswerKey, cacheAnswer, sendCachedAnswer, type CachedAnswer } from '../response-cache/response-cache.js';
import { isRead } from '../conditional-requests.js';
import '../../access/session-data.js';

/** Page numbers and totals of a list. */
export interface ListMeta {
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
}

export interface AnswerExtras {
  /** i18n key of `message`; default: `common.ok`. */
  readonly message?: string;
  readonly args?: Record<string, unknown>;
  readonly meta?: ListMeta;
  /** Members beside `data`, such as `miniCart`. */
  readonly beside?: Record<string, unknown>;
}

/** Returned by a controller that sends more than `data`; any other value is sent as `data`. */
export class Answer<T = unknown> {
  constructor(
    readonly data: T,
    readonly extras: AnswerExtras = {},
  ) {}
}

/** The answer of a payment endpoint, which is sent without the envelope. */
export class BareAnswer {
  constructor(readonly body: unknown) {}
}

export const answer = <T>(data: T, extras: AnswerExtras = {}): Answer<T> => new Answer(data, extras);

export const listAnswer = <T>(items: T[], meta: ListMeta, data: Record<string, unknown> = {}): Answer =>
  new Answer({ items, ...data }, { meta });

/**
 * An answer that may be cached, and sent to all callers of the same request until one of its tags is dropped. ReadCache
 * documents the tags.
 */
export class CacheableAnswer<T = unknown> extends Answer<T> {
  constructor(
    data: T,
    readonly tags: readonly string[],
    extras: AnswerExtras = {},
    readonly bare = false,
  ) {
    super(data, extras);
  }
}

/** Puts what a controller returns into the envelope `{success, message, data}`, and caches cacheable answers. */
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
    const readsPublicly = isRead(request) && request.caller !== undefined && seesWhatAllSee(request.caller);
    if (readsPublicly) return this.publicRead(request, response, next);
    return next.handle().pipe(map((returned: unknown) => this.bodyOf(returned, request, response)));
  }

  /** Answers from the cache, or caches the answer if it is cacheable. */
  private publicRead(request: Request, response: Response, next: CallHandler): Observable<unknown> {
    const { language } = request;
    const key = cachedAnswerKey(language, request.originalUrl);
    const cached = this.cache.get<CachedAnswer>(key);
    if (cached) {
      sendCachedAnswer(request, response, cached);
      return of(undefined);
    }
    const ticket = this.cache.begin();
    return next.handle().pipe(
      map((returned: unknown) => {
        const body = this.bodyOf(returned, request, response);
        if (response.headersSent || !(returned instanceof CacheableAnswer)) return body;
        const kept = cacheAnswer(this.cache, key, body as object, returned.tags, ticket, language);
        sendCachedAnswer(request, response, kept);
        return undefined;
      }),
    );
  }

  /** The body for what the controller returned. */
  private bodyOf(returned: unknown, { language }: Request, response: Response): unknown {
    if (response.headersSent || returned instanceof StreamableFile) return returned;
    return returned instanceof BareAnswer ? returned.body : this.envelope(returned, language);
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

/** Administrators and tokens with scopes may see more than the public: they neither use the cache nor fill it. */
const seesWhatAllSee = (caller: Caller): boolean => !isAdministrator(caller) && caller.scopes.length === 0;

/**
 * Redirects after the session was saved. Browsers follow a redirect as soon as they have its headers, which
 * express-session sends before it saves: the next page would not find what this one stored.
 * @param location path with the base path, without the host
 */
export async function redirect(response: Response, status: 301 | 303, location: string): Promise<void> {
  const { session } = response.req;
  if (session)
    await new Promise<void>((resolve, reject) =>
      session.save((error?: unknown) => (error ? reject(error as Error) : resolve())),
    );
  response.redirect(status, location);
}

import type { Response, Request } from 'express';
import { Config } from '../../platform/config/config.js';
import { redirect, BareAnswer } from '../../platform/http/envelope/envelope.interceptor.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { catchError, from, map, type Observable } from 'rxjs';
import { rememberLanguage } from '../../platform/i18n/language.js';
import { ShopSettings } from '../../settings/index.js';
import { MovedPage } from './moved-page.js';

/**
 * Sends a handler's text as a page, which is personal and not cached, and redirects where a handler throws `MovedPage`.
 * A requested language is stored if the shop offers it.
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
        // The handler has already answered the form by a redirect.
        if (response.headersSent) return undefined;
        response.type('html');
        return new BareAnswer(html);
      }),
      catchError((error: unknown) => {
        if (!(error instanceof MovedPage)) throw error;
        const query = request.originalUrl.indexOf('?');
        const location = this.config.basePath + error.path + (query < 0 ? '' : request.originalUrl.slice(query));
        return from(redirect(response, 301, location)).pipe(map(() => undefined));
      }),
    );
  }
}

/** Characters that browsers remove from a URL, or treat as a slash. */
const ODD = /[\\\s\p{Cc}]/u;

/** `value` if it is a path of this site (`/cart?x=1`), otherwise `fallback`. */
export function localPath(value: unknown, fallback: string): string {
  if (
    typeof value !== 'string' ||
    !value.startsWith('/') ||
    value.startsWith('//') ||
    ODD.test(value) ||
    value.length > 2000
  )
    return fallback;
  const url = URL.canParse(value, 'http://here') ? new URL(value, 'http://here') : null;
  return url?.origin === 'http://here' ? url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash : fallback;
}

/**
 * Redirects after a form to a page of this shop, on the host of the form.
 * @param path below BASE_URL, checked by `localPath`
 * @param notice key below `storefront.said`, shown on that page
 */
export function localRedirect(
  response: Response,
  { basePath }: Pick<Config, 'basePath'>,
  path: string,
  notice?: string,
): Promise<void> {
  const url = new URL(path, 'http://here');
  url.searchParams.delete('said');
  if (notice !== undefined) url.searchParams.set('said', notice);
  return redirect(response, 303, basePath + url.pathname + url.search + url.hash);
}

/**
 * Handles a GET of a URL to which only forms are sent: browsers are redirected to the form, other clients get 405.
 * @throws method_not_allowed
 */
export async function backToForm(
  { request, response, config }: { request: Request; response: Response; config: Config },
  form: string,
): Promise<void> {
  if (request.accepts(['json', 'html']) !== 'html') throw commonErrors.method_not_allowed({ allow: 'OPTIONS, POST' });
  return localRedirect(response, config, form);
}

/** The answer to a form: a redirect to another page, or the page of the form again with its errors. */
export type FormAnswer =
  { readonly to: string; readonly notice?: string } | { readonly status: number; readonly html: string };

/** Sends the redirect, or returns the page. */
export async function answerForm(
  response: Response,
  config: Pick<Config, 'basePath'>,
  answer: FormAnswer,
): Promise<string | undefined> {
  if ('to' in answer) {
    await localRedirect(response, config, answer.to, answer.notice);
    return undefined;
  }
  response.status(answer.status);
  return answer.html;
}

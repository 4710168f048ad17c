import type { Response, Request } from 'express';
import { Config } from '../../platform/config/config.js';
import { redirect, BareAnswer } from '../../platform/http/envelope/envelope.interceptor.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
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

/** Characters that browsers take out of an address, or take for a slash. */
const ODD = /[\\\s\p{Cc}]/u;

/** `value` when it is a path of this site (`/cart?x=1`), else `fallback`: a form's `back` leads nowhere else. */
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
 * After a form: on to a page of this shop, on the host that the form was read at.
 * @param path below BASE_URL, as `localPath` lets it through
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
 * An address that only a form is sent to, opened by hand: browsers are redirected to the form, other clients get 405.
 * @throws method_not_allowed
 */
export async function backToForm(
  { request, response, config }: { request: Request; response: Response; config: Config },
  form: string,
): Promise<void> {
  if (request.accepts(['json', 'html']) !== 'html') throw commonErrors.method_not_allowed({ allow: 'OPTIONS, POST' });
  return localRedirect(response, config, form);
}

/** What a form leads to: another page, or the page of the form again, with what was wrong. */
export type FormAnswer =
  { readonly to: string; readonly notice?: string } | { readonly status: number; readonly html: string };

/** Sends the redirect, or answers the page. */
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

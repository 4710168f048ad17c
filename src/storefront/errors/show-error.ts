import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../platform/config/config.js';
import type { DescribedError } from '../../platform/http/errors/describe-error.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShopSettings } from '../../settings/index.js';
import { Templates } from '../../platform/templating/templates.js';
import { localPath } from '../page/page-answer.js';
import type { Page } from '../page/page.types.js';
import { ShowPage } from '../page/show-page.js';
import { againFields, type AgainFields } from './again-fields.js';
import { troubleKind, describeWait, type TroubleKind } from './error-texts.js';

/** Errors after which the same form can be sent again. */
const RESENT: readonly TroubleKind[] = ['away', 'too_many'];

/** Error pages in the shop's layout; if that fails too, a plain page. */
@Injectable()
export class ShowError {
  private readonly logger = new Logger('Pages');

  constructor(
    private readonly pages: ShowPage,
    private readonly templates: Templates,
    private readonly messages: Messages,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  missing(request: Request): Promise<string> {
    return this.show(request, 'not-found', this.translate(request, 'not_found.title'), {});
  }

  trouble(request: Request, described: DescribedError): Promise<string> {
    const kind = troubleKind(described);
    const { status, code, retryAfter } = described;
    const wait = retryAfter === undefined ? null : describeWait(retryAfter);
    const waiting = wait && this.translate(request, `wait.${wait.key}`, { count: wait.count });
    // The general message repeats the title, and the waiting time in seconds.
    const repeats = waiting !== null && code === 'too_many_requests';
    const message = repeats ? waiting : described.message;
    return this.show(request, 'trouble', this.translate(request, `${kind}.title`), {
      kind,
      status,
      message: status >= 500 ? this.translate(request, `${kind}.text`) : message,
      wait: repeats ? null : waiting,
      // The form has its own CSRF token, because without a session there is no other token.
      form: RESENT.includes(kind) ? withToken(formOf(request), request) : null,
      again: request.method === 'GET' ? localPath(request.originalUrl, '') || null : null,
      requestId: request.requestId ?? '',
    });
  }

  /** Shows the same form again with a new token and all entries; null if it cannot be sent again. */
  async again(request: Request): Promise<string | null> {
    const form = formOf(request);
    return form && this.show(request, 'again', this.translate(request, 'again.title'), form);
  }

  private async show(request: Request, template: string, title: string, variables: object): Promise<string> {
    const page: Page = { template, title, address: this.addressOf(request), variables };
    try {
      return await this.pages.run(request, page);
    } catch (error) {
      this.logger.error(
        { err: error, request_id: request.requestId, template },
        'A page could not be made; a plain one is shown.',
      );
      const bare = { title, language: this.language(request), home: `${this.config.basePath}/`, shop: this.shop.name };
      return this.templates.render('storefront/plain', { ...variables, page: bare }, this.language(request));
    }
  }

  /** URL of the request below BASE_URL. A page that answers a POST has none. */
  private addressOf({ method, originalUrl }: Request): string {
    const path = originalUrl.startsWith(this.config.basePath)
      ? originalUrl.slice(this.config.basePath.length)
      : originalUrl;
    return method === 'GET' && /^\/(?!\/)/.test(path) ? path : '/';
  }

  private translate(request: Request, key: string, args?: Record<string, unknown>): string {
    return this.messages.translate(this.language(request), `storefront-errors.${key}`, args);
  }

  private language(request: Request) {
    return this.shop.offered(request.language);
  }
}

/** The sent form, to be sent again; null for bodies that no form of the shop sends. */
function formOf(request: Request): (AgainFields & { action: string }) | null {
  const typed =
    request.method === 'POST' && request.is('application/x-www-form-urlencoded') && request.body
      ? againFields(request.body)
      : null;
  const action = localPath(request.originalUrl, '');
  return typed && action !== '' ? { ...typed, action } : null;
}

function withToken<T extends object>(form: T | null, { body }: Request): (T & { token?: string }) | null {
  const token = (body as { _csrf?: unknown } | undefined)?._csrf;
  return form && { ...form, ...(typeof token === 'string' && token.length <= 200 && { token }) };
}

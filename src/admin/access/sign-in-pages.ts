import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LANGUAGES } from '#kernel';
import { Sessions } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { describeError, type DescribedError } from '../../platform/http/errors/describe-error.js';
import { languageLinks } from '../../platform/i18n/language-links.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { rememberLanguage } from '../../platform/i18n/language.js';
import { ShopSettings } from '../../settings/index.js';
import { Templates } from '../../platform/templating/templates.js';
import { SignInStyle } from './sign-in-style.js';

export interface SignInPage {
  /** The template `views/admin/<template>.liquid`; its title is `sign-in.<name>.title`. */
  readonly template: string;
  /** Part of the title's key, if it differs from the template. */
  readonly name?: string;
  /** HTTP status. Default: 200. */
  readonly status?: number;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Target of the language links, if it differs from the page. */
  readonly address?: string;
  /** Whether the page has a form. A page without a form starts no session. Default: true. */
  readonly hasForm?: boolean;
}

/** Pages of the panel before the login. They work without scripts and are not cached. */
@Injectable()
export class SignInPages {
  constructor(
    private readonly templates: Templates,
    private readonly style: SignInStyle,
    private readonly sessions: Sessions,
    private readonly messages: Messages,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  async send(request: Request, response: Response, page: SignInPage): Promise<void> {
    const html = await this.render(request, page);
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    rememberLanguage(request, this.config);
    response
      .status(page.status ?? 200)
      .type('html')
      .send(html);
  }

  /** Sends the form again with its errors: messages at their fields, and above the form those without a field. */
  sendRefusal(
    request: Request,
    response: Response,
    page: SignInPage,
    thrown: unknown,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const described = this.describe(request, thrown);
    if (described.status >= 500) throw thrown;
    if (described.retryAfter) response.set('Retry-After', String(described.retryAfter));
    const errors = {
      ...Object.fromEntries(Object.entries(described.errors ?? {}).map(([name, [sentence]]) => [name, sentence])),
      ...fields,
    };
    const message =
      Object.keys(errors).length > 0 ? this.say(request, 'sign-in.check_fields') : this.messageOf(request, described);
    return this.send(request, response, {
      ...page,
      status: described.status,
      variables: { ...page.variables, message, errors },
    });
  }

  async render(
    request: Request,
    { template, name = template, variables, address, hasForm = true }: SignInPage,
  ): Promise<string> {
    const language = request.language ?? this.shop.language;
    const base = `${this.config.basePath}/admin`;
    const page = {
      title: this.messages.translate(language, `sign-in.${name}.title`),
      language,
      languages: languageLinks(LANGUAGES, language, request, address),
      csrfToken: hasForm ? this.sessions.csrfToken(request) : null,
      base,
      stylesheet: `${base}/sign-in.css?v=${(await this.style.read()).hash}`,
      shop: this.shop.name,
    };
    return this.templates.render(`admin/${template}`, { ...variables, name, page }, language);
  }

  say(request: Request, key: string, args?: Record<string, unknown>): string {
    return this.messages.translate(request.language, key, args);
  }

  /** Converts waiting times to minutes for the message. */
  private messageOf(request: Request, { code, message, retryAfter }: DescribedError): string {
    if (code !== 'too_many_requests' || !retryAfter) return message;
    return this.say(request, 'sign-in.too_many', { count: Math.ceil(retryAfter / 60) });
  }

  private describe(request: Request, thrown: unknown): DescribedError {
    return describeError(thrown, (key, args) => this.say(request, key, args));
  }
}

import express, { type Request } from 'express';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { ErrorPages, type ErrorPageMaker, type Trouble } from '../../platform/http/errors/error-pages.js';
import { rememberLanguage } from '../../platform/i18n/language.js';
import { ShopSettings } from '../../settings/index.js';
import { RefusedForms } from './refused-forms.js';
import { ShowError } from './show-error.js';

const parse = express.urlencoded({ limit: 64 * 1024, extended: false, parameterLimit: 100 });

/**
 * Reads the form of a request that failed before its form was read, e.g. because the session could not be loaded, so
 * that no entry is lost.
 */
async function readLateForm(request: Request): Promise<void> {
  const { res: response } = request;
  if (request.body !== undefined || !request.readable || !response) return;
  // An unreadable form is treated as empty.
  await new Promise<void>((resolve) => parse(request, response, () => resolve()));
}

/** Paths that are not pages; their errors are JSON. */
const NO_PAGES = /^\/(?:api|admin|media|storefront|health|metrics)(?:\/|$)/;
/** Paths below /api that users nevertheless open by a link; their errors are pages. */
const FILES = /^\/api\/orders\/\d+\/invoice$/;
/** The shop's own pages. Their errors are pages even for a client that sends no Accept header. */
const PAGES =
  /^\/(?:$|(?:category|product|order)\/|(?:account|cart|compare)(?:\/|$)|(?:checkout|fast-order|search|wishlist)$)/;

/** Answers errors in a browser: by the page of the form with its entries, or else by an error page. */
@Injectable()
export class BrowserErrors implements ErrorPageMaker, OnModuleInit {
  constructor(
    private readonly pages: ErrorPages,
    private readonly forms: RefusedForms,
    private readonly errors: ShowError,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  onModuleInit(): void {
    this.pages.register(this);
  }

  accepts(request: Request): boolean {
    const path = this.pathOf(request);
    if (NO_PAGES.test(path) && !FILES.test(path)) return false;
    if (isForm(request)) return request.accepts(['html', 'json']) === 'html';
    const order = PAGES.test(path) ? ['html', 'json'] : ['json', 'html'];
    return request.accepts(order) === 'html';
  }

  async make({ described, request }: Trouble): Promise<string> {
    request.language = this.shop.offered(request.language);
    request.res?.setHeader('Content-Language', request.language);
    rememberLanguage(request, this.config);
    if (isForm(request)) await readLateForm(request);
    return (
      (await this.formPage({ described, request })) ??
      (described.status === 404 ? this.errors.missing(request) : this.errors.trouble(request, described))
    );
  }

  /** Shows the form again if the user can correct the error. */
  private async formPage({ described, request }: Pick<Trouble, 'described' | 'request'>): Promise<string | null> {
    if (!isForm(request) || described.code === 'cross_site_request') return null;
    const own = await this.forms.at(this.pathOf(request))?.show(request, described);
    return own ?? (described.code === 'csrf_failed' ? this.errors.again(request) : null);
  }

  private pathOf({ path }: Request): string {
    const { basePath } = this.config;
    return (path.startsWith(basePath) ? path.slice(basePath.length) : path) || '/';
  }
}

const isForm = (request: Request): boolean =>
  request.method === 'POST' && Boolean(request.is('application/x-www-form-urlencoded'));

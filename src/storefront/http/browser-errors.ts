import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError } from '#kernel';
import { sessionCaller } from '../../platform/auth/access/caller-resolver.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../platform/shop/shop-settings.js';
import { ErrorPages, type ErrorPageMaker, type Trouble } from '../../platform/http/errors/error-pages.js';
import { Messages } from '../../platform/i18n/messages.js';
import { readEntries } from '../checkout/entries.js';
import { RenderPage } from '../use-cases/render-page.js';
import { ShowCheckout } from '../checkout/show-checkout.js';

/** Addresses that are no pages: their errors stay JSON. */
const NO_PAGES = /^\/(?:api|admin|media|storefront|health|metrics)(?:\/|$)/;
/** Of these, what a person opens by a link. */
const FILES = /^\/api\/orders\/\d+\/invoice$/;
const PAGES = /^\/(?:checkout$|order\/)/;
const FORMS = /^\/checkout(?:\/process)?$/;
/** What a buyer can mend in the form itself. */
const MENDABLE = [403, 409, 422];

/** How errors look in a browser: the checkout's page again with the entries kept, else a page that says what is wrong. */
@Injectable()
export class BrowserErrors implements ErrorPageMaker, OnModuleInit {
  constructor(
    private readonly pages: ErrorPages,
    private readonly render: RenderPage,
    private readonly checkout: ShowCheckout,
    private readonly messages: Messages,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  onModuleInit(): void {
    this.pages.register(this);
  }

  wants(request: Request): boolean {
    const path = this.pathOf(request);
    if (NO_PAGES.test(path) && !FILES.test(path)) return false;
    if (isForm(request, path)) return true;
    const order = PAGES.test(path) ? ['html', 'json'] : ['json', 'html'];
    return request.accepts(order) === 'html';
  }

  async make(trouble: Trouble): Promise<string> {
    const { described, request } = trouble;
    const mendable = MENDABLE.includes(described.status) && described.code !== 'cross_site_request';
    if (!mendable || !isForm(request, this.pathOf(request)) || typeof request.csrfToken !== 'function') return this.tell(trouble);
    try {
      return await this.checkout.run(request, request.caller ?? sessionCaller(request), readEntries(request.body), described);
    } catch (error) {
      // the form would begin a session, and its client has begun too many
      if (error instanceof DomainError && error.code === 'too_many_requests') return this.tell(trouble);
      throw error;
    }
  }

  private tell({ described, request }: Trouble): Promise<string> {
    const isMissing = described.status === 404;
    const title = this.messages.say(request.language ?? this.shop.language, `storefront.${isMissing ? 'not_found' : 'trouble'}.title`);
    const { status, message } = described;
    const requestId = request.requestId ?? '';
    return this.render.run(isMissing ? 'not-found' : 'trouble', request, { title, address: this.addressOf(request) }, { status, message, requestId });
  }

  private pathOf(request: Request): string {
    const { basePath } = this.config;
    return request.path.startsWith(basePath) ? request.path.slice(basePath.length) : request.path;
  }

  /** A page that answers a POST has no address of its own. */
  private addressOf(request: Request): string {
    return request.method === 'GET' ? request.originalUrl : `${this.config.basePath}/checkout`;
  }
}

const isForm = (request: Request, path: string): boolean =>
  request.method === 'POST' && FORMS.test(path) && Boolean(request.is('application/x-www-form-urlencoded'));

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../platform/config/config.js';
import { ErrorPages, type ErrorPageMaker, type Trouble } from '../../platform/http/errors/error-pages.js';
import { SignInPages } from './sign-in-pages.js';

const PANEL = /^\/admin(?:\/(?!frontend\/)|$)/;
const NAMES: Record<number, string> = { 403: 'no_access', 404: 'not_found', 429: 'wait' };

/** Error pages below /admin, with a link to the login. */
@Injectable()
export class PanelErrorPages implements ErrorPageMaker, OnModuleInit {
  constructor(
    private readonly pages: ErrorPages,
    private readonly signIn: SignInPages,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.pages.register(this);
  }

  accepts(request: Request): boolean {
    const { basePath } = this.config;
    const path = request.path.startsWith(basePath) ? request.path.slice(basePath.length) : request.path;
    return PANEL.test(path) && request.accepts(['html', 'json']) === 'html';
  }

  make({ described, request }: Trouble): Promise<string> {
    const { status, message, code } = described;
    const isStale = code === 'csrf_failed' || code === 'cross_site_request';
    const variables = { message, requestId: request.requestId ?? '', isServers: status >= 500 };
    const address = request.method === 'GET' ? request.originalUrl : `${this.config.basePath}/admin/login`;
    return this.signIn.render(request, {
      template: 'trouble',
      name: isStale ? 'trouble' : (NAMES[status] ?? 'trouble'),
      variables,
      address,
      hasForm: false,
    });
  }
}

import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  applyDecorators,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, type Observable } from 'rxjs';
import { accountById } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { localRedirect } from '../page/page-answer.js';
import { CarriedForms } from '../page/carried-forms.js';
import type { Form } from './account-fields.js';
import { AccountPages } from './account-pages.js';
import { loginForm } from './login-form.js';
import { ACCOUNT, withNext } from './next-place.js';
import { WithoutSecondFactor, PageFor } from '../../platform/access/access.decorator.js';

/**
 * Redirects guests from the account's pages to the login and back, and administrators to the panel. Keeps a form
 * that was sent after the session expired until the customer has logged in, if its page has registered it.
 */
@Injectable()
export class CustomersOnly implements NestInterceptor {
  constructor(
    private readonly pages: AccountPages,
    private readonly carried: CarriedForms,
    private readonly db: Database,
    private readonly config: Config,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const { kind, userId } = request.caller!;
    if (kind === 'customer') return next.handle();
    if (kind === 'administrator') return from(this.showAdministratorNotice(request, userId!));
    const place = request.originalUrl.slice(this.config.basePath.length);
    const typed = request.method === 'POST' ? this.carried.typed(place, (request.body ?? {}) as Form) : {};
    if (Object.keys(typed).length > 0) return from(this.pages.form(request, loginForm(place, { carried: typed })));
    const response = context.switchToHttp().getResponse<Response>();
    return from(localRedirect(response, this.config, withNext('/account/login', place)));
  }

  private async showAdministratorNotice(request: Request, userId: number): Promise<string> {
    const account = await accountById(this.db, userId);
    return this.pages.show(request, {
      name: 'administrator',
      address: ACCOUNT,
      variables: { email: account?.email ?? '' },
    });
  }
}

/** Marks pages of the account. Place it above the interceptor that sends pages, which must run first. */
export const ForCustomers = () =>
  applyDecorators(UseInterceptors(CustomersOnly), PageFor('customer'), WithoutSecondFactor());

import { Body, Controller, Get, HttpCode, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { accountById, ChangeEmail, ChangeEmailBody } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { PageInterceptor } from '../page/page-answer.js';
import { EMAIL_FIELDS, type Form } from './account-fields.js';
import { AccountPages, type Refused } from './account-pages.js';
import { ForCustomers } from './customers-only.js';

const ADDRESS = '/account/email';

/**
 * Change of the account's email address: requested with the password, effective when the link sent to the new address
 * was opened.
 */
@Controller('account/email')
@Access('anyone')
@ApiExcludeController()
@ForCustomers()
@UseInterceptors(PageInterceptor)
export class EmailPageController {
  constructor(
    private readonly changing: ChangeEmail,
    private readonly pages: AccountPages,
    private readonly db: Database,
  ) {}

  @Get()
  show(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    return this.page(request, caller);
  }

  @Post()
  @HttpCode(200)
  @Throttle('change-email')
  async change(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() form: Form = {}): Promise<string> {
    try {
      const { email, password } = await readBody(ChangeEmailBody, form);
      await this.changing.run(caller, email, password);
      return await this.page(request, caller, undefined, email);
    } catch (error) {
      return this.page(request, caller, { error, form });
    }
  }

  private async page(request: Request, caller: Caller, refused?: Refused, requested?: string): Promise<string> {
    const account = await accountById(this.db, caller.userId!);
    const variables = { email: account?.email ?? '', asked: requested ?? account?.pending_email ?? '' };
    return this.pages.form(request, { name: 'email', address: ADDRESS, fields: EMAIL_FIELDS, variables }, refused);
  }
}

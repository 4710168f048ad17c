import { Body, Controller, Get, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CustomerFacade } from '../../customer/index.js';
import { ChangePassword, ChangePasswordBody, passwordChangeOf } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { localRedirect, PageInterceptor } from '../page/page-answer.js';
import { PASSWORD_FIELDS, type Form, mustRepeat } from './account-fields.js';
import { AccountPages, type Refused } from './account-pages.js';
import { ForCustomers } from './customers-only.js';
import { ACCOUNT } from './next-place.js';

/** Change of the password, with the current one; all other sessions end. */
@Controller('account/password')
@Access('anyone')
@ApiExcludeController()
@ForCustomers()
@UseInterceptors(PageInterceptor)
export class PasswordPageController {
  constructor(
    private readonly changing: ChangePassword,
    private readonly customers: CustomerFacade,
    private readonly pages: AccountPages,
    private readonly config: Config,
  ) {}

  @Get()
  show(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    return this.page(request, caller);
  }

  @Post()
  @HttpCode(200)
  @Throttle('password-change')
  async change(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
  ) {
    try {
      const change = await readBody(ChangePasswordBody, form);
      mustRepeat(change.password, form);
      await this.changing.run(request, caller, passwordChangeOf(change));
    } catch (error) {
      return this.page(request, caller, { error, form });
    }
    return localRedirect(response, this.config, ACCOUNT, 'password_changed');
  }

  private async page(request: Request, caller: Caller, refused?: Refused): Promise<string> {
    const email = (await this.customers.byId(caller.customerId!))?.email ?? '';
    return this.pages.form(
      request,
      { name: 'password', address: '/account/password', fields: PASSWORD_FIELDS, variables: { email } },
      refused,
    );
  }
}

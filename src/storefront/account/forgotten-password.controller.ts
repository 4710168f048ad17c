import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ForgotBody, PasswordResets, ResetBody } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { localRedirect, PageInterceptor } from '../page/page-answer.js';
import { FORGOT_FIELDS, RESET_FIELDS, type Form, mustRepeat } from './account-fields.js';
import { AccountPages, type AccountForm, type AccountPage } from './account-pages.js';
import { hideAddress, textOf } from './link-token.js';

/** Reset of a forgotten password by a mailed link. No answer reveals whether an address has an account. */
@Controller('account')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class ForgottenPasswordController {
  constructor(
    private readonly resets: PasswordResets,
    private readonly pages: AccountPages,
    private readonly config: Config,
  ) {}

  @Get('forgot')
  showForgot(@Req() request: Request): Promise<string> {
    return this.pages.form(request, FORGOT);
  }

  @Post('forgot')
  @HttpCode(200)
  @Throttle('forgot')
  async forgot(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() form: Form = {}): Promise<string> {
    try {
      const { email } = await readBody(ForgotBody, form);
      await this.resets.request(caller, email);
      return await this.pages.show(request, { ...FORGOT, name: 'forgot-sent', variables: { email } });
    } catch (error) {
      return this.pages.form(request, FORGOT, { error, form });
    }
  }

  @Get('reset')
  async showReset(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query('token') sent: unknown,
  ): Promise<string> {
    hideAddress(response);
    const token = textOf(sent);
    const email = await this.resets.emailOf(token);
    return email === null ? this.pages.show(request, LINK_OVER) : this.pages.form(request, resetForm(token, email));
  }

  @Post('reset')
  @HttpCode(200)
  @Throttle('reset')
  async reset(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
  ) {
    hideAddress(response);
    const token = textOf(form['token']);
    const email = await this.resets.emailOf(token);
    if (email === null) return this.pages.show(request, LINK_OVER);
    try {
      const { password } = await readBody(ResetBody, form);
      mustRepeat(password, form);
      await this.resets.reset(caller, token, password);
    } catch (error) {
      return this.pages.form(request, resetForm(token, email), { error, form });
    }
    return localRedirect(response, this.config, '/account/login', 'password_set');
  }
}

const FORGOT: AccountForm = { name: 'forgot', address: '/account/forgot', fields: FORGOT_FIELDS };
/** Page for a link that was used, has expired, or is unknown. */
const LINK_OVER: AccountPage = { name: 'link-over', address: '/account/forgot', status: 410 };

const resetForm = (token: string, email: string): AccountForm => ({
  name: 'reset',
  address: `/account/reset?token=${encodeURIComponent(token)}`,
  fields: RESET_FIELDS,
  variables: { token, email },
});

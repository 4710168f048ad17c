import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CLOCK, type Clock } from '#kernel';
import { LoginBody, sessionCaller } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { CarriedForms } from '../page/carried-forms.js';
import { CART_LEFT_OUT } from '../page/cart-left-out.js';
import { localRedirect, PageInterceptor } from '../page/page-answer.js';
import { type Entries, type Form, isFromElsewhere } from './account-fields.js';
import { AccountPages } from './account-pages.js';
import { EnterAccount } from './enter-account.js';
import { justRegistered } from './just-registered.js';
import { loginForm } from './login-form.js';
import { nextPlace } from './next-place.js';

/**
 * The customers' login. Administrators can use it, too; with a second factor they continue on the panel's page for the
 * code.
 */
@Controller('account/login')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class LoginPageController {
  constructor(
    private readonly entering: EnterAccount,
    private readonly pages: AccountPages,
    private readonly carried: CarriedForms,
    private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  show(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Query('next') sent: unknown,
  ) {
    const next = nextPlace(sent);
    return caller.userId === null
      ? this.pages.form(request, loginForm(next, { registered: justRegistered(request, this.clock.now()) }))
      : localRedirect(response, this.config, next);
  }

  @Post()
  @HttpCode(200)
  async enter(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
  ) {
    const next = nextPlace(form['next']);
    const carried = this.carried.read(next, form);
    if (isFromElsewhere(form, carried))
      return caller.userId === null
        ? this.pages.form(request, loginForm(next, { carried }))
        : this.goOn(request, response, next, carried);
    let entered;
    try {
      const { email, password } = await readBody(LoginBody, form);
      entered = await this.entering.run(request, caller, email, password);
    } catch (error) {
      return this.pages.form(request, loginForm(next, { carried }), { error, form });
    }
    if (entered === 'code') return localRedirect(response, this.config, '/admin/login/code');
    return this.goOn(request, response, next, carried, entered === 'in' ? undefined : CART_LEFT_OUT);
  }

  private goOn(request: Request, response: Response, next: string, carried: Entries, notice?: string) {
    const entered = (request.caller = sessionCaller(request));
    const again = entered.kind === 'customer' ? this.carried.again(next, request, entered, carried) : null;
    return again ?? localRedirect(response, this.config, next, notice);
  }
}

import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CLOCK, type Clock } from '#kernel';
import { CustomerFacade, RegisterBody, registrationOf } from '../../customer/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { text } from '../page/form-fields.js';
import { fieldsAlong, carriedFields, CarriedForms } from '../page/carried-forms.js';
import { localRedirect, PageInterceptor } from '../page/page-answer.js';
import { entriesOf, REGISTER_FIELDS, type Entries, type Form, isFromElsewhere } from './account-fields.js';
import { AccountPages, type AccountForm } from './account-pages.js';
import { rememberRegistered } from './just-registered.js';
import { loginForm } from './login-form.js';
import { nextPlace, withNext } from './next-place.js';

/**
 * Registration. The next page, the login with the email address, is the same for an existing account; its owner gets a
 * mail.
 */
@Controller('account/register')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class RegisterPageController {
  constructor(
    private readonly customers: CustomerFacade,
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
      ? this.pages.form(request, registerForm(next))
      : localRedirect(response, this.config, next);
  }

  @Post()
  @HttpCode(200)
  @Throttle('register')
  async register(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
  ) {
    const next = nextPlace(form['next']);
    if (caller.userId !== null) return localRedirect(response, this.config, next);
    const carried = this.carried.read(next, form);
    if (isFromElsewhere(form, carried)) return this.pages.form(request, registerForm(next, carried));
    try {
      await this.customers.register(caller, registrationOf(await readBody(RegisterBody, form)));
    } catch (error) {
      return this.pages.form(request, registerForm(next, carried), { error, form });
    }
    const registered = text(form, 'email');
    // Entries of another form are passed in the page, not stored.
    if (Object.keys(carried).length > 0) return this.pages.form(request, loginForm(next, { registered, carried }));
    rememberRegistered(request, registered, this.clock.now());
    return localRedirect(response, this.config, withNext('/account/login', next));
  }
}

const registerForm = (next: string, carried: Entries = {}): AccountForm => ({
  name: 'register',
  address: withNext('/account/register', next),
  fields: REGISTER_FIELDS,
  entries: entriesOf(REGISTER_FIELDS, carried),
  variables: {
    next,
    kept: carriedFields(carried),
    along: fieldsAlong(next, carried),
    loginLink: withNext('/account/login', next),
  },
});

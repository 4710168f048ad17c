import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FieldErrors } from '#kernel';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, PasswordResets } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Access, WithoutSecondFactor } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { redirect } from '../../platform/http/envelope/envelope.interceptor.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { formEmail, formSecret, formText } from './form-text.js';
import { SignInPages, type SignInPage } from './sign-in-pages.js';

const TOKEN_MAX = 100;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Purpose = 'reset' | 'invitation';

/** Reset of a forgotten password, and an administrator's first password: both by a mailed link. */
@Controller('admin/password')
@Access('anyone')
@WithoutSecondFactor()
@ApiExcludeController()
export class PasswordController {
  constructor(
    private readonly resets: PasswordResets,
    private readonly pages: SignInPages,
    private readonly config: Config,
  ) {}

  @Get('forgot')
  showForgot(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pages.send(request, response, { template: 'forgot' });
  }

  @Post('forgot')
  @Throttle('forgot')
  async forgot(
    @Req() request: Request,
    @Res() response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Record<string, unknown> | undefined,
  ): Promise<void> {
    const email = formEmail(form, EMAIL_MAX);
    const address = this.address('forgot');
    try {
      if (!EMAIL.test(email)) throw new FieldErrors({ email: [{ key: 'sign-in.fields.email_needed' }] });
      await this.resets.request(caller, email);
      await this.pages.send(request, response, {
        template: 'forgot-sent',
        name: 'forgot_sent',
        variables: { email },
        address,
        hasForm: false,
      });
    } catch (error) {
      await this.pages.sendRefusal(request, response, { template: 'forgot', variables: { email }, address }, error);
    }
  }

  @Get('reset')
  showReset(@Req() request: Request, @Res() response: Response, @Query('token') token: unknown): Promise<void> {
    return this.show('reset', request, response, token);
  }

  @Post('reset')
  @Throttle('reset')
  reset(
    @Req() request: Request,
    @Res() response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Record<string, unknown> | undefined,
  ): Promise<void> {
    return this.set('reset', request, response, caller, form);
  }

  @Get('invitation')
  showInvitation(@Req() request: Request, @Res() response: Response, @Query('token') token: unknown): Promise<void> {
    return this.show('invitation', request, response, token);
  }

  @Post('invitation')
  @Throttle('reset')
  accept(
    @Req() request: Request,
    @Res() response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Record<string, unknown> | undefined,
  ): Promise<void> {
    return this.set('invitation', request, response, caller, form);
  }

  private async show(purpose: Purpose, request: Request, response: Response, sent: unknown): Promise<void> {
    const token = typeof sent === 'string' && sent.length <= TOKEN_MAX ? sent : '';
    const email = await this.resets.emailOf(token);
    await this.pages.send(request, response, email === null ? LINK_OVER : this.passwordPage(purpose, token, email));
  }

  private async set(
    purpose: Purpose,
    request: Request,
    response: Response,
    caller: Caller,
    form: Record<string, unknown> | undefined,
  ): Promise<void> {
    const token = formText(form, 'token', TOKEN_MAX);
    const password = formSecret(form, 'password', PASSWORD_MAX);
    const email = await this.resets.emailOf(token);
    if (email === null) return this.pages.send(request, response, { ...LINK_OVER, address: this.address('forgot') });
    try {
      if (password !== formSecret(form, 'repeated', PASSWORD_MAX))
        throw new FieldErrors({ repeated: [{ key: 'sign-in.fields.not_the_same' }] });
      await this.resets.reset(caller, token, password);
      await redirect(response, 303, `${this.config.basePath}/admin/login?say=password_set`);
    } catch (error) {
      await this.pages.sendRefusal(request, response, this.passwordPage(purpose, token, email), error);
    }
  }

  private passwordPage(purpose: Purpose, token: string, email: string): SignInPage {
    const address = `${this.address(purpose)}?token=${encodeURIComponent(token)}`;
    return {
      template: 'new-password',
      name: purpose,
      variables: { purpose, token, email, least: PASSWORD_MIN },
      address,
    };
  }

  private address(page: string): string {
    return `${this.config.basePath}/admin/password/${page}`;
  }
}

/** Page for a link that was used, has expired, or is unknown. */
const LINK_OVER: SignInPage = { template: 'link-over', name: 'link_over', status: 410, hasForm: false };

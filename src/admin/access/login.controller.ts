import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FieldErrors } from '#kernel';
import { CODE_MAX, EMAIL_MAX, PASSWORD_MAX } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Access, WithoutSecondFactor } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { redirect } from '../../platform/http/envelope/envelope.interceptor.js';
import { formEmail, formSecret, formText } from './form-text.js';
import { PanelLogin } from './panel-login.js';
import { safeNext } from './safe-next.js';
import { SignInPages, type SignInPage } from './sign-in-pages.js';

/** Notices of the login page, selected by the URL. */
const NOTICES = ['logged_out', 'password_set', 'code_too_late'];
const NEXT_MAX = 2_000;

/** The panel's login: the password, and for a second factor the code on a second page. */
@Controller('admin/login')
@Access('anyone')
@WithoutSecondFactor()
@ApiExcludeController()
export class LoginController {
  constructor(
    private readonly login: PanelLogin,
    private readonly pages: SignInPages,
    private readonly config: Config,
  ) {}

  @Get()
  async show(
    @Req() request: Request,
    @Res() response: Response,
    @CurrentCaller() caller: Caller,
    @Query() query: Record<string, unknown>,
  ): Promise<void> {
    const next = safeNext(query['next'], this.config.basePath);
    if (caller.kind === 'administrator') return redirect(response, 303, next);
    const notice = NOTICES.find((one) => one === query['say']);
    await this.pages.send(request, response, {
      template: 'login',
      variables: { next, notice: notice && this.pages.say(request, `sign-in.notices.${notice}`) },
    });
  }

  @Post()
  async enter(
    @Req() request: Request,
    @Res() response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Record<string, unknown> | undefined,
  ): Promise<void> {
    const next = safeNext(formText(form, 'next', NEXT_MAX), this.config.basePath);
    const email = formEmail(form, EMAIL_MAX);
    const password = formSecret(form, 'password', PASSWORD_MAX);
    try {
      mustBeFilledIn({ email, password });
      const step = await this.login.enter(request, caller, email, password);
      await redirect(response, 303, step === 'in' ? next : this.address('/login/code', next));
    } catch (error) {
      await this.pages.sendRefusal(
        request,
        response,
        { template: 'login', variables: { next, email }, address: this.address('/login', next) },
        error,
      );
    }
  }

  @Get('code')
  async showCode(@Req() request: Request, @Res() response: Response, @Query('next') next: unknown): Promise<void> {
    const to = safeNext(next, this.config.basePath);
    if (!(await this.login.awaited(request))) return redirect(response, 303, this.address('/login', to));
    await this.pages.send(request, response, this.codePage(to));
  }

  @Post('code')
  async enterCode(
    @Req() request: Request,
    @Res() response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Record<string, unknown> | undefined,
  ): Promise<void> {
    const next = safeNext(formText(form, 'next', NEXT_MAX), this.config.basePath);
    const account = await this.login.awaited(request);
    if (!account) return redirect(response, 303, this.address('/login', next, 'code_too_late'));
    const code = formText(form, 'code', CODE_MAX);
    try {
      mustBeFilledIn({ code });
      await this.login.confirm(request, caller, account, code);
      await redirect(response, 303, next);
    } catch (error) {
      await this.pages.sendRefusal(request, response, this.codePage(next), error);
    }
  }

  private codePage(next: string): SignInPage {
    return { template: 'code', variables: { next }, address: this.address('/login/code', next) };
  }

  private address(path: string, next: string, say?: string): string {
    const query = new URLSearchParams({
      ...(next !== `${this.config.basePath}/admin` && { next }),
      ...(say && { say }),
    }).toString();
    return `${this.config.basePath}/admin${path}${query && `?${query}`}`;
  }
}

/** @throws FieldErrors at each empty field */
function mustBeFilledIn(fields: Readonly<Record<string, string>>): void {
  const empty = Object.entries(fields)
    .filter(([, value]) => value === '')
    .map(([name]) => [name, [{ key: `sign-in.fields.${name}_needed` }]]);
  if (empty.length > 0) throw new FieldErrors(Object.fromEntries(empty) as Record<string, [{ key: string }]>);
}

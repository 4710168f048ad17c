import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { EmailVerifications } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { backToForm, localRedirect, PageInterceptor } from '../page/page-answer.js';
import type { Form } from './account-fields.js';
import { AccountPages, type AccountPage } from './account-pages.js';
import { ForCustomers } from './customers-only.js';
import { hideAddress, textOf } from './link-token.js';
import { ACCOUNT } from './next-place.js';

/**
 * Page of a link that verifies an address. Opening it changes nothing, because mail scanners open links; its button
 * verifies the address.
 */
@Controller('account/verify')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class VerifyPageController {
  constructor(
    private readonly verifications: EmailVerifications,
    private readonly pages: AccountPages,
    private readonly config: Config,
  ) {}

  @Get()
  async show(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query('token') sent: unknown,
  ): Promise<string> {
    hideAddress(response);
    const token = textOf(sent);
    const email = await this.verifications.emailOf(token);
    if (email === null) return this.pages.show(request, LINK_OVER);
    return this.pages.show(request, {
      name: 'verify',
      address: `/account/verify?token=${encodeURIComponent(token)}`,
      variables: { token, email },
    });
  }

  @Post()
  @HttpCode(200)
  @Throttle('verify-email')
  async verify(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
  ) {
    hideAddress(response);
    const token = textOf(form['token']);
    if ((await this.verifications.emailOf(token)) === null) return this.pages.show(request, LINK_OVER);
    const email = await this.verifications.verify(caller, token);
    return this.pages.show(request, {
      name: 'verified',
      address: ACCOUNT,
      variables: { email, isIn: caller.userId !== null },
    });
  }

  /** Handles a form's URL that was reloaded or bookmarked. */
  @Get('resend')
  back(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    return backToForm({ request, response, config: this.config }, ACCOUNT);
  }

  /** Sends the link again to a logged-in customer. */
  @Post('resend')
  @HttpCode(200)
  @Throttle('verify-resend')
  @ForCustomers()
  async resend(@Res({ passthrough: true }) response: Response, @CurrentCaller() caller: Caller) {
    await this.verifications.resend(caller);
    return localRedirect(response, this.config, ACCOUNT, 'verification_mailed');
  }
}

/** Page for a link that was used, has expired, or is for an address that no longer has to be verified. */
const LINK_OVER: AccountPage = { name: 'verify-over', address: ACCOUNT, status: 410 };

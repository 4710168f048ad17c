import { Controller, Get, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { dateText } from '#kernel';
import { OwnSessions } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { localRedirect, PageInterceptor } from '../page/page-answer.js';
import { AccountPages } from './account-pages.js';
import { ForCustomers } from './customers-only.js';

const SESSIONS = '/account/sessions';

/** Sessions of the account, with a button that ends all others. */
@Controller('account/sessions')
@Access('anyone')
@ApiExcludeController()
@ForCustomers()
@UseInterceptors(PageInterceptor)
export class SessionsPageController {
  constructor(
    private readonly own: OwnSessions,
    private readonly pages: AccountPages,
    private readonly config: Config,
    private readonly shop: ShopProfile,
  ) {}

  @Get()
  async show(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    const found = await this.own.list(caller, request.sessionID);
    const sessions = found.map(({ browser, current, createdAt: since }) => ({
      name: browser,
      current,
      since: dateText(since, caller.language, this.shop.timezone, { timeStyle: 'short' }),
    }));
    return this.pages.show(request, { name: 'sessions', address: SESSIONS, variables: { sessions } });
  }

  @Post()
  async endOthers(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.own.endOthers(caller, request.sessionID);
    return localRedirect(response, this.config, SESSIONS, 'sessions_ended');
  }
}

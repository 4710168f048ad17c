import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Logout } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { backToForm, localRedirect } from '../page/page-answer.js';
import { ACCOUNT } from './next-place.js';

/** POST only: an image on another page cannot log a user out. */
@Controller('account/logout')
@Access('anyone')
@ApiExcludeController()
export class LogoutPageController {
  constructor(
    private readonly logout: Logout,
    private readonly config: Config,
  ) {}

  /** Handles a form's URL that was reloaded or bookmarked. */
  @Get()
  back(@Req() request: Request, @Res() response: Response): Promise<void> {
    return backToForm({ request, response, config: this.config }, ACCOUNT);
  }

  @Post()
  async run(@Req() request: Request, @Res() response: Response, @CurrentCaller() caller: Caller): Promise<void> {
    await this.logout.run(request, caller);
    response.set('Cache-Control', 'no-store');
    return localRedirect(response, this.config, '/', 'logged_out');
  }
}

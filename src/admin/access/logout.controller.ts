import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Logout } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Access, WithoutSecondFactor } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { redirect } from '../../platform/http/envelope/envelope.interceptor.js';

/** POST only, so that a picture on another page cannot log anyone out. */
@Controller('admin/logout')
@Access('anyone')
@WithoutSecondFactor()
@ApiExcludeController()
export class LogoutController {
  constructor(
    private readonly logout: Logout,
    private readonly config: Config,
  ) {}

  @Post()
  async run(@Req() request: Request, @Res() response: Response, @CurrentCaller() caller: Caller): Promise<void> {
    await this.logout.run(request, caller);
    await redirect(response, 303, `${this.config.basePath}/admin/login?say=logged_out`);
  }
}

import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../platform/http/caller/access.decorator.js';
import { Config } from '../../platform/config/config.js';

/** Whoever opens the shop's address finds what the API offers: a shop's home page is its own site's. */
@Controller()
@Access('anyone')
@ApiExcludeController()
export class HomeController {
  constructor(private readonly config: Config) {}

  @Get()
  home(@Res() response: Response): void {
    response.redirect(302, `${this.config.basePath}/api/docs`);
  }
}

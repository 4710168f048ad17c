import { Controller, Get, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '../../platform/http/caller/access.decorator.js';
import { Config } from '../../platform/config/config.js';

/** Whoever opens the shop's address finds what the API offers: a shop's home page is its own site's. */
@Controller()
@Access('anyone')
@ApiExcludeController()
export class HomeController {
  constructor(private readonly config: Config) {}

  @Get()
  @Redirect()
  home(): { url: string; statusCode: number } {
    return { url: `${this.config.basePath}/api/docs`, statusCode: 302 };
  }
}

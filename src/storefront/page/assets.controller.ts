import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../platform/http/caller/access.decorator.js';
import { BareAnswer } from '../../platform/http/envelope/answer.js';
import { Stylesheet } from './stylesheet.js';

/** What the pages load. An address that names the content's hash never gets another content. */
@Controller('storefront')
@Access('anyone')
@ApiExcludeController()
export class AssetsController {
  constructor(private readonly stylesheet: Stylesheet) {}

  @Get('shop.css')
  async css(@Query('v') version: unknown, @Res({ passthrough: true }) response: Response): Promise<BareAnswer> {
    const { text, hash } = await this.stylesheet.read();
    response.type('css').set('Cache-Control', version === hash ? 'public, max-age=31536000, immutable' : 'no-cache');
    return new BareAnswer(text);
  }
}

import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { sendPacked } from '../script/send-packed.js';
import { Fonts, FONT_NAMES } from './fonts.js';
import { Stylesheet } from './stylesheet.js';

/** Stylesheet, fonts and other files of the pages, except scripts. */
@Controller('storefront')
@Access('anyone')
@ApiExcludeController()
export class AssetsController {
  constructor(
    private readonly stylesheet: Stylesheet,
    private readonly fonts: Fonts,
  ) {}

  @Get('shop.css')
  async css(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendPacked(request, response, await this.stylesheet.read(), 'text/css');
  }

  /** @throws not_found (404) */
  @Get('fonts/:name')
  font(@Req() request: Request, @Res() response: Response, @Param('name') name: string): void {
    const known = FONT_NAMES.find((one) => one === name);
    if (!known) throw commonErrors.not_found();
    sendPacked(request, response, this.fonts.file(known), 'font/woff2');
  }
}

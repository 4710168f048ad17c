import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { sendPacked } from '../script/send-packed.js';
import { Stylesheet } from './stylesheet.js';

/** What the pages load beside their scripts. */
@Controller('storefront')
@Access('anyone')
@ApiExcludeController()
export class AssetsController {
  constructor(private readonly stylesheet: Stylesheet) {}

  @Get('shop.css')
  async css(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendPacked(request, response, await this.stylesheet.read(), 'text/css');
  }
}

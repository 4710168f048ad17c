import { Controller, Get, Param, Req, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { PageInterceptor } from '../page/page-answer.js';
import { ShowText } from './show-text.js';

@Controller('pages')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class ContentPageController {
  constructor(private readonly text: ShowText) {}

  @Get(':slug')
  show(@Req() request: Request, @Param('slug') slug: string): Promise<string> {
    return this.text.run(request, slug);
  }
}

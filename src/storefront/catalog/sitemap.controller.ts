import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { SendSitemap } from './send-sitemap.js';

/** The sitemap for search engines. */
@Controller()
@Access('anyone')
@ApiExcludeController()
export class SitemapController {
  constructor(private readonly sitemap: SendSitemap) {}

  @Get('sitemap.xml')
  whole(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.sitemap.run('whole', request, response);
  }

  @Get('sitemap-pages.xml')
  pages(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.sitemap.run('pages', request, response);
  }

  @Get('sitemap-products-:part.xml')
  products(
    @Param('part', RecordIdPipe) part: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.sitemap.run(part, request, response);
  }
}

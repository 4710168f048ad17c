import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { entityTag } from '../../platform/http/conditional-requests.js';
import { BareAnswer } from '../../platform/http/envelope/envelope.interceptor.js';

/** Pages that are personal, or exist in endless variations. */
const NOT_FOR_ROBOTS = [
  '/cart',
  '/checkout',
  '/account',
  '/order',
  '/wishlist',
  '/compare',
  '/fast-order',
  '/search',
  '/api',
  '/admin',
];

@Controller()
@Access('anyone')
@ApiExcludeController()
export class RobotsController {
  constructor(private readonly config: Config) {}

  @Get('robots.txt')
  robots(@Res({ passthrough: true }) response: Response): BareAnswer {
    const { basePath, baseUrl } = this.config;
    const text = [
      'User-agent: *',
      ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${basePath}${path}`),
      '',
      `Sitemap: ${baseUrl}/sitemap.xml`,
      '',
    ].join('\n');
    response.type('text/plain').set({ 'Cache-Control': 'public, max-age=3600', ETag: entityTag(text) });
    return new BareAnswer(text);
  }
}

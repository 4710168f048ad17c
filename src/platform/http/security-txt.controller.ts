import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { CLOCK, type Clock } from '#kernel';
import { Config } from '../config/config.js';
import { ShopProfile } from '../shop/shop-profile.js';
import { Access } from '../access/access.decorator.js';
import { entityTag } from './conditional-requests.js';
import { BareAnswer } from './envelope/envelope.interceptor.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Number of days for which the file is valid; RFC 9116, 2.5.5 recommends less than a year. */
const VALID_DAYS = 180;

/** Contact for reports of vulnerabilities (RFC 9116). */
@Controller('.well-known')
@Access('anyone')
@ApiExcludeController()
export class SecurityTxtController {
  constructor(
    private readonly config: Config,
    private readonly shop: ShopProfile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('security.txt')
  read(@Res({ passthrough: true }) response: Response): BareAnswer {
    const text = [
      `Contact: ${this.config.securityContact ?? `mailto:${this.shop.sender.address}`}`,
      `Expires: ${this.expires()}`,
      `Preferred-Languages: ${this.shop.languages.join(', ')}`,
      `Canonical: ${this.config.baseUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
    response.type('text/plain').set({ 'Cache-Control': 'public, max-age=3600', ETag: entityTag(text) });
    return new BareAnswer(text);
  }

  /** Expiry date; the same all day, so that caches can compare files. */
  private expires(): string {
    const today = Math.floor(this.clock.now().getTime() / DAY_MS) * DAY_MS;
    return new Date(today + VALID_DAYS * DAY_MS).toISOString();
  }
}

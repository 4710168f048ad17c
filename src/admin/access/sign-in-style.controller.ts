import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { BareAnswer } from '../../platform/http/envelope/envelope.interceptor.js';
import { SignInStyle } from './sign-in-style.js';

/** The URL contains a hash of the content, so that the response can be cached forever. */
@Controller('admin')
@Access('anyone')
@ApiExcludeController()
export class SignInStyleController {
  constructor(private readonly style: SignInStyle) {}

  @Get('sign-in.css')
  async css(@Query('v') version: unknown, @Res({ passthrough: true }) response: Response): Promise<BareAnswer> {
    const { text, hash } = await this.style.read();
    response
      .type('css')
      .set({
        'Cache-Control': version === hash ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: `"${hash}"`,
      });
    return new BareAnswer(text);
  }
}

import { Controller, Get, Req, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { ReadCost } from '../../platform/throttle/throttle.decorator.js';
import { PageInterceptor } from '../page/page-answer.js';
import { ShowHome } from './show-home.js';

@Controller()
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class HomeController {
  constructor(private readonly home: ShowHome) {}

  @Get()
  @ReadCost(1)
  show(@Req() request: Request): Promise<string> {
    return this.home.run(request);
  }
}

import { Controller, Get, Req, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { ReadCost } from '../../platform/throttle/throttle.decorator.js';
import { PageInterceptor } from '../page/page-answer.js';
import { ShowSearch } from './show-search.js';

@Controller('search')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class SearchPageController {
  constructor(private readonly search: ShowSearch) {}

  @Get()
  @ReadCost(4)
  show(@Req() request: Request): Promise<string> {
    return this.search.run(request);
  }
}

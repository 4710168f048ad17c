import { Controller, Get, Param, Req, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { ReadCost } from '../../platform/throttle/throttle.decorator.js';
import { PageInterceptor } from '../page/page-answer.js';
import { ShowCategory } from './show-category.js';

@Controller('category')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class CategoryPageController {
  constructor(private readonly category: ShowCategory) {}

  @Get(':alias')
  @ReadCost(4)
  show(@Req() request: Request, @Param('alias') alias: string): Promise<string> {
    return this.category.run(request, alias);
  }
}

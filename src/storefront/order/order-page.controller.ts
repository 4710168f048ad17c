import { Controller, Get, Param, Req, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/http/caller/access.decorator.js';
import { CurrentCaller } from '../../platform/http/caller/caller.decorators.js';
import type { Caller } from '../../platform/http/caller/caller.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { ShowOrderPage } from './show-order-page.js';
import { PageInterceptor } from '../page/page.interceptor.js';

/** The page of an order, which the checkout and every mail link to. For its maker, or whoever holds its key. */
@Controller('order')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class OrderPageController {
  constructor(private readonly orders: ShowOrderPage) {}

  @Get(':id')
  show(@Req() request: Request, @CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<string> {
    return this.orders.run(request, caller, id);
  }
}

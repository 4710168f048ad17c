import { Body, Controller, Get, HttpCode, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { OrderLookupBody, SendOrderLink } from '../../order-view/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { PageInterceptor } from '../page/page-answer.js';
import { LOOKUP_FIELDS, type Form } from './account-fields.js';
import { AccountPages, type AccountForm } from './account-pages.js';

const LOOKUP: AccountForm = { name: 'order-lookup', address: '/order-lookup', fields: LOOKUP_FIELDS };

/** Sends the lost link of an order. No answer reveals whether the order exists. */
@Controller('order-lookup')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class OrderLookupPageController {
  constructor(
    private readonly sendLink: SendOrderLink,
    private readonly pages: AccountPages,
  ) {}

  @Get()
  show(@Req() request: Request): Promise<string> {
    return this.pages.form(request, LOOKUP);
  }

  @Post()
  @HttpCode(200)
  @Throttle('order-lookup')
  async find(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() form: Form = {}): Promise<string> {
    try {
      const { number, email } = await readBody(OrderLookupBody, form);
      await this.sendLink.run(caller, number, email);
      return await this.pages.show(request, { ...LOOKUP, name: 'order-lookup-sent', variables: { number, email } });
    } catch (error) {
      return this.pages.form(request, LOOKUP, { error, form });
    }
  }
}

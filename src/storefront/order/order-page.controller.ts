import { Body, Controller, Get, HttpCode, Param, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { Throttle, ThrottleAccount } from '../../platform/throttle/throttle.decorator.js';
import type { Form } from '../page/form-fields.js';
import { PageInterceptor } from '../page/page-answer.js';
import { DropOrderKey } from './drop-order-key.js';
import { OrderForms } from './order-forms.js';
import { ShowOrderPage } from './show-order-page.js';

type Page = Promise<string | undefined>;

/** The page of an order, which the checkout and all mails link. For the buyer, or a visitor with its key. */
@Controller('order')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class OrderPageController {
  constructor(
    private readonly page: ShowOrderPage,
    private readonly forms: OrderForms,
    private readonly dropKey: DropOrderKey,
  ) {}

  @Get(':id')
  async show(@Req() request: Request, @CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Page {
    return (await this.dropKey.run(request, caller, id)) ? undefined : this.page.run(request, caller, id);
  }

  /** Handles a form's URL that was reloaded or bookmarked. */
  @Get([':id/cancel', ':id/pay', ':id/paid', ':id/again'])
  back(@Req() request: Request, @CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<void> {
    return this.forms.back(request, caller, id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  cancel(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() form: Form = {},
  ): Page {
    return this.forms.cancel(request, caller, id, form);
  }

  @Post(':id/pay')
  @HttpCode(200)
  @ThrottleAccount('checkout')
  pay(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() form: Form = {},
  ): Page {
    return this.forms.pay(request, caller, id, form);
  }

  /** "I have paid": report of a bank transfer. */
  @Post(':id/paid')
  @HttpCode(200)
  @Throttle('report-payment')
  reportPayment(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() form: Form = {},
  ): Page {
    return this.forms.reportPayment(request, caller, id, form);
  }

  @Post(':id/again')
  @HttpCode(200)
  again(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() form: Form = {},
  ): Page {
    return this.forms.again(request, caller, id, form);
  }
}

import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { listAnswer, type Answer, type BareAnswer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { mailPageExample } from '../../platform/mail/http/examples.js';
import { mailPage } from '../../platform/mail/http/mail-page.js';
import { ListPaymentClock } from '../use-cases/list-payment-clock.js';
import { PreviewClockMail } from '../use-cases/preview-clock-mail.js';
import { ClockMailResponse, clockMailResponse } from './dto/clock-mail.response.js';
import { ClockMailQuery, PaymentClockQuery, watchedFilterOf } from './dto/payment-clock.query.dto.js';
import {
  clockAccountResponse,
  clockMethodResponse,
  PaymentClockResponse,
  watchedOrderResponse,
} from './dto/payment-clock.response.js';
import { clockMailExample, paymentClockExample } from './payment-clock.example.js';

@ApiTags('Payments')
@Controller('api/admin/payment-clock')
@Access('payments:verify')
export class PaymentClockController {
  constructor(
    private readonly listClock: ListPaymentClock,
    private readonly previewMail: PreviewClockMail,
  ) {}

  @Get()
  @Documented({
    summary: 'List what the payment clock will do',
    description:
      'Unpaid orders of the payment methods with `reminders` or `cancel_after` and, with ' +
      '`cancel_unconfirmed_after`, unconfirmed ones; the earliest due date first. `next` is the next reminder or ' +
      'cancellation, and `waits_for` says why it has not happened. `accounts` lists the bank accounts of which a ' +
      'statement is missing. The filters `step` and `waits_for` search the 5,000 orders with the earliest due dates.',
    operationId: 'listPaymentClock',
    response: PaymentClockResponse,
    page: true,
    example: paymentClockExample,
  })
  async list(@CurrentCaller() caller: Caller, @Query() query: PaymentClockQuery): Promise<Answer> {
    const { page, per_page: limit } = query;
    const { orders, total, accounts, ...rules } = await this.listClock.run(caller, watchedFilterOf(query));
    return listAnswer(
      orders.map(watchedOrderResponse),
      { total, page, per_page: limit },
      {
        accounts: accounts.map(clockAccountResponse),
        methods: rules.methods.map(clockMethodResponse),
        cancel_unconfirmed_after: rules.cancelUnconfirmedAfter,
      },
    );
  }

  @Get(':id/mail')
  @Documented({
    summary: 'Get the email of a step of the payment clock',
    description:
      'The reminder, or the email about the cancellation, as it would be sent to this order now. Sends nothing.',
    operationId: 'getPaymentClockMail',
    response: ClockMailResponse,
    example: clockMailExample,
    errors: ['not_found', 'order_not_found'],
  })
  async mail(
    @Param('id', RecordIdPipe) id: number,
    @Query() { action = 'remind' }: ClockMailQuery,
  ): Promise<ClockMailResponse> {
    return clockMailResponse(await this.previewMail.run(id, action));
  }

  @Get(':id/mail/page')
  @Documented({
    summary: 'Get the HTML of an email of the payment clock',
    description:
      'The HTML alone, as a page; links open in a new tab and no script runs. 404 if no email would be sent.',
    operationId: 'getPaymentClockMailPage',
    contentType: 'text/html',
    response: { type: 'string' },
    example: mailPageExample,
    errors: ['not_found', 'order_not_found'],
  })
  async page(
    @Param('id', RecordIdPipe) id: number,
    @Query() { action = 'remind' }: ClockMailQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BareAnswer> {
    const { content } = await this.previewMail.run(id, action);
    if (!content) throw commonErrors.not_found();
    return mailPage(response, content.html);
  }
}

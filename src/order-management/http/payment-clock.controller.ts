import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { PageQuery } from '../../platform/http/validation/page.dto.js';
import { ListPaymentClock } from '../use-cases/list-payment-clock.js';
import { clockAccountResponse, PaymentClockResponse, watchedOrderResponse } from './dto/payment-clock.response.js';
import { paymentClockExample } from './payment-clock.example.js';

@ApiTags('Payments')
@Controller('api/admin/payment-clock')
@Access('payments:verify')
export class PaymentClockController {
  constructor(private readonly listClock: ListPaymentClock) {}

  @Get()
  @Documented({
    summary: 'List what the payment clock will do',
    description:
      'Unpaid orders of the payment methods with `reminders` or `cancel_after` and, with ' +
      '`cancel_unconfirmed_after`, unconfirmed ones; the earliest due date first. `next` is the next reminder or ' +
      'cancellation, and `waits_for` tells why it has not happened. `accounts` tells of which bank account a ' +
      'statement is missing.',
    operationId: 'listPaymentClock',
    response: PaymentClockResponse,
    page: true,
    example: paymentClockExample,
  })
  async list(@CurrentCaller() caller: Caller, @Query() query: PageQuery): Promise<Answer> {
    const { page, per_page: limit, offset } = query;
    const { orders, total, accounts } = await this.listClock.run(caller, { limit, offset });
    return listAnswer(
      orders.map(watchedOrderResponse),
      { total, page, per_page: limit },
      { accounts: accounts.map(clockAccountResponse) },
    );
  }
}

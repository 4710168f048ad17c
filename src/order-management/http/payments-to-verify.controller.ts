import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ListPaymentsToVerify } from '../use-cases/list-payments-to-verify.js';
import { PaymentsToVerifyQuery, paymentSearchOf } from './dto/payments-to-verify.query.dto.js';
import {
  moneyToVerifyResponse,
  PaymentsToVerifyResponse,
  paymentToVerifyResponse,
} from './dto/payments-to-verify.response.js';
import { paymentsToVerifyExample } from './payments-to-verify.example.js';

@ApiTags('Payments')
@Controller('api/admin/payments/to-verify')
@Access('payments:verify')
export class PaymentsToVerifyController {
  constructor(private readonly listPayments: ListPaymentsToVerify) {}

  @Get()
  @Documented({
    summary: 'List orders with payments to confirm',
    description:
      'Bank transfers that are not confirmed, and cash for parcels that were shipped. `open` has the sums ' +
      'over all of them by currency.',
    operationId: 'listPaymentsToVerify',
    response: PaymentsToVerifyResponse,
    page: true,
    example: paymentsToVerifyExample,
  })
  async list(@CurrentCaller() caller: Caller, @Query() query: PaymentsToVerifyQuery): Promise<Answer> {
    const { orders, total, open } = await this.listPayments.run(caller, paymentSearchOf(query));
    const now = new Date();
    return listAnswer(
      orders.map((one) => paymentToVerifyResponse(one, now)),
      { total, page: query.page, per_page: query.per_page },
      { open: open.map(moneyToVerifyResponse) },
    );
  }
}

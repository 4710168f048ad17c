import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { listExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ListPaymentsToVerify } from '../use-cases/list-payments-to-verify.js';
import { PaymentsToVerifyQuery, paymentSearchOf } from './dto/payments-to-verify.query.dto.js';
import {
  moneyToVerifyResponse,
  PaymentsToVerifyResponse,
  paymentToVerifyResponse,
  type MoneyToVerifyResponse,
  type PaymentToVerifyResponse,
} from './dto/payments-to-verify.response.js';

const order: PaymentToVerifyResponse = {
  id: 42,
  reference: 'RF45000042',
  status: 'awaiting_payment',
  customer: { id: 7, first_name: 'Olena', last_name: 'Bondar', email: 'olena@example.com', phone: '+380501234567' },
  total: 149.9,
  open_amount: 149.9,
  currency: 'EUR',
  payment_method: 'bank_invoice',
  payment_due_at: '2026-11-28T10:00:00.000Z',
  overdue: false,
  created_at: '2026-11-21T10:00:00.000Z',
  payment_method_title: 'Bank transfer',
};
const open: MoneyToVerifyResponse = { currency: 'EUR', count: 9, open_amount: 1204.5, overdue: 2, overdue_amount: 99 };

@ApiTags('Payments')
@Controller('api/admin/payments/to-verify')
@Access('payments:verify')
export class PaymentsToVerifyController {
  constructor(private readonly listPayments: ListPaymentsToVerify) {}

  @Get()
  @Documented({
    summary: 'Orders whose money is to be confirmed',
    description:
      'Transfers that are not confirmed, and cash for parcels on their way; the earliest due date first. ' +
      '`open` sums up all of them by currency.',
    operationId: 'listPaymentsToVerify',
    response: PaymentsToVerifyResponse,
    page: true,
    example: listExample([order], { open: [open] }),
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

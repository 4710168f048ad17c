import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import type { Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ListPaymentsToVerify } from '../use-cases/list-payments-to-verify.js';
import { PaymentsToVerifyQuery } from './dto/payments-to-verify.query.dto.js';

const order = {
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
const example = {
  success: true,
  data: { items: [order], open: [{ currency: 'EUR', count: 9, open_amount: 1204.5, overdue: 2, overdue_amount: 99 }] },
  message: 'Done.',
  meta: { total: 1, page: 1, per_page: 20 },
};

@ApiTags('Payments')
@Controller('api/admin/payments/to-verify')
@Access('payments:verify')
export class PaymentsToVerifyController {
  constructor(private readonly listPayments: ListPaymentsToVerify) {}

  @Get()
  @Documented({
    summary: 'Orders whose money is to be confirmed',
    description:
      'Transfers that nobody has confirmed, and cash for parcels on their way; what is due first at the top. `open` sums up all of them by currency.',
    example,
    nullable: ['id', 'payment_due_at'],
  })
  list(@CurrentCaller() caller: Caller, @Query() query: PaymentsToVerifyQuery): Promise<Answer> {
    return this.listPayments.run(caller, query);
  }
}

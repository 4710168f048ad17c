import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LoadOrder, orderDetailExample, OrderDetailResponse, orderDetailResponse } from '../../order-view/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { ReportPayment } from '../use-cases/report-payment.js';

/** The buyer's report that a bank transfer was sent. */
@ApiTags('Checkout')
@Controller('api/orders')
export class ReportPaymentController {
  constructor(
    private readonly reportPayment: ReportPayment,
    private readonly loadOrder: LoadOrder,
  ) {}

  @Post(':id/report-payment')
  @HttpCode(200)
  @Access('anyone')
  @Throttle('report-payment')
  @Documented({
    operationId: 'reportPayment',
    guestBy: ['cart', 'orderKey'],
    summary: 'Report a bank transfer',
    description:
      'Tells the shop that the customer has made the transfer. Adds an entry to the history; the status ' +
      'does not change and nothing is booked until an administrator confirms the money. A repeat changes ' +
      'nothing.',
    response: OrderDetailResponse,
    example: answerExample(orderDetailExample, 'Thank you! We’ll check for your payment.'),
    errors: ['not_found', 'order_not_found', 'insufficient_scope', 'not_payable'],
  })
  async report(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    const order = await this.reportPayment.run(caller, id);
    return answer(orderDetailResponse(await this.loadOrder.run(caller, order)), {
      message: 'checkout.payment_reported',
    });
  }
}

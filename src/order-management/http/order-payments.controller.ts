import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ok, orderDetailExample, orderTold, refundsExample, ShowOrder } from '../../checkout/index.js';
import { openAmount } from '../../order/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent, IntentRef } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { RefundOrder } from '../use-cases/refund-order.js';
import { VerifyPayment } from '../use-cases/verify-payment.js';
import { RefundBody, VerifyPaymentBody, refundOf, verificationOf } from './dto/order-payment.dto.js';

/** Money of an order: what arrived, and what is given back. */
@Controller('api/orders')
export class OrderPaymentsController {
  constructor(
    private readonly verifyPayment: VerifyPayment,
    private readonly refundOrder: RefundOrder,
    private readonly showOrder: ShowOrder,
  ) {}

  @Post(':id/verify-payment')
  @HttpCode(200)
  @Access('customer', 'payments:verify')
  @Idempotent('found')
  @Documented({ summary: 'Book money that arrived', example: ok(orderDetailExample), ...orderTold, errors: [404, 409] })
  async verify(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: VerifyPaymentBody,
    @IntentRef() intent: string | null,
  ): Promise<Answer> {
    const { order, payment, repeated } = await this.verifyPayment.run(caller, id, verificationOf(body, intent));
    const open = openAmount(order);
    const message = repeated
      ? 'verified_before'
      : !payment
        ? 'settled'
        : open.isZero()
          ? 'verified'
          : 'verified_partially';
    return answer(await this.showOrder.run(caller, order), {
      message: `checkout.${message}`,
      args: { open: open.format(caller.language) },
    });
  }

  @Post(':id/refund')
  @HttpCode(200)
  @Access('customer', 'manager')
  @Idempotent('found')
  @Documented({ summary: 'Give money back', example: ok(refundsExample), ...orderTold, errors: [404, 409] })
  async refund(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: RefundBody,
    @IntentRef() intent: string | null,
  ): Promise<Answer> {
    const { order, refunds } = await this.refundOrder.run(caller, id, refundOf(body, intent));
    return answer({ order: await this.showOrder.run(caller, order), refunds }, { message: 'checkout.refunded' });
  }
}

import { Body, Controller, HttpCode, Param, Post, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LoadOrder, OrderDetailResponse, orderDetailResponse, paidOrderExample } from '../../order-view/index.js';
import { openAmount } from '../../order/index.js';
import { Access, RefusesCustomersByRecord } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentRef } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { RefundOrder } from '../use-cases/refund-order.js';
import { VerifyPayment } from '../use-cases/verify-payment.js';
import { RefundBody, refundOf } from './dto/refund.dto.js';
import { VerifyPaymentBody, verificationOf } from './dto/verify-payment.dto.js';
import { OrderRefundsResponse, orderRefundsResponse } from './dto/order-refunds.response.js';
import { orderRefundsExample } from './order-lists.examples.js';
import { PickupStatusNames } from './pickup-status-names.js';

/** Payments and refunds of an order. */
@ApiTags('Order management')
@Controller('api/orders')
@UseFilters(PickupStatusNames)
export class OrderPaymentsController {
  constructor(
    private readonly verifyPayment: VerifyPayment,
    private readonly refundOrder: RefundOrder,
    private readonly loadOrder: LoadOrder,
    private readonly shop: ShopProfile,
  ) {}

  @Post(':id/verify-payment')
  @HttpCode(200)
  @Access('payments:verify')
  @RefusesCustomersByRecord()
  @Idempotent('found')
  @Documented({
    summary: 'Confirm a received payment',
    description:
      'Books money that arrived by bank transfer or in cash. An order that is paid in full becomes `paid`. ' +
      '409 `already_paid` if there is no balance due. For administrators and tokens with `payments:verify`.',
    request: {
      amount: 5,
      received_at: '2026-11-21',
      reference: 'TR-2026-118',
      note: 'Seen on the bank statement',
      notify: false,
    },
    operationId: 'verifyPayment',
    response: OrderDetailResponse,
    example: answerExample(paidOrderExample, 'Payment recorded'),
    errors: [
      'not_found',
      'order_not_found',
      'forbidden',
      'already_paid',
      'money_reserved',
      'reference_already_booked',
      'illegal_transition',
      'stale_version',
    ],
  })
  async verify(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: VerifyPaymentBody,
    @IntentRef() intent: string | null,
  ): Promise<Answer> {
    const verification = verificationOf(body, intent, this.shop.timezone);
    const { order, payment, repeated } = await this.verifyPayment.run(caller, id, verification);
    const open = openAmount(order);
    const message = repeated
      ? 'verified_before'
      : !payment
        ? 'settled'
        : open.isZero()
          ? 'verified'
          : 'verified_partially';
    return answer(orderDetailResponse(await this.loadOrder.run(caller, order)), {
      message: `checkout.${message}`,
      args: { open: open.format(caller.language) },
    });
  }

  @Post(':id/refund')
  @HttpCode(200)
  @Access('manager')
  @RefusesCustomersByRecord()
  @Idempotent('found')
  @Documented({
    summary: 'Refund an order',
    description:
      'Returns money of captured payments, the newest first. Payments of a provider are refunded by the ' +
      'provider, others are recorded for a transfer by hand. The status of the order does not change. With `lines` or ' +
      '`shipping` instead of `amount`, the price of the pieces that was paid is returned, with its tax; the pieces of a ' +
      'line add up to the line. 409 `refund_exceeds_held` if the shop holds less. 409 `nothing_to_refund` if nothing ' +
      'is left. For managers and owners.',
    request: {
      lines: [{ order_item_id: 64, quantity: 1, restock: true }],
      reason: 'One jar was broken',
      notify: false,
    },
    operationId: 'refundOrder',
    response: OrderRefundsResponse,
    example: answerExample(orderRefundsExample, 'Refund recorded'),
    errors: [
      'not_found',
      'order_not_found',
      'forbidden',
      'nothing_to_refund',
      'refund_exceeds_held',
      'refund_in_progress',
      'refund_failed',
      'stale_version',
    ],
  })
  async refund(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: RefundBody,
    @IntentRef() intent: string | null,
  ): Promise<Answer> {
    const { order, refunds } = await this.refundOrder.run(caller, id, refundOf(body, intent));
    return answer(orderRefundsResponse(await this.loadOrder.run(caller, order), refunds), {
      message: 'checkout.refunded',
    });
  }
}

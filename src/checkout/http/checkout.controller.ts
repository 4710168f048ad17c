import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FieldErrors } from '#kernel';
import { LoadOrder, orderDetailExample, PlacedOrderResponse, placedOrderResponse } from '../../order-view/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, BareAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentRef } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Throttle, ThrottleAccount } from '../../platform/throttle/throttle.decorator.js';
import { PayOrder } from '../use-cases/pay-order.js';
import { PlaceFastOrder } from '../use-cases/place-fast-order.js';
import { MAX_DATA_LENGTH, PAY_BODY, PayBody } from './dto/pay.dto.js';
import { FastOrderBody, fastOrderOf } from './dto/fast-order.dto.js';
import { PayResponse, payResponse } from './dto/pay.response.js';
import { payBodyExample, payExample } from './checkout.examples.js';
import { PAYING_ERRORS, PLACING_ERRORS } from './order-errors.js';

/** Maximum number of members that a client may send for the gateway. */
const MAX_MEMBERS = 20;

@ApiTags('Checkout')
@Controller('api/checkout')
export class CheckoutController {
  constructor(
    private readonly payOrder: PayOrder,
    private readonly placeFastOrder: PlaceFastOrder,
    private readonly loadOrder: LoadOrder,
  ) {}

  @Post('pay/:method_key')
  @HttpCode(200)
  @Access('anyone')
  @ThrottleAccount('checkout')
  @Idempotent('found')
  @Documented({
    summary: 'Pay an order',
    description:
      'Executes the payment by the gateway of the method. For `bank_invoice` the order becomes ' +
      '`awaiting_payment`, and the customer gets the bank details by email; for `cash` it stays `pending`. ' +
      'Methods with a page of a payment provider answer `redirect_url`. The outcome of a provider may ' +
      'arrive later.',
    request: payBodyExample,
    operationId: 'payOrder',
    guestBy: ['cart', 'orderKey'],
    response: PayResponse,
    bare: true,
    example: payExample,
    errors: ['order_not_found', 'insufficient_scope', ...PAYING_ERRORS],
  })
  @ApiBody(PAY_BODY)
  async pay(
    @CurrentCaller() caller: Caller,
    @Param('method_key') key: string,
    @Body() body: PayBody,
    @Req() request: Request,
    @IntentRef() intent: string | null,
  ): Promise<BareAnswer> {
    if (body.payment_method !== key) {
      throw new FieldErrors({
        payment_method: [{ key: 'validation.paymentMethodMismatch', args: { a0: key.slice(0, 64) } }],
      });
    }
    const paid = await this.payOrder.run(caller, key, body.order_id, { data: gatewayData(request.body), intent });
    return new BareAnswer(payResponse(paid));
  }

  @Post('fast-order')
  @Access('anyone')
  @Throttle('fast-order')
  @Idempotent('found')
  @Documented({
    summary: 'Place a fast order',
    description:
      'An order with a phone number or an email address only. The shop contacts the buyer to agree on ' +
      'delivery and payment. Takes the goods from stock at once.',
    request: { product_id: 12, quantity: 1, phone: '+380441234567', first_name: 'Ira' },
    operationId: 'createFastOrder',
    guestBy: ['cart'],
    cartToken: true,
    status: 201,
    response: PlacedOrderResponse,
    example: answerExample(orderDetailExample, 'Thank you! We’ll contact you shortly.'),
    errors: [...PLACING_ERRORS, 'no_payment_method'],
  })
  async fastOrder(
    @CurrentCaller() caller: Caller,
    @Body() body: FastOrderBody,
    @IntentRef() intent: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    if (caller.guestToken) response.setHeader('X-Cart-Token', caller.guestToken);
    const { order, lines } = await this.placeFastOrder.run(caller, fastOrderOf(body), intent);
    return answer(placedOrderResponse(this.loadOrder.fresh(caller, order, lines)), { message: 'checkout.fast_order' });
  }
}

/** Additional text members of a pay call for the gateway, such as a card token. */
function gatewayData(body: unknown): Record<string, string> {
  const members = Object.entries(body as Record<string, unknown>).filter(
    ([name, value]) =>
      !['order_id', 'payment_method'].includes(name) && typeof value === 'string' && value.length <= MAX_DATA_LENGTH,
  );
  return Object.fromEntries(members.slice(0, MAX_MEMBERS)) as Record<string, string>;
}

import { Controller, Post, Res } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { LoadOrder, orderDetailExample, PlacedOrderResponse, placedOrderResponse } from '../../order-view/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentRef } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { SentBody } from '../../platform/http/validation/sent-body.decorator.js';
import { ThrottleAccount } from '../../platform/throttle/throttle.decorator.js';
import { SubmitOrder } from '../use-cases/submit-order.js';
import { orderBodyExample } from './checkout.examples.js';
import { CreateOrderBody } from './dto/create-order.dto.js';
import { PLACING_ERRORS } from './order-errors.js';
import { ReadSubmission } from './read-submission.js';

/** Places an order sent by an API client. */
@ApiTags('Checkout')
@Controller('api/orders')
export class SubmitOrderController {
  constructor(
    private readonly read: ReadSubmission,
    private readonly submitOrder: SubmitOrder,
    private readonly loadOrder: LoadOrder,
  ) {}

  @Post()
  @Access('anyone')
  @ThrottleAccount('checkout')
  @Idempotent('found')
  @Documented({
    summary: 'Place an order',
    description:
      'Orders the products in `items`, or the cart of the caller. Prices come from the catalog. Takes the ' +
      'goods from stock at once; if anything is sold out, nothing is ordered (409 `insufficient_stock`). ' +
      'Pay the order with `POST /api/checkout/pay/{method_key}`. Guests must store `key`, or sign requests ' +
      'with their cart token.',
    request: orderBodyExample,
    operationId: 'createOrder',
    guestBy: ['cart'],
    cartToken: true,
    status: 201,
    response: PlacedOrderResponse,
    example: answerExample(orderDetailExample, 'Thank you! Your order is placed.'),
    errors: PLACING_ERRORS,
  })
  @ApiBody({ type: CreateOrderBody })
  async create(
    @CurrentCaller() caller: Caller,
    @SentBody() body: CreateOrderBody,
    @IntentRef() intent: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    if (caller.guestToken) response.setHeader('X-Cart-Token', caller.guestToken);
    const { order, lines } = await this.submitOrder.run(caller, await this.read.ofOrder(caller, body), intent);
    return answer(placedOrderResponse(this.loadOrder.fresh(caller, order, lines)), { message: 'order.placed' });
  }
}

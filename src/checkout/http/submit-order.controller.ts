import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent, IntentRef } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ThrottleAccount } from '../../platform/throttle/throttle.decorator.js';
import { ShowOrder } from '../use-cases/show-order.js';
import { SubmitOrder } from '../use-cases/submit-order.js';
import { CreateOrderBody } from './dto/create-order.dto.js';
import { ok, orderDetailExample, orderTold } from './orders.examples.js';

/** An order as a client sends it. */
@Controller('api/orders')
export class SubmitOrderController {
  constructor(
    private readonly submitOrder: SubmitOrder,
    private readonly showOrder: ShowOrder,
  ) {}

  @Post()
  @Access('anyone')
  @ThrottleAccount('checkout')
  @Idempotent('found')
  @Documented({
    summary: "Order: the products sent, or the caller's cart",
    status: 201,
    errors: [409, 422],
    example: ok(orderDetailExample, 'Thank you! Your order is placed.'),
    ...orderTold,
  })
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateOrderBody,
    @IntentRef() intent: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    if (caller.guestToken) response.setHeader('X-Cart-Token', caller.guestToken);
    const { order, lines } = await this.submitOrder.run(caller, body, intent);
    return answer(this.showOrder.fresh(caller, order, lines), { message: 'order.placed' });
  }
}

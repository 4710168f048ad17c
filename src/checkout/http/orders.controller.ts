import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import type { Language } from '#kernel';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent, IntentDone, IntentRef } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ThrottleAccount } from '../../platform/throttle/throttle.decorator.js';
import { Messages } from '../../platform/i18n/messages.js';
import { AnswerOrders } from '../use-cases/answer-orders.js';
import { ListOrderRows } from '../use-cases/list-order-rows.js';
import { TrackOrder } from '../use-cases/track-order.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { CreateOrderBody } from './dto/create-order.dto.js';
import { EditOrderBody } from './dto/edit-order.dto.js';
import { ListOrdersQuery } from './dto/list-orders.query.dto.js';
import { RefundBody, VerifyPaymentBody } from './dto/order-payment.dto.js';
import { CancelBody, StatusBody } from './dto/order-status.dto.js';
import { historyExample, ok, orderDetailExample, orderRowExample, orderTold, refundsExample } from './orders.examples.js';

@Controller('api/orders')
export class OrdersController {
  constructor(private readonly orders: AnswerOrders, private readonly rows: ListOrderRows, private readonly trackOrder: TrackOrder, private readonly messages: Messages) {}

  @Get()
  @Access('customer', 'orders:read')
  @Documented({
    summary: 'List orders: a customer\'s own, or all',
    example: { ...ok({ items: [orderRowExample] }), meta: { total: 1, page: 1, per_page: 20 } }, ...orderTold,
  })
  list(@CurrentCaller() caller: Caller, @Query() query: ListOrdersQuery): Promise<Answer> {
    return this.rows.page(caller, query);
  }

  @Get(':id')
  @Access('anyone')
  @Documented({ summary: 'An order with its lines, payments and refunds', example: ok(orderDetailExample), ...orderTold, errors: [404] })
  show(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<unknown> {
    return this.orders.show(caller, id);
  }

  @Get(':id/history')
  @Access('customer', 'orders:read')
  @Documented({ summary: 'What happened to an order', example: ok(historyExample), errors: [403, 404] })
  history(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<unknown> {
    return this.orders.history(caller, id);
  }

  @Get(':id/tracking')
  @Access('anyone')
  @Documented({
    summary: 'Where the parcel is, for providers that can tell', errors: [404],
    example: ok({ tracking_number: 'CX123', success: true, status: 'in transit', location: 'Lviv', estimated_delivery: '2026-11-24' }),
  })
  tracking(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<unknown> {
    return this.trackOrder.run(caller, id);
  }

  @Post()
  @Access('anyone')
  @ThrottleAccount('checkout')
  @Idempotent('found')
  @Documented({
    summary: 'Order: the products sent, or the caller\'s cart', status: 201, errors: [409, 422],
    example: ok(orderDetailExample, 'Thank you! Your order is placed.'), ...orderTold,
  })
  async create(
    @CurrentCaller() caller: Caller, @Body() body: CreateOrderBody, @IntentRef() intent: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    if (caller.guestToken) response.setHeader('X-Cart-Token', caller.guestToken);
    return answer(await this.orders.create(caller, body, intent), { message: 'order.placed' });
  }

  @Put(':id')
  @Access('customer', 'orders:write')
  @Documented({ summary: 'Change addresses, note or lines while unpaid and not shipped', example: ok(orderDetailExample), ...orderTold, errors: [404, 409] })
  async edit(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number, @Body() body: EditOrderBody): Promise<Answer> {
    return answer(await this.orders.edit(caller, id, body), { message: 'order.updated' });
  }

  @Put(':id/status')
  @Access('customer', 'orders:write')
  @Idempotent('shown')
  @Documented({ summary: 'Move an order to another status', example: ok(orderDetailExample), ...orderTold, errors: [404, 409] })
  async status(
    @CurrentCaller() caller: Caller, @Lang() language: Language, @Param('id', RecordIdPipe) id: number,
    @Body() body: StatusBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const order = await (done ? this.orders.show(caller, id) : this.orders.changeStatus(caller, id, body));
    return answer(order, { message: 'order.status_changed', args: { status: this.messages.say(language, `order.status.${String(order['status'])}`) } });
  }

  @Post(':id/process')
  @HttpCode(200)
  @Access('customer', 'orders:write')
  @Idempotent('shown')
  @Documented({ summary: 'Start to process an order', example: ok(orderDetailExample), ...orderTold, errors: [404, 409] })
  process(
    @CurrentCaller() caller: Caller, @Lang() language: Language, @Param('id', RecordIdPipe) id: number,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    return this.status(caller, language, id, { status: 'processing', notify: true }, done);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Access('anyone')
  @Idempotent('shown')
  @Documented({ summary: 'Cancel an order; its stock goes back', example: ok(orderDetailExample), ...orderTold, errors: [404, 409] })
  async cancel(
    @CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number, @Body() body: CancelBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    return answer(
      await (done ? this.orders.show(caller, id) : this.orders.cancel(caller, id, body)),
      { message: 'order.cancelled' },
    );
  }

  @Post(':id/verify-payment')
  @HttpCode(200)
  @Access('customer', 'payments:verify')
  @Idempotent('found')
  @Documented({ summary: 'Book money that arrived', example: ok(orderDetailExample), ...orderTold, errors: [404, 409] })
  verify(
    @CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number, @Body() body: VerifyPaymentBody,
    @IntentRef() intent: string | null,
  ): Promise<Answer> {
    return this.orders.verify(caller, id, body, intent);
  }

  @Post(':id/refund')
  @HttpCode(200)
  @Access('customer', 'manager')
  @Idempotent('found')
  @Documented({ summary: 'Give money back', example: ok(refundsExample), ...orderTold, errors: [404, 409] })
  async refund(
    @CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number, @Body() body: RefundBody,
    @IntentRef() intent: string | null,
  ): Promise<Answer> {
    return answer(await this.orders.refund(caller, id, body, intent), { message: 'checkout.refunded' });
  }
}

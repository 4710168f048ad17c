import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { historyExample, ok, orderDetailExample, orderRowExample, orderTold, ShowOrder } from '../../checkout/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Config } from '../../platform/config/config.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { EditOrder } from '../use-cases/edit-order.js';
import { ListOrderRows } from '../use-cases/list-order-rows.js';
import { ShowOrderHistory } from '../use-cases/show-order-history.js';
import { TrackOrder } from '../use-cases/track-order.js';
import { EditOrderBody, editOf } from './dto/edit-order.dto.js';
import { ListOrdersQuery } from './dto/list-orders.query.dto.js';

/** Orders as their buyers and the shop read them, and their correction. */
@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly rows: ListOrderRows,
    private readonly showOrder: ShowOrder,
    private readonly orderHistory: ShowOrderHistory,
    private readonly trackOrder: TrackOrder,
    private readonly editOrder: EditOrder,
    private readonly config: Config,
  ) {}

  @Get()
  @Access('customer', 'orders:read')
  @Documented({
    summary: "List orders: a customer's own, or all",
    example: { ...ok({ items: [orderRowExample] }), meta: { total: 1, page: 1, per_page: 20 } },
    ...orderTold,
  })
  list(@CurrentCaller() caller: Caller, @Query() query: ListOrdersQuery): Promise<Answer> {
    return this.rows.page(caller, query);
  }

  @Get(':id')
  @Access('anyone')
  @Documented({
    summary: 'An order with its lines, payments and refunds',
    example: ok(orderDetailExample),
    ...orderTold,
    errors: [404],
  })
  show(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<unknown> {
    return this.showOrder.byId(caller, id);
  }

  @Get(':id/history')
  @Access('customer', 'orders:read')
  @Documented({ summary: 'What happened to an order', example: ok(historyExample), errors: [403, 404] })
  history(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<unknown> {
    return this.orderHistory.run(caller, id);
  }

  @Get(':id/tracking')
  @Access('anyone')
  @Documented({
    summary: 'Where the parcel is, for providers that can tell',
    errors: [404],
    example: ok({
      tracking_number: 'CX123',
      success: true,
      status: 'in transit',
      location: 'Lviv',
      estimated_delivery: '2026-11-24',
    }),
  })
  tracking(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<unknown> {
    return this.trackOrder.run(caller, id);
  }

  @Put(':id')
  @Access('customer', 'orders:write')
  @Documented({
    summary: 'Change addresses, note or lines while unpaid and not shipped',
    example: ok(orderDetailExample),
    ...orderTold,
    errors: [404, 409],
  })
  async edit(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: EditOrderBody,
  ): Promise<Answer> {
    const order = await this.editOrder.run(caller, id, editOf(caller, body, this.config.currency));
    return answer(await this.showOrder.run(caller, order), { message: 'order.updated' });
  }
}

import { Body, Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { StoresNothing } from '../../platform/throttle/throttle.decorator.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { ExportOrders } from '../use-cases/export-orders.js';
import { ListOrderRows } from '../use-cases/list-order-rows.js';
import { MoveOrders } from '../use-cases/move-orders.js';
import { QuoteOrder } from '../use-cases/quote-order.js';
import { ListOrdersQuery, orderSelectionOf } from './dto/list-orders.query.dto.js';
import { moveOutcomeResponse, MoveOutcomesResponse } from './dto/move-outcome.response.js';
import { MoveOrdersBody, orderMovesOf } from './dto/move-orders.dto.js';
import { OrderCountsResponse, orderCountsResponse } from './dto/order-list.response.js';
import { OrderQuoteResponse, orderQuoteResponse } from './dto/order-quote.response.js';
import { draftOrderOf, QuoteOrderBody } from './dto/quote-order.dto.js';
import { csvExample, moveOutcomesExample, orderCountsExample, orderQuoteExample } from './order-lists.examples.js';

/**
 * Endpoints for several orders, and for an order that is not placed yet. Registered before the paths with an order's
 * id.
 */
@ApiTags('Order management')
@Controller('api/admin/orders')
export class OrderListsController {
  constructor(
    private readonly rows: ListOrderRows,
    private readonly moveOrders: MoveOrders,
    private readonly exportOrders: ExportOrders,
    private readonly quoteOrder: QuoteOrder,
    private readonly messages: Messages,
    private readonly shop: ShopProfile,
  ) {}

  @Get('counts')
  @Access('orders:read')
  @Documented({
    summary: 'Count orders',
    description: 'Numbers of all orders by status, of overdue ones, and of those with money to confirm.',
    operationId: 'getOrderCounts',
    response: OrderCountsResponse,
    example: answerExample(orderCountsExample),
  })
  async counts(@CurrentCaller() caller: Caller): Promise<OrderCountsResponse> {
    return orderCountsResponse(await this.rows.overview(caller));
  }

  @Get('export')
  @Access('manager')
  @Documented({
    summary: 'Export orders as CSV',
    description:
      'All orders that match the filters; `page` and `per_page` are ignored. UTF-8 with a header line. A ' +
      'cell that a spreadsheet would read as a formula begins with an apostrophe.',
    operationId: 'exportOrders',
    example: csvExample,
    response: { type: 'string' },
    contentType: 'text/csv',
  })
  async export(@CurrentCaller() caller: Caller, @Query() query: ListOrdersQuery): Promise<StreamableFile> {
    const rows = await this.exportOrders.run(caller, orderSelectionOf(query, this.shop.timezone));
    const name = `orders-${new Date().toISOString().slice(0, 10)}.csv`;
    return new StreamableFile(rows, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}"` });
  }

  @Post('status')
  @HttpCode(200)
  @Access('orders:write')
  @Idempotent('found')
  @Documented({
    summary: 'Change the status of several orders',
    description:
      'Each order is changed in its own transaction: some may be refused while others are moved. The ' +
      'answer has the outcome of each.',
    request: { ids: [42], status: 'processing', notify: false },
    operationId: 'updateOrderStatuses',
    response: MoveOutcomesResponse,
    example: answerExample(moveOutcomesExample, '2 orders.'),
  })
  async move(@CurrentCaller() caller: Caller, @Body() body: MoveOrdersBody): Promise<Answer<MoveOutcomesResponse>> {
    const outcomes = await this.moveOrders.run(caller, orderMovesOf(body));
    const say = (key: string, args?: Record<string, unknown>): string =>
      this.messages.translate(caller.language, key, args);
    const items = outcomes.map((outcome) => moveOutcomeResponse(outcome, say));
    return answer({ items }, { message: 'order-list.moved', args: { count: items.length } });
  }

  @Post('quote')
  @StoresNothing()
  @HttpCode(200)
  @Access('orders:write')
  @Documented({
    summary: 'Preview the totals of a new order',
    description: 'Calculates what an order would cost, as `POST /api/orders` would. Stores nothing.',
    request: { items: [{ product_id: 12, quantity: 1 }], country: 'UA' },
    operationId: 'quoteOrder',
    response: OrderQuoteResponse,
    example: answerExample(orderQuoteExample),
    errors: ['insufficient_stock', 'out_of_range', 'product_unavailable'],
  })
  async quote(@CurrentCaller() caller: Caller, @Body() body: QuoteOrderBody): Promise<OrderQuoteResponse> {
    return orderQuoteResponse(await this.quoteOrder.run(caller, draftOrderOf(body)));
  }
}

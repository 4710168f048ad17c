import { Body, Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { StoresNothing } from '../../platform/throttle/throttle.decorator.js';
import { ExportOrders } from '../use-cases/export-orders.js';
import { ListOrderRows } from '../use-cases/list-order-rows.js';
import { MoveOrders } from '../use-cases/move-orders.js';
import { QuoteOrder } from '../use-cases/quote-order.js';
import { ListOrdersQuery } from './dto/list-orders.query.dto.js';
import { MoveOrdersBody } from './dto/move-orders.dto.js';
import { QuoteOrderBody } from './dto/quote-order.dto.js';
import { countsExample, csvExample, movesExample, quoteExample } from './order-lists.examples.js';
import { ok } from '../../checkout/index.js';

/** What is asked of many orders at once, and of one that is not made yet. Stands before the paths with an order's id. */
@Controller('api/admin/orders')
export class OrderListsController {
  constructor(
    private readonly rows: ListOrderRows,
    private readonly moveOrders: MoveOrders,
    private readonly exportOrders: ExportOrders,
    private readonly quoteOrder: QuoteOrder,
  ) {}

  @Get('counts')
  @Access('orders:read')
  @Documented({
    summary: 'How many orders there are in each state, late ones, and those whose money is to be confirmed',
    example: ok(countsExample),
  })
  counts(@CurrentCaller() caller: Caller): Promise<object> {
    return this.rows.counts(caller);
  }

  @Get('export')
  @Access('manager')
  @Documented({
    summary: 'The orders of a list as CSV, all of them: paging is not read',
    example: csvExample,
    response: { type: 'string' },
    contentType: 'text/csv',
  })
  async export(@CurrentCaller() caller: Caller, @Query() query: ListOrdersQuery): Promise<StreamableFile> {
    const rows = await this.exportOrders.run(caller, query);
    const name = `orders-${new Date().toISOString().slice(0, 10)}.csv`;
    return new StreamableFile(rows, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}"` });
  }

  @Post('status')
  @HttpCode(200)
  @Access('orders:write')
  @Idempotent('found')
  @Documented({
    summary: 'Move many orders to a status, each on its own; tells of each what became of it',
    example: ok(movesExample),
    nullable: ['status', 'version', 'code', 'message'],
  })
  async move(@CurrentCaller() caller: Caller, @Body() { ids, status, note, notify }: MoveOrdersBody): Promise<Answer> {
    const items = await this.moveOrders.run(caller, { ids, status, note: note || null, notify: notify ?? true });
    return answer({ items }, { message: 'order-list.moved', args: { count: items.length } });
  }

  @Post('quote')
  @StoresNothing()
  @HttpCode(200)
  @Access('orders:write')
  @Documented({
    summary: 'What an order would come to; nothing is stored',
    example: ok(quoteExample),
    nullable: ['variant_id', 'sku', 'shipping_method'],
    errors: [409],
  })
  quote(@CurrentCaller() caller: Caller, @Body() body: QuoteOrderBody): Promise<object> {
    return this.quoteOrder.run(caller, body);
  }
}

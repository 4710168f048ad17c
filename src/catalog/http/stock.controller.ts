import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { CorrectStock } from '../use-cases/correct-stock.js';
import { ReadStockHistory } from '../use-cases/read-stock-history.js';
import { adminExamples } from './admin-examples.js';
import { StockCorrectionBody, stockCorrection } from './dto/stock-correction.dto.js';
import { StockHistoryQuery } from './dto/stock-history.query.dto.js';
import { CorrectedStockResponse, StockMovementResponse } from './dto/stock.response.js';

@ApiTags('Stock')
@Controller('api/admin/products/:id/stock')
export class StockController {
  constructor(
    private readonly correct: CorrectStock,
    private readonly history: ReadStockHistory,
  ) {}

  @Get()
  @Access('administrator', 'catalog:write')
  @Documented({
    summary: 'List the stock movements of a product',
    description: 'Orders, cancellations, edits and corrections, newest first.',
    operationId: 'listStockMovements',
    response: StockMovementResponse,
    list: true,
    example: adminExamples.stock,
    errors: ['not_found'],
  })
  async index(@Param('id', RecordIdPipe) id: number, @Query() query: StockHistoryQuery): Promise<Answer> {
    const { items, total } = await this.history.run(id, query.variant_id ?? null, {
      limit: query.per_page,
      offset: query.offset,
    });
    return listAnswer(items, { total, page: query.page, per_page: query.per_page });
  }

  @Post()
  @HttpCode(200)
  @Idempotent()
  @Access('catalog:write')
  @Documented({
    summary: 'Correct the stock',
    operationId: 'correctStock',
    response: CorrectedStockResponse,
    example: adminExamples.corrected,
    errors: ['not_found', 'insufficient_stock', 'stock_changed'],
    description:
      'Send either `change` or `counted`. With `seen`, a sale that happened meanwhile is answered 409 ' +
      '`stock_changed` with the current stock in `available`. The stock never falls below 0 (409 ' +
      '`insufficient_stock`).',
    request: { change: 10, reason: 'received', note: 'Delivery of 21 November' },
  })
  async create(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: StockCorrectionBody,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer> {
    return answer(await this.correct.run(id, stockCorrection(body), caller), { message: 'catalog.stock_corrected' });
  }
}

import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { Lang } from '../../platform/access/caller.js';
import { EmptyResponse } from '../../platform/http/openapi/id.response.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { StockAlerts } from '../use-cases/stock-alerts.js';
import { StockAlertBody } from './dto/stock-alert.dto.js';
import { examples } from './examples.js';
import { ID_OR_ALIAS } from './id-or-alias.js';

@ApiTags('Products')
@Controller('api/products/:id/stock-alerts')
export class StockAlertsController {
  constructor(private readonly alerts: StockAlerts) {}

  @Post()
  @HttpCode(202)
  @Idempotent()
  @Access('anyone')
  @Throttle('stock-alert')
  @ApiParam(ID_OR_ALIAS)
  @Documented({
    summary: 'Request a back-in-stock email',
    description:
      'One email, in the language of the request. The answer is the same whether the address has already ' +
      'asked or not, and when the product is in stock. An address can have at most 50 open requests; each expires ' +
      'after a year.',
    request: { email: 'ira@example.com' },
    operationId: 'requestStockAlert',
    status: 202,
    response: EmptyResponse,
    example: examples.stockAlert,
    errors: ['not_found'],
  })
  async request(
    @Param('id') id: string,
    @Body() { email, variant_id: variantId }: StockAlertBody,
    @Lang() language: Language,
  ): Promise<Answer> {
    await this.alerts.request(id, { email, variantId: variantId ?? null }, language);
    return answer({}, { message: 'catalog.stock_alert_requested' });
  }
}

import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShipOrders } from '../use-cases/ship-orders.js';
import { parcelsOf, ShipOrdersBody } from './dto/ship-orders.dto.js';
import { shipOutcomeResponse, ShipOutcomesResponse } from './dto/ship-outcome.response.js';
import { shipOutcomesExample } from './order-lists.examples.js';

/** Ships many orders. Registered before the paths with an order's id. */
@ApiTags('Order management')
@Controller('api/admin/orders')
export class ShipOrdersController {
  constructor(
    private readonly shipOrders: ShipOrders,
    private readonly messages: Messages,
  ) {}

  @Post('ship')
  @HttpCode(200)
  @Access('orders:write')
  @Idempotent('found')
  @Documented({
    summary: 'Ship several orders',
    description:
      'Ships orders that are `ready_for_shipment` or `paid`, each with its carrier and tracking number, in its own ' +
      'transaction: some may fail while others are shipped. Orders that were shipped before stay unchanged. Pickup ' +
      'orders fail as `is_pickup`. A malformed or repeated id refuses the whole call.',
    request: { orders: [{ id: 42, carrier: 'Nova Poshta', tracking_number: '59000123456789' }], notify: false },
    operationId: 'shipOrders',
    response: ShipOutcomesResponse,
    example: answerExample(shipOutcomesExample, '2 orders.'),
  })
  async ship(@CurrentCaller() caller: Caller, @Body() body: ShipOrdersBody): Promise<Answer<ShipOutcomesResponse>> {
    const outcomes = await this.shipOrders.run(caller, parcelsOf(body), body.notify ?? true);
    const say = (key: string, args?: Record<string, unknown>): string =>
      this.messages.translate(caller.language, key, args);
    const items = outcomes.map((outcome) => shipOutcomeResponse(outcome, say));
    return answer({ items }, { message: 'order-list.moved', args: { count: items.length } });
  }
}

import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { Language } from '#kernel';
import { ok, orderDetailExample, orderTold, ShowOrder } from '../../checkout/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent, IntentDone } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { Messages } from '../../platform/i18n/messages.js';
import { CancelOrder } from '../use-cases/cancel-order.js';
import { ChangeStatus } from '../use-cases/change-status.js';
import { CancelBody, StatusBody, cancellationOf, statusInputOf } from './dto/order-status.dto.js';

/** Moves of an order from one status to another. */
@Controller('api/orders')
export class OrderMovesController {
  constructor(
    private readonly statuses: ChangeStatus,
    private readonly cancelOrder: CancelOrder,
    private readonly showOrder: ShowOrder,
    private readonly messages: Messages,
  ) {}

  @Put(':id/status')
  @Access('customer', 'orders:write')
  @Idempotent('shown')
  @Documented({
    summary: 'Move an order to another status',
    example: ok(orderDetailExample),
    ...orderTold,
    errors: [404, 409],
  })
  async status(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: StatusBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const order = done
      ? await this.showOrder.byId(caller, id)
      : await this.showOrder.run(caller, await this.statuses.run(caller, id, statusInputOf(body)));
    const status = this.messages.translate(language, `order.status.${String(order['status'])}`);
    return answer(order, { message: 'order.status_changed', args: { status } });
  }

  @Post(':id/process')
  @HttpCode(200)
  @Access('customer', 'orders:write')
  @Idempotent('shown')
  @Documented({
    summary: 'Start to process an order',
    example: ok(orderDetailExample),
    ...orderTold,
    errors: [404, 409],
  })
  process(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Param('id', RecordIdPipe) id: number,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    return this.status(caller, language, id, { status: 'processing', notify: true }, done);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Access('anyone')
  @Idempotent('shown')
  @Documented({
    summary: 'Cancel an order; its stock goes back',
    example: ok(orderDetailExample),
    ...orderTold,
    errors: [404, 409],
  })
  async cancel(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: CancelBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const order = done
      ? await this.showOrder.byId(caller, id)
      : await this.showOrder.run(caller, await this.cancelOrder.run(caller, id, cancellationOf(body)));
    return answer(order, { message: 'order.cancelled' });
  }
}

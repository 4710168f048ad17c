import { Body, Controller, HttpCode, Param, Post, Put, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { LoadOrder, orderDetailExample, OrderDetailResponse, orderDetailResponse } from '../../order-view/index.js';
import { isPickup, statusKey } from '../../order/index.js';
import { Access, RefusesCustomersByRecord } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import type { ErrorCode } from '../../platform/errors/define-errors.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentDone } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShippingFacade } from '../../shipping/index.js';
import { CancelOrder } from '../use-cases/cancel-order.js';
import { ChangeStatus } from '../use-cases/change-status.js';
import { ReinstateCancelled } from '../use-cases/reinstate-cancelled.js';
import {
  CancelBody,
  ReinstateBody,
  StatusBody,
  cancellationOf,
  reinstatementOf,
  statusInputOf,
} from './dto/order-status.dto.js';
import { PickupStatusNames } from './pickup-status-names.js';

const MOVING_ERRORS = [
  'not_found',
  'order_not_found',
  'forbidden',
  'manager_needed',
  'illegal_transition',
  'already_paid',
  'money_reserved',
  'stale_version',
] as const satisfies readonly ErrorCode[];

/** Moves of an order from one status to another. */
@ApiTags('Orders')
@Controller('api/orders')
@UseFilters(PickupStatusNames)
export class OrderMovesController {
  constructor(
    private readonly changeStatus: ChangeStatus,
    private readonly cancelOrder: CancelOrder,
    private readonly reinstateCancelled: ReinstateCancelled,
    private readonly loadOrder: LoadOrder,
    private readonly shipping: ShippingFacade,
    private readonly messages: Messages,
  ) {}

  @Put(':id/status')
  @Access('orders:write')
  @RefusesCustomersByRecord()
  @Idempotent('shown')
  @Documented({
    summary: 'Change the status of an order',
    description:
      '409 `illegal_transition` with the possible statuses in `allowed` if the order cannot take the ' +
      'status now. The customer gets an email about it unless `notify` is false.',
    request: { status: 'processing', notify: false },
    operationId: 'updateOrderStatus',
    response: OrderDetailResponse,
    example: answerExample(orderDetailExample),
    errors: MOVING_ERRORS,
  })
  async status(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: StatusBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const loaded = done
      ? await this.loadOrder.byId(caller, id)
      : await this.loadOrder.run(caller, await this.changeStatus.run(caller, id, statusInputOf(body)));
    const isCollected = isPickup(loaded.order, await this.shipping.collected());
    const status = this.messages.translate(language, statusKey(loaded.order.status, isCollected));
    return answer(orderDetailResponse(loaded), { message: 'order.status_changed', args: { status } });
  }

  @Post(':id/process')
  @HttpCode(200)
  @Access('orders:write')
  @RefusesCustomersByRecord()
  @Idempotent('shown')
  @Documented({
    summary: 'Start processing an order',
    description: 'The same as setting the status `processing`; the customer gets an email.',
    operationId: 'processOrder',
    response: OrderDetailResponse,
    example: answerExample(orderDetailExample),
    errors: MOVING_ERRORS,
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
    summary: 'Cancel an order',
    description:
      'Returns the goods to stock. Customers can cancel while nothing is paid or shipped; else 409 ' +
      '`not_cancellable`. An order that is paid must then be refunded: see `refund_due`.',
    request: { reason: 'Ordered twice', notify: false },
    operationId: 'cancelOrder',
    guestBy: ['cart', 'orderKey'],
    response: OrderDetailResponse,
    example: answerExample(orderDetailExample),
    errors: [
      'not_found',
      'order_not_found',
      'not_cancellable',
      'illegal_transition',
      'stale_version',
      'insufficient_scope',
      'manager_needed',
    ],
  })
  async cancel(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: CancelBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const loaded = done
      ? await this.loadOrder.byId(caller, id)
      : await this.loadOrder.run(caller, await this.cancelOrder.run(caller, id, cancellationOf(body)));
    return answer(orderDetailResponse(loaded), { message: 'order.cancelled' });
  }

  @Post(':id/reinstate')
  @HttpCode(200)
  @Access('orders:write')
  @RefusesCustomersByRecord()
  @Idempotent('shown')
  @Documented({
    summary: 'Reinstate a cancelled order',
    description:
      'Takes back the cancellation of an order that was not shipped. The order takes its goods from stock again, or ' +
      'is refused with 409 `insufficient_stock`, and returns to `awaiting_payment` with a new due date, or to ' +
      '`pending`; an order whose payment was not refunded goes on as paid. The customer gets one email unless ' +
      '`notify` is false. For managers and owners, and tokens with `orders:write`.',
    request: { note: 'Cancelled by mistake' },
    operationId: 'reinstateOrder',
    response: OrderDetailResponse,
    example: answerExample(orderDetailExample, 'Order reinstated'),
    errors: [
      'not_found',
      'order_not_found',
      'forbidden',
      'manager_needed',
      'illegal_transition',
      'insufficient_stock',
      'refund_in_progress',
      'stale_version',
    ],
  })
  async reinstate(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: ReinstateBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const loaded = done
      ? await this.loadOrder.byId(caller, id)
      : await this.loadOrder.run(caller, await this.reinstateCancelled.run(caller, id, reinstatementOf(body)));
    return answer(orderDetailResponse(loaded), { message: 'order.reinstated' });
  }
}

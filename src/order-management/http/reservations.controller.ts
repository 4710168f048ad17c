import { Body, Controller, HttpCode, Param, Post, UseFilters } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LoadOrder, OrderDetailResponse, orderDetailResponse, paidOrderExample } from '../../order-view/index.js';
import { Access, RefusesCustomersByRecord } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentRef } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { OperateOrderReservation, type OperationInput } from '../use-cases/operate-order-reservation.js';
import { CaptureBody, VoidBody } from './dto/reservation.dto.js';
import { PickupStatusNames } from './pickup-status-names.js';

const ERRORS = [
  'not_found',
  'order_not_found',
  'forbidden',
  'nothing_reserved',
  'operation_not_offered',
  'payment_in_progress',
  'operation_refused',
  'stale_version',
] as const;

/** Money that a payment provider has reserved for an order. */
@ApiTags('Order management')
@Controller('api/orders')
@UseFilters(PickupStatusNames)
export class ReservationsController {
  constructor(
    private readonly operate: OperateOrderReservation,
    private readonly loadOrder: LoadOrder,
  ) {}

  @Post(':id/capture')
  @HttpCode(200)
  @Access('payments:verify')
  @RefusesCustomersByRecord()
  @Idempotent('found')
  @Documented({
    summary: 'Capture reserved money',
    description:
      'Captures the balance due, at most the reserved amount, or the given amount; the provider releases the rest. If ' +
      'the provider does not answer, the payment shows `operation: "capture"`, and the shop asks for the outcome and ' +
      'repeats the request with the same key.',
    request: { amount: 5 },
    operationId: 'captureOrder',
    response: OrderDetailResponse,
    example: answerExample(paidOrderExample, 'Payment captured'),
    errors: [...ERRORS, 'nothing_to_capture'],
  })
  capture(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() { amount, version }: CaptureBody,
    @IntentRef() intent: string | null,
  ): Promise<Answer> {
    return this.run(caller, id, { kind: 'capture', amount: amount ?? null, paymentId: null, version, intent });
  }

  @Post(':id/void')
  @HttpCode(200)
  @Access('payments:verify')
  @RefusesCustomersByRecord()
  @Idempotent('found')
  @Documented({
    summary: 'Release reserved money',
    description:
      'If the provider does not answer, the payment shows `operation: "void"`, and the shop asks for the outcome ' +
      'and repeats the request with the same key.',
    request: { version: 1 },
    operationId: 'voidOrder',
    response: OrderDetailResponse,
    example: answerExample(paidOrderExample, 'Reserved amount released'),
    errors: ERRORS,
  })
  void(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() { payment_id: paymentId, version }: VoidBody,
    @IntentRef() intent: string | null,
  ): Promise<Answer> {
    return this.run(caller, id, { kind: 'void', amount: null, paymentId: paymentId ?? null, version, intent });
  }

  private async run(caller: Caller, id: number, input: OperationInput): Promise<Answer> {
    const { order, isKnown } = await this.operate.run(caller, id, input);
    const done = input.kind === 'capture' ? 'captured' : 'voided';
    return answer(orderDetailResponse(await this.loadOrder.run(caller, order)), {
      message: `checkout.${isKnown ? done : 'operation_pending'}`,
    });
  }
}

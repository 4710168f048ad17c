import { Body, Controller, HttpCode, Param, Post, UseFilters } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { LoadOrder, orderDetailExample, OrderDetailResponse, orderDetailResponse } from '../../order-view/index.js';
import { Access, RefusesCustomersByRecord } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentDone } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { MoveOrderPayment } from '../use-cases/move-order-payment.js';
import { ReverseOrderPayment } from '../use-cases/reverse-order-payment.js';
import { moveOf, MovePaymentBody, reversalOf, ReverseBody } from './dto/recorded-payment.dto.js';
import { PickupStatusNames } from './pickup-status-names.js';

/** Corrections of payments that were recorded by hand or from a bank statement. */
@ApiTags('Order management')
@Controller('api/orders/:id/payments/:payment')
@UseFilters(PickupStatusNames)
export class RecordedPaymentsController {
  constructor(
    private readonly reversePayment: ReverseOrderPayment,
    private readonly movePayment: MoveOrderPayment,
    private readonly loadOrder: LoadOrder,
  ) {}

  @Post('reverse')
  @HttpCode(200)
  @Access('payments:verify')
  @RefusesCustomersByRecord()
  @Idempotent('shown')
  @ApiParam({ name: 'payment', type: Number, description: 'Id of a payment of the order.' })
  @Documented({
    summary: 'Reverse a recorded payment',
    description:
      'Takes back a payment that was recorded by mistake, or whose transfer the bank has taken back. It stays listed ' +
      'as `reversed`. A paid order that is neither processed nor shipped waits for its payment again; others keep ' +
      'their status. A bank transaction that was booked as this payment waits for a decision again, unless other ' +
      'orders have a share of it. If its return by the bank waits, that return is confirmed instead. 409 ' +
      '`payment_at_provider` if a provider has the money, which is refunded instead; `payment_not_live` if the ' +
      'payment was reversed or refunded. For administrators and tokens with `payments:verify`.',
    request: { reason: 'The transfer was for another order' },
    operationId: 'reversePayment',
    response: OrderDetailResponse,
    example: answerExample(orderDetailExample, 'Payment reversed'),
    errors: ['not_found', 'order_not_found', 'forbidden', 'payment_at_provider', 'payment_not_live', 'stale_version'],
  })
  async reverse(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Param('payment', RecordIdPipe) payment: number,
    @Body() body: ReverseBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const loaded = done
      ? await this.loadOrder.byId(caller, id)
      : await this.loadOrder.run(caller, await this.reversePayment.run(caller, id, payment, reversalOf(body)));
    return answer(orderDetailResponse(loaded), { message: 'checkout.reversed' });
  }

  @Post('move')
  @HttpCode(200)
  @Access('payments:verify')
  @RefusesCustomersByRecord()
  @Idempotent('shown')
  @ApiParam({ name: 'payment', type: Number, description: 'Id of a payment of the order.' })
  @Documented({
    summary: 'Move a recorded payment to another order',
    description:
      'Reverses the payment here and records all of it at the order that it was meant for, with its reference and ' +
      '`received_at`, also above the balance due there. A bank transaction that was booked as this payment is then ' +
      'assigned to the other order. The answer is the first order. 409 `payment_at_provider` and `payment_not_live` ' +
      'as for a reversal; `order_cancelled` and `already_paid` for the other order. For administrators and tokens ' +
      'with `payments:verify`.',
    request: { order_id: 43, reason: 'The transfer was for another order' },
    operationId: 'movePayment',
    response: OrderDetailResponse,
    example: answerExample(orderDetailExample, 'Payment moved'),
    errors: [
      'not_found',
      'order_not_found',
      'forbidden',
      'payment_at_provider',
      'payment_not_live',
      'order_cancelled',
      'already_paid',
      'illegal_transition',
      'money_reserved',
      'reference_already_booked',
      'stale_version',
    ],
  })
  async move(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Param('payment', RecordIdPipe) payment: number,
    @Body() body: MovePaymentBody,
    @IntentDone() done: boolean,
  ): Promise<Answer> {
    const loaded = done
      ? await this.loadOrder.byId(caller, id)
      : await this.loadOrder.run(caller, await this.movePayment.run(caller, id, payment, moveOf(body)));
    return answer(orderDetailResponse(loaded), { message: 'checkout.moved' });
  }
}

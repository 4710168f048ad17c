import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PaymentMessages } from '../../payment/ledger.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { answerExample, listExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { byCaller } from '../domain/originator.js';
import { ReplayMessage } from '../use-cases/replay-message.js';
import {
  messageQueryOf,
  PaymentMessageContentResponse,
  paymentMessageContentResponse,
  PaymentMessageResponse,
  paymentMessageResponse,
  PaymentMessagesQuery,
} from './dto/payment-message.dto.js';

const EXAMPLE: PaymentMessageResponse = {
  id: 3,
  method: 'example_pay',
  message_id: 'msg_8Xk2',
  type: 'payment.succeeded',
  transaction_id: 'pay_51Jx',
  received_at: '2026-03-01T09:00:00.000Z',
  handled_at: '2026-03-01T09:00:01.000Z',
  result: 'settled',
  payment_id: 7,
  order_id: 17,
};
const CONTENT_EXAMPLE: PaymentMessageContentResponse = {
  ...EXAMPLE,
  headers: { 'content-type': 'application/json', 'x-signature': 't=1772355600,v1=5f0c' },
  body: '{"id": "msg_8Xk2", "type": "payment.succeeded"}',
};

/** Messages of payment providers and the results of handling them. */
@ApiTags('Payments')
@Controller('api/admin/payment-messages')
@Access('payments:verify')
export class PaymentMessagesController {
  constructor(
    private readonly messages: PaymentMessages,
    private readonly replayMessage: ReplayMessage,
  ) {}

  @Get()
  @Documented({
    summary: 'List messages of payment providers',
    description:
      'Newest first, without headers and bodies, which `GET /api/admin/payment-messages/{id}` has. Messages are kept ' +
      'for 180 days.',
    operationId: 'listPaymentMessages',
    response: PaymentMessageResponse,
    list: true,
    example: listExample([EXAMPLE]),
  })
  async list(@Query() query: PaymentMessagesQuery): Promise<Answer> {
    const { messages, total } = await this.messages.list(messageQueryOf(query));
    return listAnswer(messages.map(paymentMessageResponse), { total, page: query.page, per_page: query.per_page });
  }

  @Get(':id')
  @Documented({
    summary: 'Get a message of a payment provider',
    description: 'With its body as the provider sent it, and its headers without those that may hold a secret.',
    operationId: 'getPaymentMessage',
    response: PaymentMessageContentResponse,
    example: answerExample(CONTENT_EXAMPLE),
    errors: ['not_found'],
  })
  async show(@Param('id', RecordIdPipe) id: number): Promise<PaymentMessageContentResponse> {
    const message = await this.messages.read(id);
    if (!message) throw commonErrors.not_found();
    return paymentMessageContentResponse(message);
  }

  @Post(':id/replay')
  @HttpCode(200)
  @Documented({
    summary: 'Handle a payment message again',
    description: 'Asks the provider for the status of the payment again. Nothing is booked twice.',
    operationId: 'replayPaymentMessage',
    response: PaymentMessageResponse,
    example: answerExample(EXAMPLE, 'The message will be handled again'),
    errors: ['not_found'],
  })
  async replay(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    const message = await this.replayMessage.run(id, byCaller(caller));
    return answer(paymentMessageResponse(message), { message: 'payment.messages.message_replayed' });
  }
}

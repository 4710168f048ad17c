import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Flag } from '../../platform/http/openapi/response-properties.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { ANY_BODY } from '../../platform/access/operations.js';
import { ReceiveMessage } from '../use-cases/receive-message.js';

/** The message was stored, by this request or by an earlier one. */
export class MessageReceivedResponse {
  @Flag({ always: true, description: 'Always true: the message is stored, by this request or by an earlier one.' })
  received!: true;
}

/** Receives the messages of payment providers. */
@ApiTags('Payments')
@Controller('api/payments')
export class ProviderMessagesController {
  constructor(private readonly receiveMessage: ReceiveMessage) {}

  @Post(':method_key/webhook')
  @HttpCode(200)
  @Access('anyone')
  @Throttle('payment-message')
  @ApiConsumes(ANY_BODY)
  @ApiBody({ schema: { type: 'string', format: 'binary' }, description: 'As the provider sends it, at most 256 KiB.' })
  @Documented({
    summary: 'Receive a message of a payment provider',
    description:
      'Called by payment providers only. The gateway of the method checks the signature over the bytes of ' +
      'the body and the headers. The message is stored once by the id that the provider gave it. The shop ' +
      'then asks the provider for the state of the payment and settles it by the answer: the message alone ' +
      'books nothing.',
    operationId: 'receivePaymentMessage',
    response: MessageReceivedResponse,
    example: answerExample({ received: true }, 'Message received'),
    errors: ['unknown_payment_method', 'wrong_signature', 'message_not_read'],
  })
  async receive(@Param('method_key') key: string, @Req() request: Request): Promise<Answer> {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await this.receiveMessage.run(key, { rawBody, headers: joined(request.headers) });
    return answer({ received: true }, { message: 'payment.messages.message_received' });
  }
}

/** Joins the values of repeated headers, which Node returns as a list. */
const joined = (headers: Request['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );

import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { EmptyResponse } from '../../platform/http/openapi/id.response.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { SendOrderLink } from '../use-cases/send-order-link.js';
import { OrderLookupBody } from './dto/order-lookup.dto.js';

/** Sends the link of an order to a buyer who has lost it. */
@ApiTags('Checkout')
@Controller('api/orders')
export class OrderLookupController {
  constructor(private readonly sendLink: SendOrderLink) {}

  @Post('lookup')
  @HttpCode(200)
  @Access('anyone')
  @Throttle('order-lookup')
  @Documented({
    operationId: 'lookUpOrder',
    summary: 'Request a link to an order',
    description:
      'Mails a link to the order if number and email address match. The answer does not reveal whether ' + 'they do.',
    request: { number: '#42', email: 'ira@example.com' },
    response: EmptyResponse,
    example: answerExample({}, 'If the order number and email match, we’ve emailed you a link to the order.'),
  })
  async lookUp(@CurrentCaller() caller: Caller, @Body() { number, email }: OrderLookupBody): Promise<Answer> {
    await this.sendLink.run(caller, number, email);
    return answer({}, { message: 'checkout.link_mailed' });
  }
}

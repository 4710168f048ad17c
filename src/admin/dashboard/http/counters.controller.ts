import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { answerExample } from '../../../platform/http/openapi/answer-example.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { Integer } from '../../../platform/http/openapi/response-properties.js';
import { CountOpenWork, type OpenWork } from '../count-open-work.js';

export class CountersResponse {
  @Integer({
    description: 'Number of new orders, paid ones that are not in processing, and those that are ready to leave.',
  })
  orders_to_handle!: number;
  @Integer({ description: 'Number of orders with money that an administrator has to confirm.' })
  payments_to_verify!: number;
  @Integer({ description: 'Number of bank transactions that need a decision.' })
  transactions_to_review!: number;
}

const countersResponse = ({ ordersToHandle, paymentsToVerify, transactionsToReview }: OpenWork): CountersResponse => ({
  orders_to_handle: ordersToHandle,
  payments_to_verify: paymentsToVerify,
  transactions_to_review: transactionsToReview,
});

@ApiTags('Dashboard')
@Controller('api/admin/counters')
@Access('administrator')
export class CountersController {
  constructor(private readonly work: CountOpenWork) {}

  @Get()
  @Documented({
    operationId: 'getCounters',
    summary: 'Get the counters of the navigation',
    description:
      'May be a second old. Meant to be read every minute in the background, with `X-Background: 1` so ' +
      'that the session of an idle administrator still ends.',
    response: CountersResponse,
    example: answerExample({ orders_to_handle: 3, payments_to_verify: 9, transactions_to_review: 4 }),
  })
  async read(): Promise<CountersResponse> {
    return countersResponse(await this.work.run());
  }
}

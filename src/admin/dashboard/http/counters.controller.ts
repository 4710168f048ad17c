import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { answerExample } from '../../../platform/http/openapi/answer-example.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { Integer } from '../../../platform/http/openapi/response-properties.js';
import { CountOpenWork, type OpenWork } from '../count-open-work.js';

export class CountersResponse {
  @Integer({ description: 'New orders, and paid ones that are not in processing yet.' }) orders_to_handle!: number;
  @Integer({ description: 'Orders whose money is to be confirmed.' }) payments_to_verify!: number;
}

const countersResponse = ({ ordersToHandle, paymentsToVerify }: OpenWork): CountersResponse => ({
  orders_to_handle: ordersToHandle,
  payments_to_verify: paymentsToVerify,
});

@ApiTags('Dashboard')
@Controller('api/admin/counters')
@Access('administrator')
export class CountersController {
  constructor(private readonly work: CountOpenWork) {}

  @Get()
  @Documented({
    operationId: 'getCounters',
    summary: 'Get the numbers that the navigation of the panel shows',
    description: 'May be a second old. Meant to be read again every minute, in the background (`X-Background: 1`).',
    response: CountersResponse,
    example: answerExample({ orders_to_handle: 3, payments_to_verify: 9 }),
  })
  async read(): Promise<CountersResponse> {
    return countersResponse(await this.work.run());
  }
}

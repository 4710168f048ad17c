import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { MergeCustomers } from '../use-cases/merge-customers.js';
import { ShowCustomer } from '../use-cases/show-customer.js';
import { CustomerDetailResponse, customerDetailResponse } from './dto/customer.response.js';
import { MergeBody } from './dto/customers.dto.js';
import { customerDetailExample } from './examples.js';

/** Merges a guest into another customer. */
@ApiTags('Customers')
@Controller('api/admin/customers')
@Access('manager')
export class CustomerMergeController {
  constructor(
    private readonly mergeCustomers: MergeCustomers,
    private readonly showCustomer: ShowCustomer,
  ) {}

  @Post(':id/merge')
  @HttpCode(200)
  @Documented({
    operationId: 'mergeCustomers',
    summary: 'Merge a customer into another one',
    description:
      'The customer `customer_id` is merged into this one, which gets its orders, tags and notes; filled fields of ' +
      'this one stay. Afterwards `customer_id` is unknown (404). 409 `account_needs_proof` if `customer_id` has an ' +
      'account, or if this one has an account whose email address is not verified. 409 `customer_erased` if the ' +
      'personal data of one was erased.',
    request: { customer_id: 2 },
    response: CustomerDetailResponse,
    example: customerDetailExample,
    errors: ['not_found', 'customer_erased', 'account_needs_proof'],
  })
  async merge(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: MergeBody,
  ): Promise<Answer> {
    await this.mergeCustomers.run(caller, id, body.customer_id);
    return answer(customerDetailResponse(await this.showCustomer.run(id)), { message: 'customer.messages.merged' });
  }
}

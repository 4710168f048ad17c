import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { ChangeCustomer } from '../use-cases/change-customer.js';
import { ListCustomers } from '../use-cases/list-customers.js';
import { ShowCustomer } from '../use-cases/show-customer.js';
import {
  CustomerDetailResponse,
  customerDetailResponse,
  CustomerRowResponse,
  customerRowResponse,
  CustomerTagsResponse,
} from './dto/customer.response.js';
import { AccountBody, CustomerBody, customerChangesOf, customerFilterOf, CustomerQuery } from './dto/customers.dto.js';
import { customerDetailExample, customerListExample, customerTagsExample } from './examples.js';

@ApiTags('Customers')
@Controller('api/customers')
@Access('administrator')
export class CustomersController {
  constructor(
    private readonly listCustomers: ListCustomers,
    private readonly showCustomer: ShowCustomer,
    private readonly changeCustomer: ChangeCustomer,
  ) {}

  @Get()
  @Documented({
    operationId: 'listCustomers',
    summary: 'List customers',
    description:
      'Customers with an account and guests who have ordered, newest first. Filters combine: all must match.',
    response: CustomerRowResponse,
    list: true,
    example: customerListExample,
  })
  async list(@Query() query: CustomerQuery): Promise<Answer> {
    const { items, total } = await this.listCustomers.run(customerFilterOf(query), query.per_page, query.offset);
    return listAnswer(items.map(customerRowResponse), { total, page: query.page, per_page: query.per_page });
  }

  @Get('tags')
  @Documented({
    operationId: 'listCustomerTags',
    summary: 'List customer tags',
    description: 'Tags in use, with the number of customers.',
    response: CustomerTagsResponse,
    example: customerTagsExample,
  })
  async tags(@Lang() language: Language): Promise<CustomerTagsResponse> {
    return { items: await this.listCustomers.tags(language) };
  }

  @Get(':id')
  @Documented({
    operationId: 'getCustomer',
    summary: 'Get a customer',
    description: 'With account, tags and note of the staff.',
    response: CustomerDetailResponse,
    example: customerDetailExample,
    errors: ['not_found'],
  })
  async show(@Param('id', RecordIdPipe) id: number): Promise<Answer> {
    return answer(customerDetailResponse(await this.showCustomer.run(id)));
  }

  @Put(':id')
  @Access('manager')
  @Documented({
    operationId: 'updateCustomer',
    summary: 'Update a customer',
    description:
      'Changes the members that are sent; existing orders keep their data. 409 `customer_erased` if the ' +
      'personal data was erased.',
    request: { phone: '+380441234567', staff_note: 'Prefers calls in the evening', tags: ['wholesale'] },
    response: CustomerDetailResponse,
    example: customerDetailExample,
    errors: ['not_found', 'customer_erased', 'stale_version'],
  })
  async change(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: CustomerBody,
  ): Promise<Answer> {
    await this.changeCustomer.run(caller, id, body.version, customerChangesOf(body));
    return this.saved(id);
  }

  @Put(':id/account')
  @Access('manager')
  @Documented({
    operationId: 'updateCustomerAccount',
    summary: 'Allow or forbid a customer to log in',
    description: '`active: false` ends all sessions of the customer; orders stay.',
    request: { active: true },
    response: CustomerDetailResponse,
    example: customerDetailExample,
    errors: ['not_found'],
  })
  async changeAccount(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() { active }: AccountBody,
  ): Promise<Answer> {
    await this.changeCustomer.setActive(caller, id, active);
    return this.saved(id);
  }

  /** Responds to a change with the changed customer. */
  private async saved(id: number): Promise<Answer> {
    return answer(customerDetailResponse(await this.showCustomer.run(id)), { message: 'customer.messages.saved' });
  }
}

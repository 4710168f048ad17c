import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { ChangeCustomer } from '../use-cases/change-customer.js';
import { ListCustomers } from '../use-cases/list-customers.js';
import { ShowCustomer } from '../use-cases/show-customer.js';
import { changesOf, customerAnswer } from './dto/customer.dto.js';
import {
  AccountBody,
  customerChangesOf,
  CustomerBody,
  CustomerQuery,
  knownCustomerAnswer,
} from './dto/known-customer.dto.js';
import { customerListExample, knownCustomerTold as told } from './examples.js';

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
    summary: 'List customers, newest first',
    example: customerListExample,
    list: true,
    nullable: ['user_id'],
  })
  async list(@Query() query: CustomerQuery): Promise<Answer> {
    const filter = { q: query.q || null, registered: query.registered ?? null, sort: query.sort };
    const { items, total } = await this.listCustomers.run(filter, query.per_page, query.offset);
    return listAnswer(items.map(customerAnswer), { total, page: query.page, per_page: query.per_page });
  }

  @Get(':id')
  @Documented({ summary: 'Show a customer', ...told, errors: [404] })
  async show(@Param('id', RecordIdPipe) id: number): Promise<Answer> {
    return answer(knownCustomerAnswer(await this.showCustomer.run(id)));
  }

  @Put(':id')
  @Access('manager')
  @Documented({ summary: 'Change a customer; what is not sent stays', ...told, errors: [404, 409] })
  async change(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: CustomerBody,
  ): Promise<Answer> {
    await this.changeCustomer.run(caller, id, body.version, { ...changesOf(body), ...customerChangesOf(body) });
    return answer(knownCustomerAnswer(await this.showCustomer.run(id)), { message: 'customer.messages.saved' });
  }

  @Put(':id/account')
  @Access('manager')
  @Documented({ summary: 'Let a customer log in, or not; without, every session ends', ...told, errors: [404] })
  async account(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() { active }: AccountBody,
  ): Promise<Answer> {
    await this.changeCustomer.setActive(caller, id, active);
    return answer(knownCustomerAnswer(await this.showCustomer.run(id)), { message: 'customer.messages.saved' });
  }
}

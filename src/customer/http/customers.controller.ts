import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/http/caller/access.decorator.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { commonErrors } from '../../platform/http/errors/common-errors.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { CustomerFacade } from '../customer.facade.js';
import { ListCustomers } from '../use-cases/list-customers.js';
import { customerAnswer, CustomerQuery } from './dto/customer.dto.js';
import { customerExample, customerListExample } from './examples.js';

@ApiTags('Customers')
@Controller('api/customers')
@Access('administrator')
export class CustomersController {
  constructor(private readonly listCustomers: ListCustomers, private readonly customers: CustomerFacade) {}

  @Get()
  @Documented({ summary: 'List customers, newest first', example: customerListExample, list: true })
  async list(@Query() query: CustomerQuery): Promise<Answer> {
    const { items, total } = await this.listCustomers.run(query.q || null, query.per_page, query.offset);
    return listAnswer(items.map(customerAnswer), { total, page: query.page, per_page: query.per_page });
  }

  @Get(':id')
  @Documented({ summary: 'Show a customer', example: customerExample, errors: [404] })
  async show(@Param('id', RecordIdPipe) id: number): Promise<Answer> {
    const customer = await this.customers.byId(id);
    if (!customer) throw commonErrors.not_found();
    return answer(customerAnswer(customer));
  }
}

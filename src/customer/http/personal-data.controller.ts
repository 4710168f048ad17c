import { Body, Controller, Get, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Sessions } from '../../identity/index.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { EmptyResponse } from '../../platform/http/openapi/id.response.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { EraseCustomer } from '../use-cases/erase-customer.js';
import { ExportCustomer } from '../use-cases/export-customer.js';
import { ShowCustomer } from '../use-cases/show-customer.js';
import { CustomerDetailResponse, customerDetailResponse } from './dto/customer.response.js';
import { EraseBody } from './dto/customers.dto.js';
import { PersonalDataResponse } from './dto/personal-data.response.js';
import { customerDetailExample, erasedCustomerExample } from './examples.js';
import { personalDataExample } from './export.example.js';

/** Copy and erasure of the caller's personal data (GDPR, articles 15, 17 and 20). */
@ApiTags('Customers')
@Controller('api')
export class PersonalDataController {
  constructor(
    private readonly exporting: ExportCustomer,
    private readonly erasing: EraseCustomer,
    private readonly showCustomer: ShowCustomer,
    private readonly sessions: Sessions,
  ) {}

  @Get('auth/me/export')
  @Access('customer')
  @Throttle('export')
  @Documented({
    operationId: 'exportOwnData',
    summary: 'Export the own personal data',
    description:
      'Account, customer, orders with payments, reviews, lists, cart, sessions and emails as a JSON file, ' +
      'without secrets and without data of other people.',
    response: PersonalDataResponse,
    example: personalDataExample,
  })
  async exportOwn(@CurrentCaller() caller: Caller): Promise<StreamableFile> {
    return file(await this.exporting.own(caller));
  }

  @Post('auth/me/erase')
  @HttpCode(200)
  @Access('customer')
  @Throttle('password-change')
  @Documented({
    operationId: 'eraseOwnAccount',
    summary: 'Erase the own account',
    description:
      'Erases account and personal data at once; this cannot be undone. Orders keep what their documents ' +
      'need until the retention period ends; an open order is still delivered.',
    request: { password: 'a quiet shelf of books' },
    response: EmptyResponse,
    example: erasedCustomerExample,
  })
  async eraseOwn(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Body() { password }: EraseBody,
  ): Promise<Answer> {
    await this.erasing.own(caller, password);
    await this.sessions.close(request);
    return answer({}, { message: 'customer.messages.erased' });
  }

  @Get('customers/:id/export')
  @Access('owner')
  @Documented({
    operationId: 'exportCustomerData',
    summary: 'Export the personal data of a customer',
    description:
      'The same JSON file that customers export themselves. The export is recorded in the activity log. For ' +
      'owners.',
    response: PersonalDataResponse,
    example: personalDataExample,
    errors: ['not_found'],
  })
  async exportCustomer(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
  ): Promise<StreamableFile> {
    return file(await this.exporting.byOwner(caller, id));
  }

  @Post('customers/:id/erase')
  @HttpCode(200)
  @Access('owner')
  @Documented({
    operationId: 'eraseCustomer',
    summary: 'Erase a customer',
    description:
      'Erases account and personal data at once; this cannot be undone. Orders keep what their documents ' +
      'need until the retention period ends. For owners.',
    response: CustomerDetailResponse,
    example: customerDetailExample,
    errors: ['not_found'],
  })
  async erase(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    await this.erasing.byOwner(caller, id);
    return answer(customerDetailResponse(await this.showCustomer.run(id)), {
      message: 'customer.messages.customer_erased',
    });
  }
}

const file = (stream: ConstructorParameters<typeof StreamableFile>[0]): StreamableFile =>
  new StreamableFile(stream as never, {
    type: 'application/json; charset=utf-8',
    disposition: 'attachment; filename="personal-data.json"',
  });

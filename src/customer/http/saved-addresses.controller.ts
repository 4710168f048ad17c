import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { EmptyResponse } from '../../platform/http/openapi/id.response.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { answerExample, listExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { MAX_ADDRESSES, SavedAddresses } from '../use-cases/saved-addresses.js';
import { savedAddressExample } from './examples.js';
import {
  SavedAddressBody,
  savedAddressOf,
  SavedAddressResponse,
  savedAddressResponse,
} from './dto/saved-address.dto.js';

/** The caller's saved addresses. */
@ApiTags('Sessions and accounts')
@Controller('api/auth/me/addresses')
@Access('customer')
export class SavedAddressesController {
  constructor(private readonly addresses: SavedAddresses) {}

  @Get()
  @Documented({
    operationId: 'listOwnAddresses',
    summary: 'List the own saved addresses',
    description: 'In the order in which they were saved, all on one page.',
    response: SavedAddressResponse,
    list: true,
    example: listExample([savedAddressExample]),
    errors: ['forbidden'],
  })
  async list(@CurrentCaller() caller: Caller): Promise<Answer> {
    const addresses = await this.addresses.list(caller);
    return listAnswer(addresses.map(savedAddressResponse), {
      total: addresses.length,
      page: 1,
      per_page: MAX_ADDRESSES,
    });
  }

  @Post()
  @Idempotent('found')
  @Documented({
    operationId: 'addOwnAddress',
    summary: 'Save an address',
    description: 'For later orders. 409 `too_many_addresses` above the limit, which is in `limit`.',
    request: { name: 'Ira Koval', address: 'Khreshchatyk 1, apt. 5', city: 'Kyiv', zip: '01001', country: 'UA' },
    status: 201,
    response: SavedAddressResponse,
    example: answerExample(savedAddressExample, 'Address saved'),
    errors: ['forbidden', 'too_many_addresses'],
  })
  async add(@CurrentCaller() caller: Caller, @Body() body: SavedAddressBody): Promise<Answer> {
    const saved = await this.addresses.add(caller, savedAddressOf(body));
    return answer(savedAddressResponse(saved), { message: 'customer.messages.address_saved' });
  }

  @Put(':id')
  @Documented({
    operationId: 'updateOwnAddress',
    summary: 'Replace a saved address',
    description:
      'Replaces all members: an optional one that is left out is removed. Existing orders keep their ' + 'address.',
    request: { address: 'Khreshchatyk 2', city: 'Kyiv', zip: '01001', country: 'UA' },
    response: SavedAddressResponse,
    example: answerExample(savedAddressExample, 'Address saved'),
    errors: ['forbidden', 'not_found'],
  })
  async change(
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() body: SavedAddressBody,
  ): Promise<Answer> {
    const saved = await this.addresses.change(caller, id, savedAddressOf(body));
    return answer(savedAddressResponse(saved), { message: 'customer.messages.address_saved' });
  }

  @Delete(':id')
  @Documented({
    operationId: 'deleteOwnAddress',
    summary: 'Delete a saved address',
    description: 'Existing orders keep their address.',
    response: EmptyResponse,
    example: answerExample({}, 'Address deleted'),
    errors: ['forbidden', 'not_found'],
  })
  async remove(@CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number): Promise<Answer> {
    await this.addresses.remove(caller, id);
    return answer({}, { message: 'customer.messages.address_deleted' });
  }
}

import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import {
  ChangeMethod,
  CreateMethod,
  DeletedMethodResponse,
  DeleteMethod,
  methodListAnswer,
  MethodOrderDto,
  newMethod,
  NewMethodDto,
  ReorderMethods,
} from '../../platform/configurable-methods/index.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ShowShippingMethods } from '../use-cases/show-shipping-methods.js';
import { SHIPPING_METHOD_CHANGES } from './dto/shipping-method.dto.js';
import { shippingMethodExamples as examples } from './dto/shipping-method.examples.js';
import {
  shippingMethodListResponse,
  ShippingMethodListResponse,
  shippingMethodResponse,
  ShippingMethodResponse,
} from './dto/shipping-method.response.js';

@ApiTags('Shipping methods')
@Controller('api/admin/shipping-methods')
@Access('manager')
export class ShippingSettingsController {
  constructor(
    private readonly methods: ShowShippingMethods,
    private readonly createMethod: CreateMethod,
    private readonly changeMethod: ChangeMethod,
    private readonly deleteMethod: DeleteMethod,
    private readonly reorderMethods: ReorderMethods,
  ) {}

  @Get()
  @Documented({
    summary: 'List shipping methods with all their settings',
    operationId: 'listShippingMethodSettings',
    response: ShippingMethodListResponse,
    page: true,
    example: examples.list,
  })
  async list(@Lang() language: Language): Promise<Answer> {
    return methodListAnswer(shippingMethodListResponse(await this.methods.all(language)));
  }

  @Post()
  @Access('owner')
  @Documented({
    summary: 'Create a shipping method',
    description:
      'One more method of a registered provider, such as an express delivery: switched off, with settings of its own, after the last one.',
    operationId: 'createShippingMethod',
    status: 201,
    response: ShippingMethodResponse,
    example: examples.created,
    errors: ['method_key_taken'],
  })
  async create(
    @Body() body: NewMethodDto,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    const { key } = await this.createMethod.run(newMethod(body), caller);
    return answer(shippingMethodResponse(await this.methods.one(key, language)), {
      message: 'shipping.messages.method_created',
    });
  }

  @Put('order')
  @Documented({
    summary: 'Put the shipping methods in the order of display',
    operationId: 'reorderShippingMethods',
    response: ShippingMethodListResponse,
    page: true,
    example: examples.list,
  })
  async order(
    @Body() body: MethodOrderDto,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    await this.reorderMethods.run(body.keys, caller);
    return this.list(language);
  }

  @Get(':key')
  @Documented({
    summary: 'Read the settings of a shipping method',
    operationId: 'getShippingMethod',
    response: ShippingMethodResponse,
    example: examples.method,
    errors: ['unknown_shipping_method'],
  })
  async read(@Param('key') key: string, @Lang() language: Language): Promise<ShippingMethodResponse> {
    return shippingMethodResponse(await this.methods.one(key, language));
  }

  @Put(':key')
  @ApiBody(SHIPPING_METHOD_CHANGES)
  @Documented({
    summary: 'Change the settings of a shipping method',
    description: 'Changes what is sent. With `version`, only when the method has not been changed since it was read.',
    operationId: 'updateShippingMethod',
    response: ShippingMethodResponse,
    example: examples.method,
    errors: ['unknown_shipping_method', 'stale_version'],
  })
  async change(
    @Param('key') key: string,
    @Body() body: Record<string, unknown> | undefined,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    await this.changeMethod.run(key, body ?? {}, caller, language);
    return answer(shippingMethodResponse(await this.methods.one(key, language)), {
      message: 'shipping.messages.method_saved',
    });
  }

  @Delete(':key')
  @Access('owner')
  @Documented({
    summary: 'Delete a shipping method',
    description: 'One that was never used and is not built in; any other one is switched off.',
    operationId: 'deleteShippingMethod',
    response: DeletedMethodResponse,
    example: examples.deleted,
    errors: ['unknown_shipping_method', 'method_built_in', 'method_in_use'],
  })
  async remove(@Param('key') key: string, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.deleteMethod.run(key, caller);
    return answer({ key }, { message: 'shipping.messages.method_deleted' });
  }
}

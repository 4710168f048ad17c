import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import type { MethodSettings } from '../domain/admin-view.js';
import { ChangeMethod } from '../use-cases/change-method.js';
import { ReorderMethods } from '../use-cases/reorder-methods.js';
import { ReadSettings } from '../use-cases/read-settings.js';
import { OrderMethodsDto } from './dto/order-methods.dto.js';
import { METHOD_CHANGES, METHOD_SETTINGS, METHOD_SETTINGS_LIST } from './dto/method-settings.js';

@ApiTags('Shipping')
@Controller('api/admin/shipping-methods')
@Access('manager')
export class ShippingSettingsController {
  constructor(
    private readonly settings: ReadSettings,
    private readonly changeMethod: ChangeMethod,
    private readonly orderMethods: ReorderMethods,
  ) {}

  @Get()
  @Documented({ summary: 'List shipping methods with all their settings', ...METHOD_SETTINGS_LIST })
  async list(@Lang() language: Language): Promise<Answer> {
    const items = await this.settings.all(language);
    return listAnswer(items, { total: items.length, page: 1, per_page: items.length });
  }

  @Put('order')
  @Documented({ summary: 'Put the shipping methods in the order of display', ...METHOD_SETTINGS_LIST })
  async order(
    @Body() body: OrderMethodsDto,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    await this.orderMethods.run(body.keys, caller);
    return this.list(language);
  }

  @Get(':key')
  @Documented({ summary: 'Read the settings of a shipping method', ...METHOD_SETTINGS, errors: [404] })
  read(@Param('key') key: string, @Lang() language: Language): Promise<MethodSettings> {
    return this.settings.one(key, language);
  }

  @Put(':key')
  @ApiBody(METHOD_CHANGES)
  @Documented({
    summary: 'Change the settings of a shipping method',
    description:
      'Changes what is sent. With `version`, only when nobody else has changed the method since it was read.',
    ...METHOD_SETTINGS,
    errors: [404, 409],
  })
  async change(
    @Param('key') key: string,
    @Body() body: Record<string, unknown> | undefined,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer> {
    return answer(await this.changeMethod.run(key, body ?? {}, caller), { message: 'shipping.messages.method_saved' });
  }
}

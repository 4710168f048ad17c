import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/http/caller/access.decorator.js';
import { CurrentCaller, Lang } from '../../platform/http/caller/caller.decorators.js';
import type { Caller } from '../../platform/http/caller/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ChangeMethod } from '../use-cases/change-method.js';
import { ReadMethodSettings, type MethodSettings } from '../use-cases/read-method-settings.js';
import { METHOD_CHANGES, METHOD_SETTINGS, METHOD_SETTINGS_LIST } from './dto/method-settings.js';

@ApiTags('Payments')
@Controller('api/admin')
@Access('owner')
export class PaymentSettingsController {
  constructor(
    private readonly settings: ReadMethodSettings,
    private readonly changeMethod: ChangeMethod,
  ) {}

  @Get('payment-methods')
  @Documented({ summary: 'List payment methods with all their settings', ...METHOD_SETTINGS_LIST })
  async list(@Lang() language: Language): Promise<Answer> {
    const items = await this.settings.all(language);
    return listAnswer(items, { total: items.length, page: 1, per_page: items.length });
  }

  @Get('payment-methods/:key')
  @Documented({ summary: 'Read the settings of a payment method', ...METHOD_SETTINGS, errors: [404] })
  read(@Param('key') key: string, @Lang() language: Language): Promise<MethodSettings> {
    return this.settings.one(key, language);
  }

  @Put('payment-methods/:key')
  @ApiBody(METHOD_CHANGES)
  @Documented({
    summary: 'Change the settings of a payment method',
    description: 'Changes what is sent. With `version`, only when nobody else has changed the method since it was read.',
    ...METHOD_SETTINGS, errors: [404, 409],
  })
  async change(
    @Param('key') key: string, @Body() body: Record<string, unknown> | undefined, @CurrentCaller() caller: Caller, @Lang() language: Language,
  ): Promise<Answer> {
    await this.changeMethod.run(key, body ?? {}, caller, language);
    return answer(await this.settings.one(key, language), { message: 'payment.messages.method_saved' });
  }
}

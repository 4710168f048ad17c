import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { StoresNothing } from '../../platform/throttle/throttle.decorator.js';
import { ChangeMethod } from '../use-cases/change-method.js';
import { ReorderMethods } from '../use-cases/reorder-methods.js';
import { PreviewMethod } from '../use-cases/preview-method.js';
import { ReadMethodSettings, type MethodSettings } from '../use-cases/read-method-settings.js';
import { MethodOrderDto } from './dto/method-order.dto.js';
import { METHOD_PREVIEW } from './dto/method-preview.js';
import { METHOD_CHANGES, METHOD_SETTINGS, METHOD_SETTINGS_LIST } from './dto/method-settings.js';

/** Where the customers' money goes is the owner's to say; managers may read it. */
@ApiTags('Payments')
@Controller('api/admin')
@Access('owner')
export class PaymentSettingsController {
  constructor(
    private readonly settings: ReadMethodSettings,
    private readonly changeMethod: ChangeMethod,
    private readonly orderMethods: ReorderMethods,
    private readonly previewMethod: PreviewMethod,
  ) {}

  @Get('payment-methods')
  @Access('manager')
  @Documented({ summary: 'List payment methods with all their settings', ...METHOD_SETTINGS_LIST })
  async list(@Lang() language: Language): Promise<Answer> {
    const { items, paymentsEnabled } = await this.settings.all(language);
    return listAnswer(
      items,
      { total: items.length, page: 1, per_page: items.length },
      { payments_enabled: paymentsEnabled },
    );
  }

  @Get('payment-methods/:key')
  @Access('manager')
  @Documented({ summary: 'Read the settings of a payment method', ...METHOD_SETTINGS, errors: [404] })
  read(@Param('key') key: string, @Lang() language: Language): Promise<MethodSettings> {
    return this.settings.one(key, language);
  }

  @Put('payment-methods/order')
  @Documented({
    summary: 'Put the payment methods in order',
    description: 'All at once. Methods that are not named follow in the order they have.',
    ...METHOD_SETTINGS_LIST,
  })
  async order(
    @Body() body: MethodOrderDto,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    await this.orderMethods.run(body.keys, caller);
    return this.list(language);
  }

  @Post('payment-methods/:key/preview')
  @StoresNothing()
  @Access('manager')
  @HttpCode(200)
  @ApiBody(METHOD_CHANGES)
  @Documented({
    summary: 'See a payment method as customers would with other settings',
    description:
      "Takes what the change takes, checks it alike, and stores nothing. `checkout_html` and `order_html` are made by the shop's own templates.",
    ...METHOD_PREVIEW,
    errors: [404],
  })
  preview(
    @Param('key') key: string,
    @Body() body: Record<string, unknown> | undefined,
    @Lang() language: Language,
  ): Promise<object> {
    return this.previewMethod.run(key, body ?? {}, language);
  }

  @Put('payment-methods/:key')
  @ApiBody(METHOD_CHANGES)
  @Documented({
    summary: 'Change the settings of a payment method',
    description:
      'Changes what is sent. With `version`, only when nobody else has changed the method since it was read.',
    ...METHOD_SETTINGS,
    errors: [404, 409],
  })
  async change(
    @Param('key') key: string,
    @Body() body: Record<string, unknown> | undefined,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    await this.changeMethod.run(key, body ?? {}, caller, language);
    return answer(await this.settings.one(key, language), { message: 'payment.messages.method_saved' });
  }
}

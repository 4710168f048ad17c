import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import {
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
import { StoresNothing } from '../../platform/throttle/throttle.decorator.js';
import { ChangePaymentMethod } from '../use-cases/change-payment-method.js';
import { PreviewMethod } from '../use-cases/preview-method.js';
import { ShowPaymentMethods } from '../use-cases/show-payment-methods.js';
import { PAYMENT_METHOD_CHANGES } from './dto/payment-method.dto.js';
import { paymentMethodExamples as examples } from './dto/payment-method.examples.js';
import {
  methodPreviewResponse,
  MethodPreviewResponse,
  paymentMethodListResponse,
  PaymentMethodListResponse,
  paymentMethodResponse,
  PaymentMethodResponse,
} from './dto/payment-method.response.js';

/** Where the customers' money goes is the owner's to say; managers may read it. */
@ApiTags('Payment methods')
@Controller('api/admin/payment-methods')
@Access('owner')
export class PaymentSettingsController {
  constructor(
    private readonly methods: ShowPaymentMethods,
    private readonly createMethod: CreateMethod,
    private readonly changeMethod: ChangePaymentMethod,
    private readonly deleteMethod: DeleteMethod,
    private readonly reorderMethods: ReorderMethods,
    private readonly previewMethod: PreviewMethod,
  ) {}

  @Get()
  @Access('manager')
  @Documented({
    summary: 'List payment methods with all their settings',
    operationId: 'listPaymentMethodSettings',
    response: PaymentMethodListResponse,
    page: true,
    example: examples.list,
  })
  async list(@Lang() language: Language): Promise<Answer> {
    return methodListAnswer(paymentMethodListResponse(await this.methods.all(language)));
  }

  @Get(':key')
  @Access('manager')
  @Documented({
    summary: 'Read the settings of a payment method',
    operationId: 'getPaymentMethod',
    response: PaymentMethodResponse,
    example: examples.method,
    errors: ['unknown_payment_method'],
  })
  async read(@Param('key') key: string, @Lang() language: Language): Promise<PaymentMethodResponse> {
    return paymentMethodResponse(await this.methods.one(key, language));
  }

  @Post()
  @Documented({
    summary: 'Create a payment method',
    description:
      'One more method of a registered gateway, such as a second bank account: switched off, with settings of its own, after the last one.',
    operationId: 'createPaymentMethod',
    status: 201,
    response: PaymentMethodResponse,
    example: examples.created,
    errors: ['method_key_taken'],
  })
  async create(
    @Body() body: NewMethodDto,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    const { key } = await this.createMethod.run(newMethod(body), caller);
    return answer(paymentMethodResponse(await this.methods.one(key, language)), {
      message: 'payment.messages.method_created',
    });
  }

  @Put('order')
  @Documented({
    summary: 'Put the payment methods in order',
    description: 'All at once. Methods that are not named follow in the order they have.',
    operationId: 'reorderPaymentMethods',
    response: PaymentMethodListResponse,
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

  @Post(':key/preview')
  @StoresNothing()
  @Access('manager')
  @HttpCode(200)
  @ApiBody(PAYMENT_METHOD_CHANGES)
  @Documented({
    summary: 'See a payment method as customers would with other settings',
    description:
      "Takes what the change takes, checks it alike, and stores nothing. `checkout_html` and `order_html` are made by the shop's own templates.",
    operationId: 'previewPaymentMethod',
    response: MethodPreviewResponse,
    example: examples.preview,
    errors: ['unknown_payment_method'],
  })
  async preview(
    @Param('key') key: string,
    @Body() body: Record<string, unknown> | undefined,
    @Lang() language: Language,
  ): Promise<MethodPreviewResponse> {
    return methodPreviewResponse(await this.previewMethod.run(key, body ?? {}, language));
  }

  @Put(':key')
  @ApiBody(PAYMENT_METHOD_CHANGES)
  @Documented({
    summary: 'Change the settings of a payment method',
    description: 'Changes what is sent. With `version`, only when the method has not been changed since it was read.',
    operationId: 'updatePaymentMethod',
    response: PaymentMethodResponse,
    example: examples.method,
    errors: ['unknown_payment_method', 'stale_version', 'proof_required'],
  })
  async change(
    @Param('key') key: string,
    @Body() body: Record<string, unknown> | undefined,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    await this.changeMethod.run(key, body ?? {}, caller, language);
    return answer(paymentMethodResponse(await this.methods.one(key, language)), {
      message: 'payment.messages.method_saved',
    });
  }

  @Delete(':key')
  @Documented({
    summary: 'Delete a payment method',
    description: 'One that was never used and is not built in; any other one is switched off.',
    operationId: 'deletePaymentMethod',
    response: DeletedMethodResponse,
    example: examples.deleted,
    errors: ['unknown_payment_method', 'method_built_in', 'method_in_use'],
  })
  async remove(@Param('key') key: string, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.deleteMethod.run(key, caller);
    return answer({ key }, { message: 'payment.messages.method_deleted' });
  }
}

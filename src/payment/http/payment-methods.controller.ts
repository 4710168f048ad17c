import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { Lang } from '../../platform/access/caller.js';
import { CacheableAnswer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { LISTED_METHODS_TAGS, ListMethods } from '../use-cases/list-methods.js';
import { paymentMethodExamples } from './dto/payment-method.examples.js';
import { listedPaymentMethodsResponse, ListedPaymentMethodsResponse } from './dto/payment-method.response.js';

@ApiTags('Payment methods')
@Controller('api/checkout')
export class PaymentMethodsController {
  constructor(private readonly listMethods: ListMethods) {}

  @Get('payments')
  @Access('anyone')
  @Documented({
    summary: 'List the payment methods for customers',
    description: 'Methods that customers can choose now, in the order of display.',
    operationId: 'listPaymentMethods',
    etag: true,
    response: ListedPaymentMethodsResponse,
    bare: true,
    example: paymentMethodExamples.listed,
  })
  async list(@Lang() language: Language): Promise<CacheableAnswer> {
    const methods = await this.listMethods.run(language);
    return new CacheableAnswer(listedPaymentMethodsResponse(methods), LISTED_METHODS_TAGS, {}, true);
  }
}

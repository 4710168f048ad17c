import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { Lang } from '../../platform/access/caller.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { StoresNothing } from '../../platform/throttle/throttle.decorator.js';
import { PreviewMethod } from '../use-cases/preview-method.js';
import { PAYMENT_METHOD_CHANGES } from './dto/payment-method.dto.js';
import { paymentMethodExamples } from './dto/payment-method.examples.js';
import { methodPreviewResponse, MethodPreviewResponse } from './dto/payment-method.response.js';

@ApiTags('Payment methods')
@Controller('api/admin/payment-methods')
@Access('manager')
export class PreviewMethodController {
  constructor(private readonly previewMethod: PreviewMethod) {}

  @Post(':key/preview')
  @StoresNothing()
  @HttpCode(200)
  @ApiBody(PAYMENT_METHOD_CHANGES)
  @Documented({
    summary: 'Preview a payment method',
    description:
      'Shows the method as customers would see it with other settings. Takes the same body as the update ' +
      "and checks it in the same way, but stores nothing. The HTML comes from the shop's own templates.",
    request: paymentMethodExamples.changes,
    operationId: 'previewPaymentMethod',
    response: MethodPreviewResponse,
    example: paymentMethodExamples.preview,
    errors: ['unknown_payment_method'],
  })
  async preview(
    @Param('key') key: string,
    @Body() body: Record<string, unknown> | undefined,
    @Lang() language: Language,
  ): Promise<MethodPreviewResponse> {
    return methodPreviewResponse(await this.previewMethod.run(key, body ?? {}, language));
  }
}

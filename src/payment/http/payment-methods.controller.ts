import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { Lang } from '../../platform/access/caller.decorators.js';
import { CacheableAnswer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { METHOD_TAGS } from '../data/method-rows.js';
import { ListMethods } from '../use-cases/list-methods.js';
import { LISTED_METHODS } from './dto/listed-methods.js';

@ApiTags('Payments')
@Controller('api/checkout')
export class PaymentMethodsController {
  constructor(private readonly listMethods: ListMethods) {}

  @Get('payments')
  @Access('anyone')
  @Documented({
    summary: 'List payment methods',
    description: 'Those that a customer may choose, in the order of display.',
    ...LISTED_METHODS,
  })
  async list(@Lang() language: Language): Promise<CacheableAnswer> {
    return new CacheableAnswer(
      { success: true, payments: await this.listMethods.run(language) },
      METHOD_TAGS,
      {},
      true,
    );
  }
}

import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { Lang } from '../../platform/access/caller.js';
import { listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { AttributeUsage, type UsedAttribute } from '../use-cases/attribute-usage.js';
import { USED_ATTRIBUTE, USED_ATTRIBUTES } from './attribute.examples.js';
import { AttributeNameParams } from './dto/attribute.dto.js';
import { UsedAttributeDetailResponse, UsedAttributeResponse } from './dto/attribute.response.js';

@ApiTags('Attributes')
@Controller('api/admin/attributes')
@Access('administrator', 'catalog:write')
export class AdminAttributesController {
  constructor(private readonly attributes: AttributeUsage) {}

  @Get()
  @Documented({
    summary: 'List the attributes of products',
    description: 'With and without labels, with the number of products; all on one page.',
    operationId: 'listUsedAttributes',
    response: UsedAttributeResponse,
    list: true,
    example: USED_ATTRIBUTES,
  })
  async index(@Lang() language: Language): Promise<Answer> {
    const items = await this.attributes.all(language);
    return listAnswer(items, { total: items.length, page: 1, per_page: Math.max(items.length, 1) });
  }

  @Get(':name')
  @Documented({
    summary: 'Get an attribute of products',
    description: 'With all values and the number of products of each.',
    operationId: 'getUsedAttribute',
    response: UsedAttributeDetailResponse,
    example: USED_ATTRIBUTE,
    errors: ['not_found'],
  })
  show(@Param() { name }: AttributeNameParams, @Lang() language: Language): Promise<UsedAttribute> {
    return this.attributes.one(name, language);
  }
}

import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { AttributeLabels } from '../use-cases/attribute-labels.js';
import { AttributeBody, AttributeNameParams } from './dto/attribute.dto.js';
import { examples } from './examples.js';
import { publicAnswer } from './public-answer.js';
import { AttributeNameResponse, AttributeResponse } from './dto/attribute.response.js';

@ApiTags('Attributes')
@Controller('api/attributes')
export class AttributesController {
  constructor(private readonly attributes: AttributeLabels) {}

  @Get()
  @Access('anyone')
  @Documented({
    summary: 'List the labels of attributes',
    description: 'Attributes that have display names or colors, by position; all on one page.',
    operationId: 'listAttributes',
    etag: true,
    response: AttributeResponse,
    list: true,
    example: examples.attributes,
  })
  async index(@CurrentCaller() caller: Caller, @Lang() language: Language): Promise<Answer> {
    const items = await this.attributes.list(language);
    return publicAnswer(caller, { items }, ['attributes'], {
      meta: { total: items.length, page: 1, per_page: Math.max(items.length, 1) },
    });
  }

  @Put(':name')
  @HttpCode(200)
  @Access('catalog:write')
  @Documented({
    summary: 'Save the labels of an attribute',
    description:
      'Display names and colors of an attribute and its values. Changes the members that are sent; ' +
      'products are not changed.',
    request: {
      labels: { en: 'Color', uk: 'Колір' },
      value_labels: { red: { en: 'Red', uk: 'Червоний' } },
      value_colors: { red: '#cc2222' },
      position: 1,
    },
    operationId: 'saveAttribute',
    response: AttributeResponse,
    example: examples.attribute,
    errors: ['stale_version'],
  })
  async save(
    @Param() { name }: AttributeNameParams,
    @Body() body: AttributeBody,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer> {
    return answer(await this.attributes.save(name, body, caller), { message: 'catalog.attribute_saved' });
  }

  @Delete(':name')
  @Access('catalog:write')
  @Documented({
    summary: 'Delete the labels of an attribute',
    description: 'Products keep the attribute; filters show its name as it is stored.',
    operationId: 'deleteAttribute',
    response: AttributeNameResponse,
    example: examples.deletedAttribute,
    errors: ['not_found'],
  })
  async remove(@Param() { name }: AttributeNameParams, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.attributes.remove(name, caller);
    return answer({ name });
  }
}

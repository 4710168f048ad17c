import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { Lang } from '../../platform/access/caller.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { SuggestAttributes, type SuggestedAttribute, type SuggestedValue } from '../use-cases/suggest-attributes.js';
import { SUGGESTED_ATTRIBUTES, SUGGESTED_VALUES } from './attribute.examples.js';
import { AttributeNameParams } from './dto/attribute.dto.js';
import { SuggestedAttributesResponse, SuggestedValuesResponse } from './dto/attribute.response.js';

@ApiTags('Attributes')
@Controller('api/admin/attribute-suggestions')
@Access('administrator', 'catalog:write')
export class AttributeSuggestionsController {
  constructor(private readonly suggest: SuggestAttributes) {}

  @Get()
  @Documented({
    summary: 'Suggest attribute names',
    description: 'Attributes that products already have, so that the same thing is not stored under two names.',
    operationId: 'suggestAttributes',
    response: SuggestedAttributesResponse,
    example: SUGGESTED_ATTRIBUTES,
  })
  async names(@Lang() language: Language): Promise<{ items: SuggestedAttribute[] }> {
    return { items: await this.suggest.names(language) };
  }

  @Get(':name')
  @Documented({
    summary: 'Suggest values of an attribute',
    description: 'Values that products already have; empty for an attribute that no product has.',
    operationId: 'suggestAttributeValues',
    response: SuggestedValuesResponse,
    example: SUGGESTED_VALUES,
  })
  async values(
    @Param() { name }: AttributeNameParams,
    @Lang() language: Language,
  ): Promise<{ items: SuggestedValue[] }> {
    return { items: await this.suggest.values(name, language) };
  }
}

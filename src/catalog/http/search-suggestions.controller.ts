import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { Lang } from '../../platform/access/caller.js';
import { CacheableAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ReadCost } from '../../platform/throttle/throttle.decorator.js';
import { SuggestSearch } from '../use-cases/suggest-search.js';
import { SearchSuggestionsQuery, SearchSuggestionsResponse } from './dto/search-suggestions.dto.js';
import { examples } from './examples.js';

@ApiTags('Products')
@Controller('api/search/suggestions')
export class SearchSuggestionsController {
  constructor(private readonly suggestions: SuggestSearch) {}

  @Get()
  @Access('anyone')
  @ReadCost(1)
  @Documented({
    summary: 'Suggest products and categories',
    description:
      'For a search field while the shopper types: at most ten rows together, published records only. ' +
      'Without `q` both lists are empty.',
    operationId: 'suggestSearch',
    etag: true,
    response: SearchSuggestionsResponse,
    example: examples.suggestions,
  })
  async suggest(@Query() { q = '' }: SearchSuggestionsQuery, @Lang() language: Language): Promise<Answer> {
    const { products, categories, corrected } = await this.suggestions.run(q, language);
    return new CacheableAnswer({ products, categories, ...(corrected !== null && { corrected_query: corrected }) }, [
      'products',
      'categories',
      'search-synonyms',
      ...products.map(({ id }) => `product:${id}`),
    ]);
  }
}

import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { SearchSynonyms, type StoredSynonyms } from '../use-cases/search-synonyms.js';
import { SearchSynonymsBody, SearchSynonymsResponse, synonymGroups } from './dto/search-synonyms.dto.js';
import { examples } from './examples.js';

@ApiTags('Products')
@Controller('api/admin/search-synonyms')
@Access('catalog:write')
export class SearchSynonymsController {
  constructor(private readonly synonyms: SearchSynonyms) {}

  @Get()
  @Documented({
    summary: 'Get the search synonyms',
    description: 'All groups of all languages.',
    operationId: 'getSearchSynonyms',
    response: SearchSynonymsResponse,
    example: examples.synonyms,
  })
  show(): Promise<StoredSynonyms> {
    return this.synonyms.read();
  }

  @Put()
  @HttpCode(200)
  @Documented({
    summary: 'Replace the search synonyms',
    description:
      'A search for one word of a group also finds the others, ranked after the matches of the word ' +
      'itself. Takes effect at once.',
    request: { groups: [{ language: 'en', words: ['sofa', 'couch'] }] },
    operationId: 'setSearchSynonyms',
    response: SearchSynonymsResponse,
    example: examples.synonyms,
    errors: ['stale_version'],
  })
  async save(@Body() body: SearchSynonymsBody, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(await this.synonyms.replace(synonymGroups(body), body.version, caller), {
      message: 'catalog.search_synonyms_saved',
    });
  }
}

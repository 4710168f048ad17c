import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { mustBeShallow } from '../../platform/http/validation/page.dto.js';
import { ReadCost } from '../../platform/throttle/throttle.decorator.js';
import { ReadCategory } from '../use-cases/read-category.js';
import { ReadCategories } from '../use-cases/read-categories.js';
import { SaveCategory } from '../use-cases/save-category.js';
import { CategoryBody, categoryDraft } from './dto/category.dto.js';
import { CategoriesQuery } from './dto/categories.query.dto.js';
import { examples } from './examples.js';
import { ID_OR_ALIAS } from './id-or-alias.js';
import { publicAnswer, seesUnpublished } from './public-answer.js';
import { IdResponse } from '../../platform/http/openapi/id.response.js';
import { CategoryDetailResponse, CategoryResponse } from './dto/category.response.js';

@ApiTags('Categories')
@Controller('api/categories')
export class CategoriesController {
  constructor(
    private readonly categories: ReadCategories,
    private readonly detail: ReadCategory,
    private readonly save: SaveCategory,
  ) {}

  @Get()
  @Access('anyone')
  @ReadCost(1)
  @Documented({
    summary: 'List categories',
    description:
      'All levels unless `parent` is sent. Published categories only; administrators and tokens with ' +
      '`catalog:write` see all.',
    operationId: 'listCategories',
    etag: true,
    response: CategoryResponse,
    list: true,
    example: examples.categories,
  })
  async index(
    @Query() query: CategoriesQuery,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    const sees = seesUnpublished(caller);
    mustBeShallow(query, sees);
    const parent = query.parent ?? query.parent_id ?? null;
    const page = await this.categories.list(
      language,
      sees,
      parent,
      query.sort ?? 'position',
      query.per_page,
      query.offset,
    );
    const meta = { total: page.total, page: query.page, per_page: query.per_page };
    return publicAnswer(caller, { items: page.items }, ['categories', 'products'], { meta });
  }

  @Get(':id')
  @Access('anyone')
  @ReadCost(1)
  @ApiParam(ID_OR_ALIAS)
  @Documented({
    summary: 'Get a category',
    description:
      'By id or alias, with its first products. 404 if it is not published and the caller may not see ' +
      'unpublished categories.',
    operationId: 'getCategory',
    etag: true,
    response: CategoryDetailResponse,
    example: examples.category,
    errors: ['not_found'],
  })
  async show(@Param('id') id: string, @CurrentCaller() caller: Caller, @Lang() language: Language): Promise<Answer> {
    const { category, tags } = await this.detail.run(id, language, seesUnpublished(caller));
    return publicAnswer(caller, category, tags);
  }

  @Post()
  @Idempotent()
  @Access('catalog:write')
  @Documented({
    summary: 'Create a category',
    description:
      'Customers see it at once unless `published` is 0. 409 `alias_taken` if another category has the ' + 'alias.',
    request: {
      name: 'Honey',
      parent: 0,
      description: 'From our own bees',
      published: 1,
      translations: { uk: { name: 'Мед' } },
    },
    operationId: 'createCategory',
    status: 201,
    response: CategoryDetailResponse,
    example: examples.category,
    errors: ['alias_taken'],
  })
  async create(
    @Body() body: CategoryBody,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    const id = await this.save.create(categoryDraft(body, true), caller);
    return answer((await this.detail.run(String(id), language, true)).category, {
      message: 'catalog.category_created',
    });
  }

  @Put(':id')
  @HttpCode(200)
  @Access('catalog:write')
  @ApiParam(ID_OR_ALIAS)
  @Documented({
    summary: 'Update a category',
    description: 'Changes the members that are sent. A category cannot be moved below itself.',
    request: { name: 'Honey and jam', position: 2 },
    operationId: 'updateCategory',
    response: CategoryDetailResponse,
    example: examples.category,
    errors: ['not_found', 'stale_version', 'alias_taken'],
  })
  async update(
    @Param('id') idOrAlias: string,
    @Body() body: CategoryBody,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    const id = await this.save.update(idOrAlias, categoryDraft(body, false), caller);
    return answer((await this.detail.run(String(id), language, true)).category, {
      message: 'catalog.category_updated',
    });
  }

  @Delete(':id')
  @Access('catalog:write')
  @ApiParam(ID_OR_ALIAS)
  @Documented({
    summary: 'Delete a category',
    description: 'Only a category without products and children; else 409 `category_not_empty`.',
    operationId: 'deleteCategory',
    response: IdResponse,
    example: examples.deleted,
    errors: ['not_found', 'category_not_empty'],
  })
  async remove(@Param('id') idOrAlias: string, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer({ id: await this.save.remove(idOrAlias, caller) }, { message: 'catalog.category_deleted' });
  }
}

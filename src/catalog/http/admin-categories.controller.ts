import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { MoveCategory } from '../use-cases/move-category.js';
import { ReadCategoryTree, type StoredCategory } from '../use-cases/read-category-tree.js';
import { categoryMove, MoveCategoryBody } from './dto/move-category.dto.js';
import { CATEGORY_MOVED, CATEGORY_STORED, CATEGORY_TREE } from './category-tree.examples.js';
import { CategoryTreeResponse, MovedCategoryResponse, StoredCategoryResponse } from './dto/category.response.js';

@ApiTags('Categories')
@Controller('api/admin/categories')
@Access('administrator', 'catalog:write')
export class AdminCategoriesController {
  constructor(
    private readonly tree: ReadCategoryTree,
    private readonly moving: MoveCategory,
  ) {}

  @Get()
  @Documented({
    summary: 'Get the category tree',
    description: 'All categories, unpublished ones too, as one flat list that is not paged.',
    operationId: 'getCategoryTree',
    response: CategoryTreeResponse,
    page: true,
    example: CATEGORY_TREE,
  })
  async index(@Lang() language: Language): Promise<Answer> {
    const tree = await this.tree.all(language);
    const total = tree.items.length;
    return answer(tree, { meta: { total, page: 1, per_page: Math.max(total, 1) } });
  }

  @Get(':id')
  @Documented({
    summary: 'Get a category for editing',
    description: 'With the texts in the language in which they were written and all translations.',
    operationId: 'getStoredCategory',
    response: StoredCategoryResponse,
    example: CATEGORY_STORED,
    errors: ['not_found'],
  })
  show(@Param('id', RecordIdPipe) id: number): Promise<StoredCategory> {
    return this.tree.one(id);
  }

  @Post(':id/move')
  @HttpCode(200)
  @Access('catalog:write')
  @Documented({
    summary: 'Move a category',
    description:
      'Changes its parent, its place among the siblings, or both. The siblings are renumbered from 0; only ' +
      'the version of the moved category increases.',
    request: { parent: 0, position: 0 },
    operationId: 'moveCategory',
    response: MovedCategoryResponse,
    example: CATEGORY_MOVED,
    errors: ['not_found', 'stale_version'],
  })
  async move(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: MoveCategoryBody,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer> {
    return answer(await this.moving.run(id, categoryMove(body), caller), { message: 'catalog.category_moved' });
  }
}

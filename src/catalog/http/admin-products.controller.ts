import { Body, Controller, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { GetProductForEditing, type EditableProduct } from '../use-cases/get-product-for-editing.js';
import { ListProductsForAdmin } from '../use-cases/list-products-for-admin.js';
import { PublishProducts } from '../use-cases/publish-products.js';
import { adminExamples } from './admin-examples.js';
import { AdminProductsQuery, adminProductFilter, adminProductSort } from './dto/admin-products.query.dto.js';
import { PublishProductsBody } from './dto/publish-products.dto.js';
import {
  AdminProductListResponse,
  EditableProductResponse,
  PublishedProductsResponse,
} from './dto/product.response.js';
import { ID_OR_ALIAS } from './id-or-alias.js';

@ApiTags('Products')
@Controller('api/admin/products')
export class AdminProductsController {
  constructor(
    private readonly list: ListProductsForAdmin,
    private readonly editable: GetProductForEditing,
    private readonly publishing: PublishProducts,
  ) {}

  @Get()
  @Access('administrator', 'catalog:write')
  @Documented({
    summary: 'List all products',
    description: 'Published or not, with stock and number of variants. Filters combine: all must match.',
    operationId: 'listAdminProducts',
    response: AdminProductListResponse,
    page: true,
    example: adminExamples.products,
  })
  async index(@Query() query: AdminProductsQuery, @Lang() language: Language): Promise<Answer> {
    const { items, total, lowStock } = await this.list.run(
      adminProductFilter(query),
      adminProductSort(query),
      { limit: query.per_page, offset: query.offset },
      language,
    );
    return listAnswer(items, { total, page: query.page, per_page: query.per_page }, { low_stock_threshold: lowStock });
  }

  @Put('published')
  @HttpCode(200)
  @Access('catalog:write')
  @Documented({
    summary: 'Show or hide several products',
    operationId: 'publishProducts',
    response: PublishedProductsResponse,
    example: adminExamples.published,
    description:
      'All in one transaction. Hidden products disappear from the storefront at once; lines in carts ' +
      'cannot be bought any more.',
    request: { ids: [12], published: 1 },
  })
  async publish(@Body() body: PublishProductsBody, @CurrentCaller() caller: Caller): Promise<Answer> {
    const published = body.published === 1 || (body.published as unknown) === true;
    return answer(
      { ids: await this.publishing.run(body.ids, published, caller) },
      { message: 'catalog.products_saved' },
    );
  }

  @Get(':id')
  @Access('administrator', 'catalog:write')
  @ApiParam(ID_OR_ALIAS)
  @Documented({
    summary: 'Get a product for editing',
    description: 'By id or alias, with its own texts and all translations.',
    operationId: 'getEditableProduct',
    response: EditableProductResponse,
    example: adminExamples.product,
    errors: ['not_found'],
  })
  show(@Param('id') id: string, @Lang() language: Language): Promise<EditableProduct> {
    return this.editable.run(id, language);
  }
}

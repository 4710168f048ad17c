import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { Language } from '#kernel';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { AttributeFilter } from '../domain/product-filter.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { mustBeShallow } from '../../platform/http/validation/page.dto.js';
import { ReadCost } from '../../platform/throttle/throttle.decorator.js';
import { CountFacets } from '../use-cases/count-facets.js';
import { DeleteProduct } from '../use-cases/delete-product.js';
import { GetProduct } from '../use-cases/get-product.js';
import { ListProducts } from '../use-cases/list-products.js';
import { SaveProduct } from '../use-cases/save-product.js';
import { AttributeFilters } from './attribute-filters.decorator.js';
import { ListProductsQuery, productFilter, productSort } from './dto/list-products.query.dto.js';
import { CreateProductDto, UpdateProductDto } from './dto/product.dto.js';
import { productDraft } from './dto/product.mapper.js';
import { examples } from './examples.js';
import { ID_OR_ALIAS } from './id-or-alias.js';
import { publicAnswer, seesUnpublished } from './public-answer.js';
import { IdResponse } from '../../platform/http/openapi/id.response.js';
import { ProductPageResponse, ProductResponse } from './dto/product.response.js';

@ApiTags('Products')
@Controller('api/products')
export class ProductsController {
  constructor(
    private readonly list: ListProducts,
    private readonly facets: CountFacets,
    private readonly detail: GetProduct,
    private readonly save: SaveProduct,
    private readonly removal: DeleteProduct,
    private readonly config: Config,
  ) {}

  @Get()
  @Access('anyone')
  @ReadCost(1)
  @ApiQuery({
    name: 'attributes',
    required: false,
    style: 'deepObject',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
    description:
      'Filter by attributes: `attributes[color]=red`. The name is everything between the first and the last bracket, such ' +
      'as `attributes[Length [mm]]=20`. A repeated name means any of its values.',
  })
  @Documented({
    summary: 'List products',
    operationId: 'listProducts',
    etag: true,
    response: ProductPageResponse,
    page: true,
    example: examples.products,
  })
  async index(
    @Query() query: ListProductsQuery,
    @AttributeFilters() attributes: AttributeFilter[],
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    mustBeShallow(query, seesUnpublished(caller));
    const filter = productFilter(query, attributes, this.config.currency, seesUnpublished(caller));
    const [page, facets] = await Promise.all([
      this.list.run(filter, productSort(query), { limit: query.per_page, offset: query.offset }, language),
      query.facets ? this.facets.run(filter, language) : null,
    ]);
    const data = {
      items: page.items,
      ...(facets && { facets }),
      ...(page.corrected !== null && { corrected_query: page.corrected }),
    };
    const tags = facets ? [...page.tags, 'attributes'] : page.tags;
    return publicAnswer(caller, data, tags, {
      meta: { total: page.total, page: query.page, per_page: query.per_page },
    });
  }

  @Get(':id')
  @Access('anyone')
  @ReadCost(1)
  @ApiParam(ID_OR_ALIAS)
  @Documented({
    summary: 'Product details',
    description: 'By id or alias.',
    operationId: 'getProduct',
    etag: true,
    response: ProductResponse,
    example: examples.product,
    errors: ['not_found'],
  })
  async show(@Param('id') id: string, @CurrentCaller() caller: Caller, @Lang() language: Language): Promise<Answer> {
    const product = await this.detail.run(id, language, seesUnpublished(caller));
    return publicAnswer(caller, product, [`product:${product.id}`, 'categories', 'attributes']);
  }

  @Post()
  @Idempotent()
  @Access('catalog:write')
  @Documented({
    summary: 'Create a product',
    operationId: 'createProduct',
    status: 201,
    response: ProductResponse,
    example: examples.product,
    errors: ['alias_taken', 'sku_taken'],
  })
  async create(
    @Body() body: CreateProductDto,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    const id = await this.save.create(productDraft(body, this.config.currency), caller);
    return answer(await this.detail.run(String(id), language, true), { message: 'catalog.product_created' });
  }

  @Put(':id')
  @HttpCode(200)
  @Access('catalog:write')
  @ApiParam(ID_OR_ALIAS)
  @Documented({
    summary: 'Update a product',
    operationId: 'updateProduct',
    response: ProductResponse,
    example: examples.product,
    errors: ['not_found', 'stale_version', 'alias_taken', 'sku_taken'],
    description:
      'What is sent changes. Lists replace the stored ones; a variant keeps its id when it is sent with it, or ' +
      'with the same attributes or SKU.',
  })
  async update(
    @Param('id') idOrAlias: string,
    @Body() body: UpdateProductDto,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    const id = await this.save.update(idOrAlias, productDraft(body, this.config.currency), caller);
    return answer(await this.detail.run(String(id), language, true), { message: 'catalog.product_updated' });
  }

  @Delete(':id')
  @Access('catalog:write')
  @ApiParam(ID_OR_ALIAS)
  @Documented({
    summary: 'Delete a product',
    description: 'One that was ordered, or lies in a cart, is hidden for good.',
    operationId: 'deleteProduct',
    response: IdResponse,
    example: examples.deleted,
    errors: ['not_found'],
  })
  async remove(@Param('id') idOrAlias: string, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer({ id: await this.removal.run(idOrAlias, caller) }, { message: 'catalog.product_deleted' });
  }
}

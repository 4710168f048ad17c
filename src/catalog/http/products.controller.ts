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
import { GetProduct, tagsOfDetail } from '../use-cases/get-product.js';
import { ListProducts } from '../use-cases/list-products.js';
import { SaveProduct } from '../use-cases/save-product.js';
import { AttributeFilters } from './attribute-filters.decorator.js';
import { ListProductsQuery, productFilter, productSort } from './dto/list-products.query.dto.js';
import { CreateProductBody, UpdateProductBody } from './dto/product.dto.js';
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
    schema: {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    },
    description:
      'Filter by attributes: `attributes[color]=red`. The name is everything between the first and the last bracket, ' +
      'such as `attributes[Length [mm]]=20`. A repeated name means any of its values.',
  })
  @Documented({
    summary: 'List products',
    description:
      'Published products only; administrators and tokens with `catalog:write` see all. Filters combine: ' +
      'all must match. Pages beyond the first 10,000 products are refused with 422.',
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
    summary: 'Get a product',
    description:
      'By id, alias or a former alias, with pictures, variants, breadcrumbs and the newest reviews. 404 if it is not ' +
      'published and the caller may not see unpublished products.',
    operationId: 'getProduct',
    etag: true,
    response: ProductResponse,
    example: examples.product,
    errors: ['not_found'],
  })
  async show(@Param('id') id: string, @CurrentCaller() caller: Caller, @Lang() language: Language): Promise<Answer> {
    const product = await this.detail.run(id, language, seesUnpublished(caller));
    return publicAnswer(caller, product, tagsOfDetail(product, id));
  }

  @Post()
  @Idempotent()
  @Access('catalog:write')
  @Documented({
    summary: 'Create a product',
    description:
      'Only the name is required as a text: the alias is made from it. 409 `alias_taken` or `sku_taken` if ' +
      'another product has the alias or SKU.',
    request: {
      name: 'Linden honey',
      price_regular: 11.5,
      price_special: 9.9,
      short_description: 'From the Carpathians',
      category: 3,
      sku: 'HON-2',
      in_stock: 14,
      published: 1,
      translations: { uk: { name: 'Липовий мед' } },
      images: [{ image: 'https://example.com/honey.jpg', alt: 'A jar of honey' }],
      attributes: [
        { attribute: 'weight', value: '0.5 kg' },
        { attribute: 'weight', value: '1 kg', price_modifier: 8 },
      ],
      variants: [
        { sku: 'HON-2-05', attributes: { weight: '0.5 kg' }, in_stock: 10 },
        { sku: 'HON-2-1', attributes: { weight: '1 kg' }, in_stock: 4 },
      ],
    },
    operationId: 'createProduct',
    status: 201,
    response: ProductResponse,
    example: examples.product,
    errors: ['alias_taken', 'sku_taken'],
  })
  async create(
    @Body() body: CreateProductBody,
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
      'Changes the members that are sent. Lists replace the stored ones: a variant keeps its id if it is ' +
      'sent with its id, its attributes or its SKU; a variant that is left out is removed.',
    request: { price_special: 9.5, in_stock: 20, featured: 1 },
  })
  async update(
    @Param('id') idOrAlias: string,
    @Body() body: UpdateProductBody,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    const { id } = await this.save.update(idOrAlias, productDraft(body, this.config.currency), caller);
    return answer(await this.detail.run(String(id), language, true), { message: 'catalog.product_updated' });
  }

  @Delete(':id')
  @Access('catalog:write')
  @ApiParam(ID_OR_ALIAS)
  @Documented({
    summary: 'Delete a product',
    description: 'A product that was ordered or is in a cart is not deleted, but permanently hidden from all lists.',
    operationId: 'deleteProduct',
    response: IdResponse,
    example: examples.deleted,
    errors: ['not_found'],
  })
  async remove(@Param('id') idOrAlias: string, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer({ id: await this.removal.run(idOrAlias, caller) }, { message: 'catalog.product_deleted' });
  }
}

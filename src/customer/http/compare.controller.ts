import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import type { Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { COMPARISON } from '../data/product-list.js';
import { ChangeProductLists } from '../use-cases/change-product-lists.js';
import { ListedProductBody } from './dto/list.dto.js';
import { ListChangeResponse, ProductListResponse } from './dto/list.response.js';
import { listChangeExample, listExample } from './examples.js';
import { setCartTokenHeader } from './cart-token-header.js';
import { listChangeAnswer, listContentsAnswer } from './product-list-answers.js';

@ApiTags('Wishlist and comparison')
@Controller('api/compare')
@Access('anyone')
export class CompareController {
  constructor(private readonly lists: ChangeProductLists) {}

  @Get()
  @Documented({
    operationId: 'getComparison',
    summary: 'Get the comparison',
    response: ProductListResponse,
    page: true,
    example: listExample,
  })
  async show(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    setCartTokenHeader(response, caller);
    return listContentsAnswer(await this.lists.show(COMPARISON, caller, language));
  }

  @Post()
  @Idempotent('found')
  @HttpCode(200)
  @Documented({
    operationId: 'addComparisonProduct',
    summary: 'Add a product to the comparison',
    response: ListChangeResponse,
    example: listChangeExample,
    errors: ['not_found'],
  })
  async add(
    @CurrentCaller() caller: Caller,
    @Body() body: ListedProductBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    setCartTokenHeader(response, caller);
    return listChangeAnswer('comparison', await this.lists.add(COMPARISON, caller, body.product_id));
  }

  @Delete(':productId')
  @Documented({
    operationId: 'removeComparisonProduct',
    summary: 'Remove a product from the comparison',
    response: ListChangeResponse,
    example: listChangeExample,
    errors: ['not_found'],
  })
  async remove(@CurrentCaller() caller: Caller, @Param('productId', RecordIdPipe) productId: number): Promise<Answer> {
    return listChangeAnswer('comparison', await this.lists.remove(COMPARISON, caller, productId));
  }
}

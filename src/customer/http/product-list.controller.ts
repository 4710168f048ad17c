import { Body, Delete, Get, HttpCode, Injectable, Param, Post, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import type { Language } from '#kernel';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, type Repeat } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented, type DocumentedOptions } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import type { ProductList } from '../data/product-list.js';
import { ChangeProductLists, type ListChange } from '../use-cases/change-product-lists.js';
import { ListedProductBody } from './dto/list.dto.js';
import {
  ListChangeResponse,
  listChangeResponse,
  ProductListResponse,
  productListResponse,
} from './dto/list.response.js';
import { listChangeExample, listExample } from './examples.js';

/** Guests without cookies need the token to find their list again. */
function setCartTokenHeader(response: Response, caller: Caller): void {
  if (caller.guestToken !== null) response.setHeader('X-Cart-Token', caller.guestToken);
}

type Words = Pick<DocumentedOptions, 'operationId' | 'summary' | 'description'>;

/** Differences between the wishlist and comparison endpoints. */
export interface ProductListOperations {
  readonly list: ProductList;
  /** Part of the i18n keys of messages. */
  readonly name: 'wishlist' | 'comparison';
  /** What a request with a product does. */
  readonly send: 'add' | 'toggle';
  readonly repeat: Repeat;
  readonly words: Readonly<Record<'show' | 'send' | 'remove', Words>>;
}

/** Creates a base class of controllers with the operations on a list of products. */
export function ProductListController({ list, name, send, repeat, words }: ProductListOperations): Type {
  const changeAnswer = (change: ListChange): Answer =>
    answer(listChangeResponse(change), { message: `customer.messages.${name}_${change.event}` });
  const ofGuests = { guestBy: ['cart'] as const };
  const documented = {
    ...ofGuests,
    response: ListChangeResponse,
    example: listChangeExample,
    errors: ['not_found'] as const,
  };

  @Injectable()
  class ProductLists {
    constructor(private readonly lists: ChangeProductLists) {}

    @Get()
    @Documented({
      ...words.show,
      ...ofGuests,
      cartToken: true,
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
      const contents = await this.lists.show(list, caller, language);
      // The list is always one page.
      const meta = { total: contents.count, page: 1, per_page: Math.max(contents.count, 1) };
      return answer(productListResponse(contents), { meta });
    }

    @Post()
    @Idempotent(repeat)
    @HttpCode(200)
    @Documented({ ...words.send, ...documented, request: { product_id: 12 }, cartToken: true })
    async send(
      @CurrentCaller() caller: Caller,
      @Body() body: ListedProductBody,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Answer> {
      setCartTokenHeader(response, caller);
      return changeAnswer(await this.lists[send](list, caller, body.product_id));
    }

    @Delete(':productId')
    @Documented({ ...words.remove, ...documented })
    async remove(
      @CurrentCaller() caller: Caller,
      @Param('productId', RecordIdPipe) productId: number,
    ): Promise<Answer> {
      return changeAnswer(await this.lists.remove(list, caller, productId));
    }
  }
  return ProductLists;
}

import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { RecordIdPipe } from '../../platform/http/validation/record-id.pipe.js';
import { WISHLIST } from '../data/product-list.js';
import { ChangeProductLists, type Changed } from '../use-cases/change-product-lists.js';
import { ListedProductBody } from './dto/list.dto.js';
import { listExample, toggledExample } from './examples.js';
import { setCartTokenHeader } from './cart-token-header.js';
import { singlePage } from './single-page.js';

@ApiTags('Wishlist')
@Controller('api/wishlist')
@Access('anyone')
export class WishlistController {
  constructor(private readonly lists: ChangeProductLists) {}

  @Get()
  @Documented({ summary: 'Show the wishlist', example: listExample })
  async show(
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    setCartTokenHeader(response, caller);
    return singlePage(await this.lists.show(WISHLIST, caller, language));
  }

  @Post()
  @Idempotent()
  @HttpCode(200)
  @Documented({
    summary: 'Put a product into the wishlist, or take it out when it is there',
    example: toggledExample,
    errors: [404],
  })
  async toggle(
    @CurrentCaller() caller: Caller,
    @Body() body: ListedProductBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    setCartTokenHeader(response, caller);
    return said(await this.lists.toggle(WISHLIST, caller, body.product_id));
  }

  @Delete(':productId')
  @Documented({ summary: 'Take a product out of the wishlist', example: toggledExample })
  async remove(@CurrentCaller() caller: Caller, @Param('productId', RecordIdPipe) productId: number): Promise<Answer> {
    return said(await this.lists.remove(WISHLIST, caller, productId));
  }
}

const said = (changed: Changed): Answer => answer(changed, { message: `customer.messages.wishlist_${changed.event}` });

import { Body, Controller, Delete, HttpCode, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import type { Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentDone } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { CartOperations } from './cart-operations.js';
import { CartTokenInterceptor } from './cart-token.interceptor.js';
import { CART_ANSWER } from './cart.examples.js';
import { AddItemBody, itemIdOf, RemoveItemBody, RemoveItemQuery, UpdateItemBody } from './dto/cart.dto.js';
import { CallbackProductResponse, type CartResponse } from './dto/cart.response.js';

/** Alternative endpoints with one path per action. */
@ApiTags('Cart')
@ApiExtraModels(CallbackProductResponse)
@Controller('api/cart')
@UseInterceptors(CartTokenInterceptor)
@Access('anyone')
export class CartActionsController {
  constructor(private readonly cart: CartOperations) {}

  @Post('add')
  @HttpCode(200)
  @Idempotent('shown')
  @Documented({
    summary: 'Add an item to the cart (alternative path)',
    operationId: 'addToCart',
    description: 'The same as `POST /api/cart/items`.',
    request: { product_id: 12, quantity: 2 },
    ...CART_ANSWER,
    errors: ['unknown_product', 'insufficient_stock', 'cart_full'],
  })
  add(
    @Body() body: AddItemBody,
    @CurrentCaller() caller: Caller,
    @IntentDone() done: boolean,
  ): Promise<Answer<CartResponse>> {
    return done ? this.cart.show(caller) : this.cart.add(body, caller);
  }

  @Put('update')
  @Documented({
    summary: 'Change the quantity of a cart item (alternative path)',
    operationId: 'updateCart',
    description: 'The same as `PUT /api/cart/items/{id}`, with the id of the line in the body.',
    request: { item_id: 31, quantity: 3 },
    ...CART_ANSWER,
    errors: ['unknown_item', 'insufficient_stock'],
  })
  update(@Body() body: UpdateItemBody, @CurrentCaller() caller: Caller): Promise<Answer<CartResponse>> {
    return this.cart.setQuantity(body.item_id, body.quantity, caller);
  }

  @Delete('remove')
  @ApiBody({ type: RemoveItemBody, required: false })
  @Documented({
    summary: 'Remove an item from the cart (alternative path)',
    operationId: 'removeFromCart',
    description: 'The same as `DELETE /api/cart/items/{id}`, with the id of the line in the body or in the query.',
    request: { item_id: 31 },
    ...CART_ANSWER,
    errors: ['unknown_item'],
  })
  remove(
    @Body() body: RemoveItemBody,
    @Query() query: RemoveItemQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer<CartResponse>> {
    return this.cart.remove(itemIdOf(body, query), caller);
  }
}

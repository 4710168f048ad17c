import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import type { Answer } from '../../platform/http/envelope/answer.js';
import { Idempotent, IntentDone } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { CartOperations } from './cart-operations.js';
import { CartTokenInterceptor } from './cart-token.interceptor.js';
import { CART_ANSWER } from './cart.examples.js';
import { AddItemDto, ChooseShippingDto, SetQuantityDto } from './dto/cart.dto.js';
import { ItemIdPipe } from './item-id.pipe.js';

@ApiTags('Cart')
@Controller('api/cart')
@UseInterceptors(CartTokenInterceptor)
@Access('anyone')
export class CartController {
  constructor(private readonly cart: CartOperations) {}

  @Get()
  @Documented({
    summary: 'Get the cart',
    description:
      'Prices are the catalog’s present ones. A line that cannot be bought says why (`unavailable`) and does not count in the totals.',
    ...CART_ANSWER,
  })
  show(@CurrentCaller() caller: Caller): Promise<Answer> {
    return this.cart.show(caller);
  }

  @Post('items')
  @HttpCode(200)
  @Idempotent('shown')
  @Documented({
    summary: 'Add an item',
    description: 'Adds to the quantity that is in the cart already.',
    ...CART_ANSWER,
    errors: [404, 409, 422],
  })
  add(@Body() body: AddItemDto, @CurrentCaller() caller: Caller, @IntentDone() done: boolean): Promise<Answer> {
    return done ? this.cart.show(caller) : this.cart.add(body, caller);
  }

  @Put('items/:id')
  @Documented({ summary: 'Set the quantity of an item', ...CART_ANSWER, errors: [404, 409, 422] })
  setQuantity(
    @Param('id', ItemIdPipe) id: number,
    @Body() body: SetQuantityDto,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer> {
    return this.cart.setQuantity(id, body.quantity, caller);
  }

  @Delete('items/:id')
  @Documented({ summary: 'Remove an item', ...CART_ANSWER, errors: [404] })
  remove(@Param('id', ItemIdPipe) id: number, @CurrentCaller() caller: Caller): Promise<Answer> {
    return this.cart.remove(id, caller);
  }

  @Delete()
  @Documented({ summary: 'Clear the cart', ...CART_ANSWER })
  clear(@CurrentCaller() caller: Caller): Promise<Answer> {
    return this.cart.clear(caller);
  }

  @Put('shipping')
  @Documented({ summary: 'Choose the shipping method and the country', ...CART_ANSWER, errors: [422] })
  chooseShipping(@Body() body: ChooseShippingDto, @CurrentCaller() caller: Caller): Promise<Answer> {
    return this.cart.chooseShipping(body, caller);
  }
}

import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  UseInterceptors,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import type { Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent, IntentDone } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { CartOperations } from './cart-operations.js';
import { CartTokenInterceptor } from './cart-token.interceptor.js';
import { CART_ANSWER, CHOSEN_SHIPPING } from './cart.examples.js';
import { AddItemBody, ChooseShippingBody, SetQuantityBody } from './dto/cart.dto.js';
import { CallbackProductResponse, type CartResponse } from './dto/cart.response.js';
import { cartErrors } from '../cart.errors.js';

/** An id in plain digits; any other value matches no item. */
@Injectable()
class ItemIdPipe implements PipeTransform<string, number> {
  transform(id: string): number {
    if (!/^\d{1,15}$/.test(id)) throw cartErrors.unknown_item();
    return Number(id);
  }
}

@ApiTags('Cart')
@ApiExtraModels(CallbackProductResponse)
@Controller('api/cart')
@UseInterceptors(CartTokenInterceptor)
@Access('anyone')
export class CartController {
  constructor(private readonly cart: CartOperations) {}

  @Get()
  @Documented({
    summary: 'Get the cart',
    operationId: 'getCart',
    description:
      'Prices are the current ones of the catalog. A line that cannot be bought gives the reason in ' +
      '`unavailable` and does not count in the totals. A guest without cookies gets `X-Cart-Token` and ' +
      'sends it with the following requests.',
    ...CART_ANSWER,
  })
  show(@CurrentCaller() caller: Caller): Promise<Answer<CartResponse>> {
    return this.cart.show(caller);
  }

  @Post('items')
  @HttpCode(200)
  @Idempotent('shown')
  @Documented({
    summary: 'Add an item to the cart',
    operationId: 'createCartItem',
    description:
      'Adds to the quantity that is already in the cart. 409 `insufficient_stock` if there are not enough ' +
      'pieces, `cart_full` if the cart already has 100 lines.',
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

  @Put('items/:id')
  @Documented({
    summary: 'Change the quantity of a cart item',
    description: 'Replaces the quantity of the line. To remove the line, delete it: 0 is refused.',
    request: { quantity: 3 },
    operationId: 'updateCartItem',
    ...CART_ANSWER,
    errors: ['unknown_item', 'insufficient_stock'],
  })
  setQuantity(
    @Param('id', ItemIdPipe) id: number,
    @Body() body: SetQuantityBody,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer<CartResponse>> {
    return this.cart.setQuantity(id, body.quantity, caller);
  }

  @Delete('items/:id')
  @Documented({
    summary: 'Remove an item from the cart',
    description: '404 `unknown_item` if the cart has no such line.',
    operationId: 'deleteCartItem',
    ...CART_ANSWER,
    errors: ['unknown_item'],
  })
  remove(@Param('id', ItemIdPipe) id: number, @CurrentCaller() caller: Caller): Promise<Answer<CartResponse>> {
    return this.cart.remove(id, caller);
  }

  @Delete()
  @Documented({
    summary: 'Clear the cart',
    description: 'Removes all lines; the chosen shipping method and country stay.',
    operationId: 'clearCart',
    ...CART_ANSWER,
  })
  clear(@CurrentCaller() caller: Caller): Promise<Answer<CartResponse>> {
    return this.cart.clear(caller);
  }

  @Put('shipping')
  @Documented({
    summary: 'Choose the shipping method of the cart',
    description: 'Method and destination determine shipping cost and tax of the cart, and are the default at checkout.',
    request: CHOSEN_SHIPPING,
    operationId: 'chooseCartShipping',
    ...CART_ANSWER,
  })
  chooseShipping(@Body() body: ChooseShippingBody, @CurrentCaller() caller: Caller): Promise<Answer<CartResponse>> {
    return this.cart.chooseShipping(body, caller);
  }
}

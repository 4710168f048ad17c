import { Injectable } from '@nestjs/common';
import type { SellableRef } from '../../catalog/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Messages } from '../../platform/i18n/messages.js';
import { AddToCart } from '../use-cases/add-to-cart.js';
import { ChangeQuantity } from '../use-cases/change-quantity.js';
import { ChooseShipping } from '../use-cases/choose-shipping.js';
import { ClearCart } from '../use-cases/clear-cart.js';
import { RemoveLine } from '../use-cases/remove-line.js';
import { ShowCart } from '../use-cases/show-cart.js';
import type { AddItemDto, ChooseShippingDto } from './dto/cart.dto.js';
import { callbackProductResponse, cartResponse, type CartResponse, miniCartResponse } from './dto/cart.response.js';

/** Both path sets do the same to the same cart; each answer carries the whole cart. */
@Injectable()
export class CartOperations {
  constructor(
    private readonly showCart: ShowCart,
    private readonly addToCart: AddToCart,
    private readonly changeQuantity: ChangeQuantity,
    private readonly removeLine: RemoveLine,
    private readonly clearCart: ClearCart,
    private readonly shipping: ChooseShipping,
    private readonly messages: Messages,
  ) {}

  show(caller: Caller): Promise<Answer<CartResponse>> {
    return this.answer(caller, 'common.ok');
  }

  async add({ product_id, variant_id, quantity }: AddItemDto, caller: Caller): Promise<Answer<CartResponse>> {
    const wanted = { productId: product_id, variantId: variant_id ?? null, quantity: quantity ?? 1 };
    return this.answer(
      caller,
      'cart.messages.added',
      await this.addToCart.run(caller.ownerKey, wanted, caller.language),
    );
  }

  async setQuantity(itemId: number, quantity: number, caller: Caller): Promise<Answer<CartResponse>> {
    const changed = await this.changeQuantity.run(caller.ownerKey, itemId, quantity, caller.language);
    return this.answer(caller, 'cart.messages.updated', changed);
  }

  async remove(itemId: number, caller: Caller): Promise<Answer<CartResponse>> {
    return this.answer(caller, 'cart.messages.removed', await this.removeLine.run(caller.ownerKey, itemId));
  }

  async clear(caller: Caller): Promise<Answer<CartResponse>> {
    await this.clearCart.run(caller.ownerKey);
    return this.answer(caller, 'cart.messages.cleared');
  }

  async chooseShipping({ method, country }: ChooseShippingDto, caller: Caller): Promise<Answer<CartResponse>> {
    await this.shipping.run(caller.ownerKey, method, country ?? null, caller.language);
    return this.answer(caller, 'cart.messages.shipping_chosen');
  }

  private async answer(
    { ownerKey, language }: Caller,
    message: string,
    changed: SellableRef | null = null,
  ): Promise<Answer<CartResponse>> {
    const shown = await this.showCart.run(ownerKey, language, changed);
    const say = (key: string, args?: Record<string, unknown>): string => this.messages.say(language, key, args);
    return answer(
      cartResponse(shown, say, (money) => money.format(language)),
      {
        message,
        beside: { product: shown.product && callbackProductResponse(shown.product), miniCart: miniCartResponse(shown) },
      },
    );
  }
}

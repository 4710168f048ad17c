import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { SellableRef } from '../../catalog/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { AddToCart } from '../use-cases/add-to-cart.js';
import { ChangeCart } from '../use-cases/change-cart.js';
import { ChooseShipping } from '../use-cases/choose-shipping.js';
import { ShowCart, type ShownCart } from '../use-cases/show-cart.js';
import type { AddItemBody, ChooseShippingBody } from './dto/cart.dto.js';
import { callbackProductResponse, cartResponse, type CartResponse, miniCartResponse } from './dto/cart.response.js';

/** The operations of both sets of endpoints; each answer contains the whole cart. */
@Injectable()
export class CartOperations {
  constructor(
    private readonly showCart: ShowCart,
    private readonly addToCart: AddToCart,
    private readonly changeCart: ChangeCart,
    private readonly shipping: ChooseShipping,
    private readonly messages: Messages,
  ) {}

  show(caller: Caller): Promise<Answer<CartResponse>> {
    return this.answer(caller, 'common.ok');
  }

  async add({ product_id, variant_id, quantity }: AddItemBody, caller: Caller): Promise<Answer<CartResponse>> {
    const wanted = { productId: product_id, variantId: variant_id ?? null, quantity: quantity ?? 1 };
    const added = await this.addToCart.run(caller.ownerKey, wanted, caller.language, caller.isNewGuest);
    return this.compose(await this.showCart.added(added, caller.language), caller.language, 'cart.messages.added');
  }

  async setQuantity(itemId: number, quantity: number, caller: Caller): Promise<Answer<CartResponse>> {
    const changed = await this.changeCart.setQuantity(caller.ownerKey, itemId, quantity, caller.language);
    return this.answer(caller, 'cart.messages.updated', changed);
  }

  async remove(itemId: number, caller: Caller): Promise<Answer<CartResponse>> {
    return this.answer(caller, 'cart.messages.removed', await this.changeCart.remove(caller.ownerKey, itemId));
  }

  async clear(caller: Caller): Promise<Answer<CartResponse>> {
    await this.changeCart.clear(caller.ownerKey);
    return this.answer(caller, 'cart.messages.cleared');
  }

  async chooseShipping({ method, country }: ChooseShippingBody, caller: Caller): Promise<Answer<CartResponse>> {
    await this.shipping.run(caller.ownerKey, method, country ?? null, caller.language);
    return this.answer(caller, 'cart.messages.shipping_chosen');
  }

  private async answer(
    { ownerKey, language }: Caller,
    message: string,
    changed: SellableRef | null = null,
  ): Promise<Answer<CartResponse>> {
    return this.compose(await this.showCart.run(ownerKey, language, changed), language, message);
  }

  private compose(shown: ShownCart, language: Language, message: string): Answer<CartResponse> {
    const say = (key: string, args?: Record<string, unknown>): string => this.messages.translate(language, key, args);
    return answer(
      cartResponse(shown, say, (money) => money.format(language)),
      {
        message,
        beside: { product: shown.product && callbackProductResponse(shown.product), miniCart: miniCartResponse(shown) },
      },
    );
  }
}

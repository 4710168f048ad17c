import { Injectable } from '@nestjs/common';
import type { SellableRef } from '../../catalog/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { AddToCart } from '../use-cases/add-to-cart.js';
import { ChangeCart } from '../use-cases/change-cart.js';
import { ChooseShipping } from '../use-cases/choose-shipping.js';
import { ShowCart, type ShownCart } from '../use-cases/show-cart.js';
import type { AddItemDto, ChooseShippingDto } from './dto/cart.dto.js';

/** Both path sets do the same to the same cart; each answer carries the whole cart. */
@Injectable()
export class CartOperations {
  constructor(
    private readonly showCart: ShowCart,
    private readonly addToCart: AddToCart,
    private readonly changeCart: ChangeCart,
    private readonly shipping: ChooseShipping,
  ) {}

  show(caller: Caller): Promise<Answer> {
    return this.answer(caller, 'common.ok');
  }

  async add({ product_id, variant_id, quantity }: AddItemDto, caller: Caller): Promise<Answer> {
    const wanted = { productId: product_id, variantId: variant_id ?? null, quantity: quantity ?? 1 };
    const added = await this.addToCart.run(holderOf(caller), wanted, caller.language);
    return cartAnswer(await this.showCart.added(added, caller.language), 'cart.messages.added');
  }

  async setQuantity(itemId: number, quantity: number, caller: Caller): Promise<Answer> {
    const changed = await this.changeCart.setQuantity(holderOf(caller), itemId, quantity, caller.language);
    return this.answer(caller, 'cart.messages.updated', changed);
  }

  async remove(itemId: number, caller: Caller): Promise<Answer> {
    return this.answer(caller, 'cart.messages.removed', await this.changeCart.remove(holderOf(caller), itemId));
  }

  async clear(caller: Caller): Promise<Answer> {
    await this.changeCart.clear(holderOf(caller));
    return this.answer(caller, 'cart.messages.cleared');
  }

  async chooseShipping({ method, country }: ChooseShippingDto, caller: Caller): Promise<Answer> {
    await this.shipping.run(holderOf(caller), method, country ?? null, caller.language);
    return this.answer(caller, 'cart.messages.shipping_chosen');
  }

  private async answer(caller: Caller, message: string, changed: SellableRef | null = null): Promise<Answer> {
    return cartAnswer(await this.showCart.run(holderOf(caller), caller.language, changed), message);
  }
}

const cartAnswer = ({ cart, product, miniCart }: ShownCart, message: string): Answer =>
  answer(cart, { message, beside: { product, miniCart } });

/** Who the cart belongs to; a caller to whom none can belong is asked to say who it is. */
export function holderOf({ ownerKey }: Caller): string {
  if (ownerKey === null) throw commonErrors.unauthenticated();
  return ownerKey;
}

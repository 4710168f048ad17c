import { Injectable } from '@nestjs/common';
import { AddToCart } from './add-to-cart.js';
import { ChangeQuantity } from './change-quantity.js';
import { ChooseShipping } from './choose-shipping.js';
import { ClearCart } from './clear-cart.js';
import { RemoveLine } from './remove-line.js';

/** All that can be done to a cart, for whoever does all of it. */
@Injectable()
export class CartChanges {
  constructor(
    readonly adding: AddToCart,
    readonly quantities: ChangeQuantity,
    readonly removing: RemoveLine,
    readonly clearing: ClearCart,
    readonly shipping: ChooseShipping,
  ) {}
}

import { Injectable } from '@nestjs/common';
import { DomainError, type Language } from '#kernel';
import { CartFacade, type CheckoutLine } from '../../cart/index.js';
import { mostOf } from '../../catalog/index.js';
import { Messages } from '../../platform/i18n/i18n.module.js';

const ANYWHERE = { country: null, shippingMethod: null };

/** Repairs a cart that cannot be ordered: reduces quantities to the stock and removes unavailable products. */
@Injectable()
export class RepairCart {
  constructor(
    private readonly carts: CartFacade,
    private readonly messages: Messages,
  ) {}

  /** Returns translated descriptions of the changes. */
  async run(holder: string, language: Language): Promise<string[]> {
    const { lines } = await this.carts.forCheckout(holder, language, ANYWHERE);
    const done: string[] = [];
    for (const line of lines) {
      const key = await this.repair(holder, line, language);
      if (key)
        done.push(
          this.messages.translate(language, `storefront.checkout.repaired.${key}`, {
            name: line.name,
            quantity: mostOf(line.sellable),
          }),
        );
    }
    return done;
  }

  private async repair(
    holder: string,
    { itemId, problem, sellable }: CheckoutLine,
    language: Language,
  ): Promise<'fewer' | 'limited' | 'gone' | null> {
    if (problem === null || problem === 'amount_too_large') return null;
    const isLeft = (problem === 'insufficient_stock' || problem === 'above_limit') && sellable.inStock > 0;
    try {
      if (isLeft) await this.carts.setQuantity(holder, itemId, mostOf(sellable), language);
      else await this.carts.remove(holder, itemId);
      if (!isLeft) return 'gone';
      return mostOf(sellable) < sellable.inStock ? 'limited' : 'fewer';
    } catch (error) {
      // Another request has changed the cart again; the next round checks it.
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}

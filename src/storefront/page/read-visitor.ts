import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Money, type Language } from '#kernel';
import { CartFacade } from '../../cart/index.js';
import { CustomerFacade } from '../../customer/index.js';
import { sessionCaller } from '../../identity/index.js';
import { guestTokenOf } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { isDatabaseUnavailable } from '../../platform/database/pg-errors.js';

/** Data of the visitor in a page's header. */
export interface Visitor {
  readonly language: Language;
  readonly isCustomer: boolean;
  readonly cart: { readonly count: number; readonly total: Money };
  readonly wishlist: readonly number[];
  readonly compare: readonly number[];
}

/**
 * The visitor's cart and lists. Anonymous visitors have none, so that nothing is queried. A page does not fail if they
 * cannot be read.
 */
@Injectable()
export class ReadVisitor {
  constructor(
    private readonly carts: CartFacade,
    private readonly customers: CustomerFacade,
    private readonly config: Config,
  ) {}

  async run(request: Request): Promise<Visitor> {
    const caller = request.caller ?? sessionCaller(request);
    const { language } = request;
    const isKnown = caller.customerId !== null || guestTokenOf(request).known;
    const stranger = {
      language,
      isCustomer: caller.kind === 'customer',
      cart: { count: 0, total: Money.zero(this.config.currency) },
      wishlist: [],
      compare: [],
    };
    if (!isKnown) return stranger;
    try {
      const [cart, listed] = await Promise.all([
        this.carts.mini(caller.ownerKey, language),
        this.customers.listed(caller.ownerKey),
      ]);
      return { ...stranger, cart, ...listed };
    } catch (error) {
      if (isDatabaseUnavailable(error)) return stranger;
      throw error;
    }
  }
}

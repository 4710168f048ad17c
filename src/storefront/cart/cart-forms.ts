import { Injectable } from '@nestjs/common';
import { isISO31661Alpha2 } from 'class-validator';
import type { Request } from 'express';
import { DomainError, FieldErrors, type Language } from '#kernel';
import { CartFacade } from '../../cart/index.js';
import { CatalogFacade, type SellableRef } from '../../catalog/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { describeError } from '../../platform/http/errors/describe-error.js';
import { Messages } from '../../platform/i18n/messages.js';
import type { FormAnswer } from '../page/form-answer.js';
import { idIn, itemIn, quantityIn, text, variantIn, type Form } from '../page/form-fields.js';
import { localPath } from '../page/local-path.js';
import { Refusals } from '../page/refusals.js';
import type { CartRefusal } from './cart-refusal.js';
import { ShowCartPage } from './show-cart-page.js';

type Told = CartRefusal['told'];

/** The forms of the cart's page, and of whatever page puts something into it. */
@Injectable()
export class CartForms {
  constructor(
    private readonly carts: CartFacade,
    private readonly catalog: CatalogFacade,
    private readonly page: ShowCartPage,
    private readonly refusals: Refusals,
    private readonly messages: Messages,
  ) {}

  /** `{product_id, variant_id?, quantity?, back?}`; a product that has variants is chosen on its own page. */
  async add(request: Request, caller: Caller, form: Form): Promise<FormAnswer> {
    const wanted = { productId: idIn(form, 'product_id'), variantId: variantIn(form) };
    const back = localPath(form['back'], '/cart');
    const add = async (): Promise<FormAnswer> => {
      await this.carts.add(caller.ownerKey, { ...wanted, quantity: quantityIn(form, 1) }, request.language);
      return { to: back, said: 'added' };
    };
    return this.orAgain(
      request,
      caller,
      () => add().catch((error: unknown) => this.chooseVariant(error, wanted, request.language)),
      (told) => ({ told, wanted: { ...wanted, entry: text(form, 'quantity') || '1', back } }),
    );
  }

  /** To the product's page, when it is a variant that is missing or unknown; else the error. */
  private async chooseVariant(error: unknown, wanted: SellableRef, language: Language): Promise<FormAnswer> {
    const [sellable] = error instanceof FieldErrors ? await this.catalog.sellables([wanted], language) : [];
    if (sellable?.unavailable !== 'variant_required' && sellable?.unavailable !== 'variant_unknown') throw error;
    return { to: `/product/${sellable.alias}`, said: 'choose_variant' };
  }

  /** `{item_id, quantity}` */
  update(request: Request, caller: Caller, form: Form): Promise<FormAnswer> {
    const itemId = itemIn(form);
    return this.orAgain(
      request,
      caller,
      async () => {
        await this.carts.setQuantity(caller.ownerKey, itemId, quantityIn(form), request.language);
        return { to: `/cart#line-${itemId}`, said: 'updated' };
      },
      (told) => ({
        told,
        wrong: {
          itemId,
          entry: text(form, 'quantity').slice(0, 15),
          error: told.errors?.['quantity']?.[0] ?? told.message,
        },
      }),
    );
  }

  /** `{item_id}` */
  remove(request: Request, caller: Caller, form: Form): Promise<FormAnswer> {
    return this.orAgain(request, caller, async () => {
      await this.carts.remove(caller.ownerKey, itemIn(form));
      return { to: '/cart', said: 'removed' };
    });
  }

  async clear(caller: Caller): Promise<FormAnswer> {
    await this.carts.clear(caller.ownerKey);
    return { to: '/cart', said: 'cleared' };
  }

  /** `{country?, shipping_method}` */
  chooseShipping(request: Request, caller: Caller, form: Form): Promise<FormAnswer> {
    const choice = { country: text(form, 'country').toUpperCase(), method: text(form, 'shipping_method').slice(0, 50) };
    return this.orAgain(
      request,
      caller,
      async () => {
        if (choice.country !== '' && !isISO31661Alpha2(choice.country))
          throw new FieldErrors({ country: [{ key: 'validation.isISO31661Alpha2' }] });
        const method = choice.method || (await this.firstWay(caller, choice.country || null, request.language));
        await this.carts.chooseShipping(caller.ownerKey, method, choice.country || null, request.language);
        return { to: '/cart#shipping', said: 'shipping_chosen' };
      },
      (told) => ({ told, choice }),
    );
  }

  /** Where nothing could be sent before there was nothing to choose: the first way to the new country is taken, as an order would. */
  private async firstWay(caller: Caller, country: string | null, language: Language): Promise<string> {
    const { quotes } = await this.carts.forCheckout(caller.ownerKey, language, { country, shippingMethod: null });
    return quotes[0]?.key ?? '';
  }

  /** The change, or the cart's page with why it could not be. */
  private async orAgain(
    request: Request,
    caller: Caller,
    change: () => Promise<FormAnswer>,
    refused: (told: Told) => CartRefusal = (told) => ({ told }),
  ): Promise<FormAnswer> {
    try {
      return await change();
    } catch (error) {
      const told = this.told(error, request);
      return { status: told.status, html: await this.page.run(request, caller, refused(told)) };
    }
  }

  /** A line that is gone meanwhile, from another tab, is told on the cart's page too. */
  private told(error: unknown, request: Request): Told {
    const gone = error instanceof DomainError && error.code === 'unknown_item';
    return gone
      ? describeError(error, (key, args) => this.messages.say(request.language, key, args))
      : this.refusals.of(error, request);
  }
}

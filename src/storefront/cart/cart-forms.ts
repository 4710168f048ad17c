import { Injectable } from '@nestjs/common';
import { isISO31661Alpha2 } from 'class-validator';
import type { Request } from 'express';
import { DomainError, FieldErrors, type Language } from '#kernel';
import { CartFacade } from '../../cart/index.js';
import { CatalogFacade, type SellableRef } from '../../catalog/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { describeError } from '../../platform/http/errors/describe-error.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { type FormAnswer, localPath } from '../page/page-answer.js';
import { idIn, itemIn, quantityIn, text, variantIn, type Form } from '../page/form-fields.js';
import { Refusals } from '../page/refusals.js';
import type { CartRefusal } from './cart-refusal.js';
import { ShowCartPage } from './show-cart-page.js';

type DescribedRefusal = CartRefusal['described'];

/** Forms of the cart page, and of all pages that add to the cart. */
@Injectable()
export class CartForms {
  constructor(
    private readonly carts: CartFacade,
    private readonly catalog: CatalogFacade,
    private readonly page: ShowCartPage,
    private readonly refusals: Refusals,
    private readonly messages: Messages,
  ) {}

  /** Form fields `{product_id, variant_id?, quantity?, back?}`. A variant is chosen on the product's page. */
  async add(request: Request, caller: Caller, form: Form): Promise<FormAnswer> {
    const selection = { productId: idIn(form, 'product_id'), variantId: variantIn(form) };
    const back = localPath(form['back'], '/cart');
    const add = async (): Promise<FormAnswer> => {
      await this.carts.add(caller.ownerKey, { ...selection, quantity: quantityIn(form, 1) }, request.language);
      return { to: back, notice: 'added' };
    };
    return this.orAgain(
      request,
      caller,
      () => add().catch((error: unknown) => this.chooseVariant(error, selection, request.language)),
      (described) => ({ described, requested: { ...selection, entry: text(form, 'quantity') || '1', back } }),
    );
  }

  /**
   * Redirects to the product's page if the variant is missing, unknown or sold out. For a sold-out variant, this page
   * offers a back-in-stock email. Throws all other errors.
   */
  private async chooseVariant(error: unknown, selection: SellableRef, language: Language): Promise<FormAnswer> {
    const isAboutProduct = error instanceof FieldErrors || error instanceof DomainError;
    const [sellable] = isAboutProduct ? await this.catalog.sellables([selection], language) : [];
    if (sellable?.unavailable === 'sold_out' && selection.variantId !== null)
      return { to: `/product/${sellable.alias}?variant=${selection.variantId}#stock-alert`, notice: 'sold_out' };
    if (sellable?.unavailable !== 'variant_required' && sellable?.unavailable !== 'variant_unknown') throw error;
    return { to: `/product/${sellable.alias}`, notice: 'choose_variant' };
  }

  /** Form fields `{item_id, quantity}`. */
  update(request: Request, caller: Caller, form: Form): Promise<FormAnswer> {
    const itemId = itemIn(form);
    return this.orAgain(
      request,
      caller,
      async () => {
        await this.carts.setQuantity(caller.ownerKey, itemId, quantityIn(form), request.language);
        return { to: `/cart#line-${itemId}`, notice: 'updated' };
      },
      (described) => ({
        described,
        wrong: {
          itemId,
          entry: text(form, 'quantity').slice(0, 15),
          error: described.errors?.['quantity']?.[0] ?? described.message,
        },
      }),
    );
  }

  /** Form fields `{item_id}`. */
  remove(request: Request, caller: Caller, form: Form): Promise<FormAnswer> {
    return this.orAgain(request, caller, async () => {
      await this.carts.remove(caller.ownerKey, itemIn(form));
      return { to: '/cart', notice: 'removed' };
    });
  }

  async clear(caller: Caller): Promise<FormAnswer> {
    await this.carts.clear(caller.ownerKey);
    return { to: '/cart', notice: 'cleared' };
  }

  /** Form fields `{country?, shipping_method}`. */
  chooseShipping(request: Request, caller: Caller, form: Form): Promise<FormAnswer> {
    const choice = { country: text(form, 'country').toUpperCase(), method: text(form, 'shipping_method').slice(0, 50) };
    return this.orAgain(
      request,
      caller,
      async () => {
        if (choice.country !== '' && !isISO31661Alpha2(choice.country))
          throw new FieldErrors({ country: [{ key: 'validation.isISO31661Alpha2' }] });
        const method = choice.method || (await this.firstMethod(caller, choice.country || null, request.language));
        await this.carts.chooseShipping(caller.ownerKey, method, choice.country || null, request.language);
        return { to: '/cart#shipping', notice: 'shipping_chosen' };
      },
      (described) => ({ described, choice }),
    );
  }

  /** If no method was available before, chooses the first method for the new country, as an order would. */
  private async firstMethod(caller: Caller, country: string | null, language: Language): Promise<string> {
    const { quotes } = await this.carts.forCheckout(caller.ownerKey, language, { country, shippingMethod: null });
    return quotes[0]?.key ?? '';
  }

  /** Makes the change, or shows the cart's page with the error. */
  private async orAgain(
    request: Request,
    caller: Caller,
    change: () => Promise<FormAnswer>,
    refused: (described: DescribedRefusal) => CartRefusal = (described) => ({ described }),
  ): Promise<FormAnswer> {
    try {
      return await change();
    } catch (error) {
      const described = this.describe(error, request);
      return { status: described.status, html: await this.page.run(request, caller, refused(described)) };
    }
  }

  /** A line that was removed in another tab is reported on the cart page too. */
  private describe(error: unknown, request: Request): DescribedRefusal {
    const isMissing = error instanceof DomainError && error.code === 'unknown_item';
    return isMissing
      ? describeError(error, (key, args) => this.messages.translate(request.language, key, args))
      : this.refusals.of(error, request);
  }
}

import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '#kernel';
import { CartFacade, cartErrors } from '../../cart/index.js';
import { CatalogFacade, type SellableRef } from '../../catalog/index.js';
import { CustomerFacade } from '../../customer/index.js';
import type { Caller } from '../../platform/access/caller.js';
import type { DescribedError } from '../../platform/http/errors/describe-error.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShowPage } from '../page/show-page.js';
import { cartPageView } from './cart-page-view.js';
import { hintFor, type FastEntries } from './fast-order-entries.js';
import { sellableView } from './line-view.js';

export type FastOrderPage = { readonly html: string } | { readonly choose: string };

/** The page of a fast order: of one product, or of the whole cart. */
@Injectable()
export class ShowFastOrder {
  constructor(
    private readonly carts: CartFacade,
    private readonly catalog: CatalogFacade,
    private readonly customers: CustomerFacade,
    private readonly messages: Messages,
    private readonly pages: ShowPage,
  ) {}

  /**
   * @param ref null: the whole cart
   * @returns `choose`: the URL of the product's page if a variant has to be chosen first
   * @throws unknown_product (404)
   */
  async run(
    request: Request,
    caller: Caller,
    ref: SellableRef | null,
    sent: FastEntries,
    refusal: DescribedError | null = null,
  ): Promise<FastOrderPage> {
    const { language } = request;
    const goods = ref ? await this.product(ref, language) : await this.cart(caller, language);
    if (typeof goods === 'string') return { choose: goods };
    const entries = refusal ? sent : { ...(await this.known(caller)), quantity: sent.quantity || '1', once: newKey() };
    const complaints = refusal ? this.complaints(refusal, entries, language) : [];
    const html = await this.pages.run(request, {
      template: 'fast-order',
      title: this.messages.translate(language, 'storefront-cart.fast.title'),
      address: addressOf(ref, entries.quantity),
      variables: {
        ...goods,
        entries,
        refusal,
        fields: complaints,
        errors: Object.fromEntries(complaints.map(({ name, error }) => [name, error])),
      },
    });
    return { html };
  }

  /** The URL of the product's page if a variant has to be chosen first. */
  private async product(ref: SellableRef, language: Language) {
    const [[sellable], attributeText] = await Promise.all([
      this.catalog.sellables([ref], language),
      this.catalog.attributeText(language),
    ]);
    if (!sellable || sellable.unavailable === 'unknown' || sellable.unavailable === 'unpublished')
      throw cartErrors.unknown_product();
    if (sellable.unavailable === 'variant_required' || sellable.unavailable === 'variant_unknown')
      return `/product/${sellable.alias}`;
    return { product: sellableView(sellable, attributeText, language), cart: null, shown: sellable.price.toString() };
  }

  private async cart({ ownerKey }: Caller, language: Language) {
    const [cart, attributeText] = await Promise.all([
      this.carts.forCheckout(ownerKey, language, { country: null, shippingMethod: null }),
      this.catalog.attributeText(language),
    ]);
    return {
      product: null,
      cart: cartPageView(cart, attributeText, language, null),
      shown: cart.totals.subtotal.toString(),
    };
  }

  private async known({ customerId }: Caller): Promise<Pick<FastEntries, 'first_name' | 'phone' | 'email'>> {
    const customer = customerId === null ? null : await this.customers.byId(customerId);
    return { first_name: customer?.firstName ?? '', phone: customer?.phone ?? '', email: customer?.email ?? '' };
  }

  private complaints({ errors = {} }: DescribedError, entries: FastEntries, language: Language) {
    const translate = (key: string): string => this.messages.translate(language, `storefront-cart.${key}`);
    return Object.entries(errors).map(([name, [error]]) => {
      const better = hintFor(name, entries);
      return {
        name,
        id: `fast-${name}`,
        label: translate(`fast.fields.${name}`),
        error: better ? translate(`fast.${better}`) : error,
      };
    });
  }
}

function addressOf(ref: SellableRef | null, quantity: string): string {
  if (ref === null) return '/fast-order';
  const query = new URLSearchParams({ product_id: String(ref.productId) });
  if (ref.variantId !== null) query.set('variant_id', String(ref.variantId));
  if (/^\d{1,9}$/.test(quantity) && quantity !== '1') query.set('quantity', quantity);
  return `/fast-order?${query}`;
}

const newKey = (): string => randomBytes(16).toString('hex');

import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '#kernel';
import { CartFacade, type CheckoutCart } from '../../cart/index.js';
import { CatalogFacade, mostOf } from '../../catalog/index.js';
import { CustomerFacade } from '../../customer/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { countriesIn } from '../page/countries.js';
import { productTile, type ProductTile } from '../page/product-tile.js';
import { ShowPage } from '../page/show-page.js';
import type { AttributeText } from '../page/sums-view.js';
import { cartPageView } from './cart-page-view.js';
import type { CartRefusal, RequestedProduct, WrongChoice } from './cart-refusal.js';
import { sellableView } from './line-view.js';

/** Maximum number of products from the wishlist below the cart. */
const MAX_WISHLIST_ITEMS = 4;

/** The cart's page; after a refusal with the entries and their error. */
@Injectable()
export class ShowCartPage {
  constructor(
    private readonly carts: CartFacade,
    private readonly catalog: CatalogFacade,
    private readonly customers: CustomerFacade,
    private readonly messages: Messages,
    private readonly pages: ShowPage,
  ) {}

  async run(request: Request, caller: Caller, refusal: CartRefusal | null = null): Promise<string> {
    const { language } = request;
    const [cart, attributeText] = await Promise.all([
      this.carts.forCheckout(caller.ownerKey, language, selectionOf(refusal?.choice)),
      this.catalog.attributeText(language),
    ]);
    const choice = refusal?.choice;
    return this.pages.run(request, {
      template: 'cart',
      title: this.messages.translate(language, 'storefront-cart.title'),
      address: '/cart',
      variables: {
        cart: cartPageView(cart, attributeText, language, refusal?.wrong ?? null),
        countries: countriesIn(language),
        errors: {
          country: refusal?.described.errors?.['country']?.[0] ?? null,
          method: refusal?.described.errors?.['method']?.[0] ?? null,
        },
        country: choice?.country ?? cart.country ?? '',
        refusal: refusal?.described ?? null,
        fields: refusal ? this.fields(refusal, language) : [],
        wanted: refusal?.requested ? await this.requested(refusal.requested, cart, attributeText, language) : null,
        wished: await this.wishlist(caller, cart, language),
      },
    });
  }

  /** The field in which each error can be corrected. */
  private fields({ described, wrong }: CartRefusal, language: Language): object[] {
    const places: Record<string, { id: string; label: string }> = {
      quantity: { id: wrong ? `quantity-${wrong.itemId}` : 'wanted-quantity', label: 'quantity' },
      country: { id: 'country', label: 'country' },
      method: { id: 'shipping_method', label: 'shipping_way' },
    };
    return Object.entries(described.errors ?? {}).flatMap(([field, [error]]) => {
      const place = places[field];
      return place
        ? [{ id: place.id, label: this.messages.translate(language, `storefront-cart.${place.label}`), error }]
        : [];
    });
  }

  /** The requested product, with the quantity in the cart; null if it is unknown or unpublished. */
  private async requested(
    requested: RequestedProduct,
    cart: CheckoutCart,
    attributeText: AttributeText,
    language: Language,
  ): Promise<object | null> {
    const [sellable] = await this.catalog.sellables([requested], language);
    if (!sellable || sellable.unavailable === 'unknown' || sellable.unavailable === 'unpublished') return null;
    const have =
      cart.lines.find(
        (line) => line.sellable.productId === requested.productId && line.sellable.variantId === requested.variantId,
      )?.quantity ?? 0;
    return {
      ...sellableView(sellable, attributeText, language),
      entry: requested.entry,
      back: requested.back,
      have,
      most: Math.max(0, mostOf(sellable) - have),
    };
  }

  private async wishlist({ ownerKey }: Caller, { lines }: CheckoutCart, language: Language): Promise<ProductTile[]> {
    const { wishlist } = await this.customers.listed(ownerKey);
    const there = new Set(lines.map(({ sellable }) => sellable.productId));
    const cards = await this.catalog.cards(
      wishlist.filter((id) => !there.has(id)).slice(0, MAX_WISHLIST_ITEMS),
      language,
    );
    return cards.map((card) => productTile(card, language));
  }
}

/**
 * If a choice of shipping was refused, the page calculates the shipping of this choice as far as possible, because
 * another country has other methods.
 */
function selectionOf(choice: WrongChoice | undefined) {
  const country = choice && /^[A-Z]{2}$/.test(choice.country) ? choice.country : null;
  return { country, shippingMethod: choice?.method || null };
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isISO31661Alpha2 } from 'class-validator';
import type { Request } from 'express';
import { CartFacade } from '../../cart/index.js';
import { CatalogFacade } from '../../catalog/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { fieldsAlong, CarriedForms } from '../page/carried-forms.js';
import { ShowPage } from '../page/show-page.js';
import { cartView } from './cart-view.js';
import { checkoutForm } from './checkout-form.js';
import { complaintsOf, type Refusal } from './complaints.js';
import { readEntries, type Entries } from './entries.js';
import { KnownEntries } from './known-entries.js';
import { methodOf, unmetChoices } from './unmet-choices.js';

export const CHECKOUT = '/checkout';

/** State of the page, unless it is opened for the first time. */
export interface CheckoutState {
  /** Null: nothing was typed yet, so the customer's stored data is shown. */
  readonly entries: Entries | null;
  readonly refusal?: Refusal;
  /** Translated descriptions of the changes that made the cart orderable. */
  readonly repaired?: readonly string[];
  /** Whether the customer has logged in again after completing the form. */
  readonly again?: boolean;
}

/** The page with the cart, the form and the totals; after a refusal with the entries and their errors. */
@Injectable()
export class ShowCheckout implements OnModuleInit {
  constructor(
    private readonly carts: CartFacade,
    private readonly catalog: CatalogFacade,
    private readonly known: KnownEntries,
    private readonly payments: PaymentFacade,
    private readonly messages: Messages,
    private readonly pages: ShowPage,
    private readonly carried: CarriedForms,
  ) {}

  onModuleInit(): void {
    this.carried.register({
      path: CHECKOUT,
      read: readEntries,
      again: (request, caller, entries) => this.run(request, caller, { entries, again: true }),
    });
  }

  async run(
    request: Request,
    caller: Caller,
    { entries, refusal, repaired = [], again = false }: CheckoutState,
  ): Promise<string> {
    const { language } = caller;
    const saved = await this.known.addresses(caller);
    const values = entries ?? (await this.known.of(caller));
    const [cart, methods, attributeText] = await Promise.all([
      this.carts.forCheckout(caller.ownerKey, language, {
        country: countryOf(values),
        shippingMethod: values['shipping_method'] ?? null,
        suggestsCountry: values['shipping_country'] === undefined,
      }),
      this.payments.allOffered(),
      this.catalog.attributeText(language),
    ]);
    const translate = (key: string, args?: Record<string, unknown>): string =>
      this.messages.translate(language, key, args);
    const complaints = refusal
      ? complaintsOf(refusal, values, translate('storefront.checkout.fill_in'))
      : unmetChoices({ cart, methods, language }, values, translate);
    return this.pages.run(request, {
      template: 'checkout',
      title: translate('storefront.checkout.title'),
      description: translate('storefront.checkout.description'),
      address: CHECKOUT,
      variables: {
        cart: cartView(cart, attributeText, language),
        repaired,
        again,
        form: checkoutForm(
          {
            entries: { ...(cart.country && { shipping_country: cart.country }), ...values },
            complaints,
            requiresPhone: cart.quote?.requires.phone === true,
          },
          translate,
          language,
        ),
        chosenMethod: (methodOf(methods, values['payment_method']) ?? methods[0])?.key ?? null,
        refusal: refusal && { code: refusal.code, message: refusal.message },
        saved: saved.length > 1 || entries !== null ? saved : [],
        isGuest: caller.kind === 'guest',
        typed: entries === null ? [] : fieldsOf(entries),
        kept: fieldsAlong(CHECKOUT, entries ?? {}),
      },
    });
  }
}

function countryOf({ shipping_country: entry = '' }: Entries): string | null {
  const country = entry.trim().toUpperCase();
  return isISO31661Alpha2(country) ? country : null;
}

const fieldsOf = (entries: Entries) => Object.entries(entries).map(([name, value]) => ({ name, value }));

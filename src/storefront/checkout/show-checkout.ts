import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isISO31661Alpha2 } from 'class-validator';
import type { Request } from 'express';
import { CartFacade } from '../../cart/index.js';
import { CatalogFacade } from '../../catalog/index.js';
import { CustomerFacade } from '../../customer/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Messages } from '../../platform/i18n/messages.js';
import { fieldsAlong, KeptForms } from '../page/kept-forms.js';
import { ShowPage } from '../page/show-page.js';
import { cartView } from './cart-view.js';
import { checkoutForm } from './checkout-form.js';
import { complaintsOf, type Refusal } from './complaints.js';
import { readEntries, type Entries } from './entries.js';
import { methodOf, unmetChoices } from './unmet-choices.js';

export const CHECKOUT = '/checkout';

/** How the page is shown when it is not opened for the first time. */
export interface CheckoutState {
  /** null: nothing was typed yet, so what is known of a customer stands there. */
  readonly entries: Entries | null;
  readonly refusal?: Refusal;
  /** What was changed in the cart so that it can be ordered, in sentences. */
  readonly mended?: readonly string[];
  /** Its reader has logged in again since it was filled in. */
  readonly again?: boolean;
}

/** The page with the cart, the form and the totals; after a refusal with the entries kept and what is wrong beside them. */
@Injectable()
export class ShowCheckout implements OnModuleInit {
  constructor(
    private readonly carts: CartFacade,
    private readonly catalog: CatalogFacade,
    private readonly customers: CustomerFacade,
    private readonly payments: PaymentFacade,
    private readonly messages: Messages,
    private readonly pages: ShowPage,
    private readonly kept: KeptForms,
  ) {}

  onModuleInit(): void {
    this.kept.register({
      path: CHECKOUT,
      read: readEntries,
      again: (request, caller, entries) => this.run(request, caller, { entries, again: true }),
    });
  }

  async run(
    request: Request,
    caller: Caller,
    { entries, refusal, mended = [], again = false }: CheckoutState,
  ): Promise<string> {
    const { language } = caller;
    const filled = entries ?? (await this.known(caller));
    const [cart, methods, inWords] = await Promise.all([
      this.carts.forCheckout(caller.ownerKey, language, {
        country: countryOf(filled),
        shippingMethod: filled['shipping_method'] ?? null,
      }),
      this.payments.allOffered(),
      this.catalog.attributeText(language),
    ]);
    const say = (key: string, args?: Record<string, unknown>): string => this.messages.say(language, key, args);
    const complaints = refusal
      ? complaintsOf(refusal, filled, say('storefront.checkout.fill_in'))
      : unmetChoices({ cart, methods, language }, filled, say);
    return this.pages.run(request, {
      template: 'checkout',
      title: say('storefront.checkout.title'),
      description: say('storefront.checkout.description'),
      address: CHECKOUT,
      variables: {
        cart: cartView(cart, inWords, language),
        mended,
        again,
        form: checkoutForm(
          { ...(cart.country && { shipping_country: cart.country }), ...filled },
          complaints,
          say,
          language,
        ),
        chosenMethod: (methodOf(methods, filled['payment_method']) ?? methods[0])?.key ?? null,
        refusal: refusal && { code: refusal.code, message: refusal.message },
        isGuest: caller.kind === 'guest',
        typed: entries === null ? [] : fieldsOf(entries),
        kept: fieldsAlong(CHECKOUT, entries ?? {}),
      },
    });
  }

  private async known({ customerId }: Caller): Promise<Entries> {
    const customer = customerId === null ? null : await this.customers.byId(customerId);
    if (!customer) return {};
    const known = {
      email: customer.email,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
      shipping_address: customer.shippingAddress,
      shipping_city: customer.shippingCity,
      shipping_state: customer.shippingState,
      shipping_zip: customer.shippingZip,
      shipping_country: customer.shippingCountry,
    };
    return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])));
  }
}

function countryOf({ shipping_country: entry = '' }: Entries): string | null {
  const country = entry.trim().toUpperCase();
  return isISO31661Alpha2(country) ? country : null;
}

const fieldsOf = (entries: Entries) => Object.entries(entries).map(([name, value]) => ({ name, value }));

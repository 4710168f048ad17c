import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CartFacade } from '../../cart/index.js';
import { CatalogFacade } from '../../catalog/index.js';
import { CustomerFacade } from '../../customer/index.js';
import { PaymentFacade, type OfferedMethod } from '../../payment/index.js';
import type { Caller } from '../../platform/http/caller/caller.js';
import { Messages } from '../../platform/i18n/messages.js';
import { ShowPage } from '../page/show-page.js';
import { cartView } from './cart-view.js';
import { checkoutForm } from './checkout-form.js';
import { complaintsOf, type Refusal } from './complaints.js';
import type { Entries } from './entries.js';

const COUNTRY = /^[A-Za-z]{2}$/;

/** How the page is shown when it is not opened for the first time. */
export interface CheckoutState {
  /** null: nothing was typed yet, so what is known of a customer stands there. */
  readonly entries: Entries | null;
  readonly refusal?: Refusal;
  /** What was changed in the cart so that it can be ordered, in sentences. */
  readonly mended?: readonly string[];
}

/** The page with the cart, the form and the totals; after a refusal with the entries kept and what is wrong beside them. */
@Injectable()
export class ShowCheckout {
  constructor(
    private readonly carts: CartFacade,
    private readonly catalog: CatalogFacade,
    private readonly customers: CustomerFacade,
    private readonly payments: PaymentFacade,
    private readonly messages: Messages,
    private readonly pages: ShowPage,
  ) {}

  async run(request: Request, caller: Caller, { entries, refusal, mended = [] }: CheckoutState): Promise<string> {
    const { language } = caller;
    const filled = entries ?? await this.known(caller);
    const [cart, methods, inWords] = await Promise.all([
      this.carts.forCheckout(caller.holder ?? '', language, { country: countryOf(filled), shippingMethod: filled['shipping_method'] ?? null }),
      this.payments.allOffered(),
      this.catalog.attributeText(language),
    ]);
    const say = (key: string): string => this.messages.say(language, `storefront.${key}`);
    const complaints = refusal ? complaintsOf(refusal, filled, say('checkout.fill_in')) : [];
    return this.pages.run(request, {
      template: 'checkout',
      title: say('checkout.title'), description: say('checkout.description'),
      address: '/checkout',
      variables: {
        cart: cartView(cart, inWords, language), mended,
        form: checkoutForm({ ...(cart.country && { shipping_country: cart.country }), ...filled }, complaints, say, language),
        chosenMethod: chosen(methods, filled['payment_method']),
        refusal: refusal && { message: refusal.message },
        isGuest: caller.kind === 'guest',
      },
    });
  }

  private async known({ customerId }: Caller): Promise<Entries> {
    const customer = customerId === null ? null : await this.customers.byId(customerId);
    if (!customer) return {};
    const known = {
      email: customer.email, first_name: customer.firstName, last_name: customer.lastName, phone: customer.phone,
      shipping_address: customer.shippingAddress, shipping_city: customer.shippingCity, shipping_state: customer.shippingState,
      shipping_zip: customer.shippingZip, shipping_country: customer.shippingCountry,
    };
    return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])));
  }
}

const countryOf = ({ shipping_country: country = '' }: Entries): string | null => (COUNTRY.test(country.trim()) ? country.trim().toUpperCase() : null);

/** By key or id, as the form allows both; else the first one. */
const chosen = (methods: readonly OfferedMethod[], entry: string | undefined): string | null =>
  (methods.find(({ key, id }) => key === entry || String(id) === entry) ?? methods[0])?.key ?? null;

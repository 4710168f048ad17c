import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { pick, type Language, type Localized } from '#kernel';
import { CartFacade } from '../../cart/index.js';
import { CustomerFacade } from '../../customer/index.js';
import { PaymentFacade, type OfferedMethod } from '../../payment/index.js';
import { Sessions } from '../../platform/auth/session/sessions.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../platform/shop/shop-settings.js';
import type { Caller } from '../../platform/http/caller/caller.js';
import { Messages } from '../../platform/i18n/messages.js';
import { cartView } from './cart-view.js';
import { checkoutForm } from './checkout-form.js';
import { complaintsOf, type Refusal } from './complaints.js';
import type { Entries } from './entries.js';
import { RenderPage } from '../use-cases/render-page.js';

const COUNTRY = /^[A-Za-z]{2}$/;

/** The page with the cart, the form and the totals; after a refusal with the entries kept and what is wrong beside them. */
@Injectable()
export class ShowCheckout {
  constructor(
    private readonly carts: CartFacade,
    private readonly customers: CustomerFacade,
    private readonly payments: PaymentFacade,
    private readonly sessions: Sessions,
    private readonly messages: Messages,
    private readonly render: RenderPage,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  /** @param entries null: nothing was typed yet, so what is known of a customer stands there */
  async run(request: Request, caller: Caller, entries: Entries | null = null, refusal: Refusal | null = null): Promise<string> {
    const { language } = caller;
    // first of all: it may begin the session whose cart is shown
    const csrfToken = await this.sessions.csrfToken(request);
    const filled = entries ?? await this.known(caller);
    const [cart, methods] = await Promise.all([
      this.carts.forCheckout(caller.holder ?? '', language, { country: countryOf(filled), shippingMethod: filled['shipping_method'] ?? null }),
      this.payments.allOffered(),
    ]);
    const say = (key: string): string => this.messages.say(language, `storefront.${key}`);
    const complaints = refusal ? complaintsOf(refusal, filled, say('checkout.fill_in')) : [];
    const variables = {
      cart: cartView(cart, language),
      form: checkoutForm({ ...(cart.country && { shipping_country: cart.country }), ...filled }, complaints, say, language),
      methods: methods.map((method) => this.method(method, language)),
      chosenMethod: chosen(methods, filled['payment_method']),
      refusal: refusal && { message: refusal.message },
    };
    const options = { title: say('checkout.title'), csrfToken, address: `${this.config.basePath}/checkout` };
    return this.render.run('checkout', request, options, variables);
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

  private method({ key, title, description, settings, terms }: OfferedMethod, language: Language) {
    const info = settings['info'];
    const inWords = (text: Localized): string => pick(text, language, this.shop.language);
    return {
      key, terms, title: inWords(title) || key, description: inWords(description),
      info: info && typeof info === 'object' ? inWords(info as Localized) : typeof info === 'string' ? info : '',
    };
  }
}

const countryOf = ({ shipping_country: country = '' }: Entries): string | null => (COUNTRY.test(country.trim()) ? country.trim().toUpperCase() : null);

/** By key or id, as the form allows both; else the first one. */
const chosen = (methods: readonly OfferedMethod[], entry: string | undefined): string | null =>
  (methods.find(({ key, id }) => key === entry || String(id) === entry) ?? methods[0])?.key ?? null;

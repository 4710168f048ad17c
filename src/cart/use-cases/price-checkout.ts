import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import type { Sellable } from '../../catalog/index.js';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShopSettings } from '../../settings/index.js';
import { ShippingFacade, type Quote } from '../../shipping/index.js';
import { lineSentences } from '../domain/line-sentences.js';
import type { LineProblem } from '../domain/price-lines.js';
import { taxOfPrices, type TaxOfPrices } from '../domain/tax-of-prices.js';
import { calculateTotals, type Totals } from '../domain/totals.js';
import { ReadTaxRules } from './read-tax-rules.js';
import { TaxCountry } from './tax-country.js';
import { PriceCart, type PricedCart } from './price-cart.js';

/** The buyer's choices during checkout; null: those of the cart. */
export interface CheckoutSelection {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly shippingMethod: string | null;
  /** Whether the seller's country is used while no country is chosen, provided that a method delivers there. */
  readonly suggestsCountry?: boolean;
}

export interface CheckoutLine {
  readonly itemId: number;
  readonly sellable: Sellable;
  /** Translated; a replacement if the product was deleted. */
  readonly name: string;
  readonly quantity: number;
  /** Null: the line can be bought. */
  readonly problem: LineProblem;
  /** 0 for a line that cannot be bought. */
  readonly total: Money;
  /** Translated notices: why the line cannot be bought, and whether its price changed. */
  readonly sentences: readonly string[];
}

export interface CheckoutCart {
  readonly lines: readonly CheckoutLine[];
  readonly country: string | null;
  readonly quotes: readonly Quote[];
  /** The chosen method, or else the first one; null if no method ships to the country. */
  readonly quote: Quote | null;
  readonly totals: Totals;
  readonly taxOfPrices: TaxOfPrices;
}

/** Prices a cart as an order would have them. Calls the shipping providers. */
@Injectable()
export class PriceCheckout {
  constructor(
    private readonly pricing: PriceCart,
    private readonly taxRules: ReadTaxRules,
    private readonly taxCountry: TaxCountry,
    private readonly shipping: ShippingFacade,
    private readonly shop: ShopSettings,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  async run(holder: string, language: Language, wish: CheckoutSelection): Promise<CheckoutCart> {
    const priced = await this.pricing.run(holder, language);
    const chosen = wish.country ?? priced.cart?.shippingCountry ?? null;
    const suggested = chosen === null && wish.suggestsCountry ? await this.atHome(priced, language) : null;
    const country = chosen ?? suggested?.country ?? null;
    const quotes = suggested?.quotes ?? (await this.quotes(priced, country, language));
    const wished = wish.shippingMethod ?? priced.cart?.shippingMethod;
    const quote = quotes.find(({ key }) => key === wished) ?? quotes[0] ?? null;
    const rules = await this.taxRules.run();
    const taxedIn = await this.taxCountry.of(country, quote?.isCollected ?? false);
    const totals = calculateTotals(
      {
        lines: priced.counted.map(({ line, sellable }) => ({
          price: sellable.price,
          quantity: line.quantity,
          taxClass: sellable.taxClass,
        })),
        country: taxedIn,
        shipping: quote?.cost ?? Money.zero(this.config.currency),
      },
      rules,
    );
    const say = (key: string, args?: Record<string, unknown>): string => this.messages.translate(language, key, args);
    const lines = priced.lines.map((line) => ({
      itemId: line.line.itemId,
      sellable: line.sellable,
      name: line.sellable.name || say('cart.gone'),
      quantity: line.line.quantity,
      problem: line.problem,
      total: line.total,
      sentences: lineSentences(line, say, (money) => money.format(language)),
    }));
    const taxClasses = priced.counted.map(({ sellable }) => sellable.taxClass);
    return { lines, country, quotes, quote, totals, taxOfPrices: taxOfPrices(rules, taxedIn, taxClasses) };
  }

  /** Delivery within the seller's country; null if there is none, or the country is not set. */
  private async atHome(priced: PricedCart, language: Language) {
    const { country } = this.shop.stored.seller;
    const quotes = country === null ? [] : await this.quotes(priced, country, language);
    return quotes.some(({ isCollected }) => !isCollected) ? { country, quotes } : null;
  }

  private async quotes(priced: PricedCart, country: string | null, language: Language): Promise<Quote[]> {
    return priced.counted.length > 0 ? this.shipping.quotes(this.pricing.shipment(priced, country, language)) : [];
  }
}

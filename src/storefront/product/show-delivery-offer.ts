import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { withTimeout } from '../../platform/time/durations.js';
import { ShopSettings } from '../../settings/index.js';
import { ShippingFacade, type Quote } from '../../shipping/index.js';

/** Time limit for carriers in milliseconds; after it the page is shown without the price. */
const LIMIT_MS = 1_000;

export interface DeliveryOffer {
  /** Formatted cost; '' if delivery is free. */
  readonly cost: string;
  /** Delivery time, as worded by the method; '' if unknown. */
  readonly time: string;
  /** Whether another method costs more. */
  readonly isFrom: boolean;
}

export interface OfferedProduct {
  readonly id: number;
  readonly sku: string | null;
  readonly price: Money;
}

/** Cost of delivering one item within the seller's country by the cheapest method. */
@Injectable()
export class ShowDeliveryOffer {
  constructor(
    private readonly shipping: ShippingFacade,
    private readonly shop: ShopSettings,
    private readonly cache: ReadCache,
  ) {}

  /** Null if nothing is delivered, or no provider answered in time. */
  async run(product: OfferedProduct, language: Language): Promise<DeliveryOffer | null> {
    const { country } = this.shop.stored.seller;
    const key = `delivery offer ${language} ${country} ${product.id} ${product.price.minor}`;
    const { offer } = await this.cache.remember(key, ['shipping-methods', 'settings'], async () => ({
      offer: await this.ask(product, country, language),
    }));
    return offer;
  }

  /**
   * The lowest sum from which a method delivers free of charge; null if there is none, or the product's price reaches
   * it.
   */
  async freeFrom({ price }: OfferedProduct): Promise<Money | null> {
    const sums = await this.shipping.freeFrom(price.currency);
    const [lowest] = sums.toSorted((a, b) => a.compare(b));
    return lowest && lowest.compare(price) > 0 ? lowest : null;
  }

  private async ask(
    { id, sku, price }: OfferedProduct,
    country: string | null,
    language: Language,
  ): Promise<DeliveryOffer | null> {
    const line = { product_id: id, variant_id: null, sku, quantity: 1, total_minor: price.minor.toString() };
    const request = { country, subtotal: price, lines: [line], language };
    const quotes = await withTimeout(LIMIT_MS, () => this.shipping.quotes(request)).catch((): Quote[] => []);
    const delivered = quotes.filter(({ isCollected }) => !isCollected).toSorted((a, b) => a.cost.compare(b.cost));
    const [cheapest] = delivered;
    if (!cheapest) return null;
    return {
      cost: cheapest.cost.isZero() ? '' : cheapest.cost.format(language),
      time: cheapest.deliveryTime,
      isFrom: delivered.some(({ cost }) => cost.compare(cheapest.cost) > 0),
    };
  }
}

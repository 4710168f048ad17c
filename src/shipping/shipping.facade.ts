import { Injectable } from '@nestjs/common';
import type { ShipmentStatus, ShippingProvider } from '#contracts';
import { Money, pick, type Language } from '#kernel';
import type { ConfiguredShippingMethod } from './domain/configured-method.js';
import { FindConfiguredMethods } from '../platform/configurable-methods/index.js';
import { shippingUnavailable } from './shipping.errors.js';
import type { Quote, QuotedMethod, QuoteRequest, ShownDelivery } from './shipping.types.js';
import { DescribeDelivery } from './use-cases/describe-delivery.js';
import { QuoteShipment } from './use-cases/quote-shipment.js';
import { TrackParcel } from './use-cases/track-parcel.js';

/** All that other modules see of shipping. Calls providers: never inside a transaction. */
@Injectable()
export class ShippingFacade {
  constructor(
    private readonly quoting: QuoteShipment,
    private readonly tracking: TrackParcel,
    private readonly methods: FindConfiguredMethods<ShippingProvider, ConfiguredShippingMethod>,
    private readonly describe: DescribeDelivery,
  ) {}

  /** Of every active method that serves the shipment, in the order of display. */
  quotes(request: QuoteRequest): Promise<Quote[]> {
    return this.quoting.all(request);
  }

  /** One method's quote; null when it is not offered for this shipment, or its provider fails. */
  find(key: string, request: QuoteRequest): Promise<QuotedMethod | null> {
    return this.quoting.one(key, request);
  }

  /**
   * @param key null: the first active method that serves the shipment
   * @throws 422 at `shipping_method` when there is none
   */
  async quote(key: string | null, request: QuoteRequest): Promise<QuotedMethod> {
    const quote = key === null ? await this.quoting.first(request) : await this.quoting.one(key, request);
    if (!quote) throw shippingUnavailable();
    return quote;
  }

  /** All quotes, and the one of them that `quote` would give; each provider is asked once. @throws as `quote` */
  async choose(key: string | null, request: QuoteRequest): Promise<Quote & { readonly ways: readonly Quote[] }> {
    const ways = await this.quoting.all(request);
    const chosen = key === null ? ways[0] : ways.find((way) => way.key === key);
    if (!chosen) throw shippingUnavailable();
    return { ...chosen, ways };
  }

  /** Whether an administrator offers the method at all; its provider is not asked. */
  async offers(key: string): Promise<boolean> {
    return (await this.methods.offered()).some((candidate) => candidate.key === key);
  }

  /** For showing an order, also when the method is no longer offered; null when it is unknown. */
  async title(key: string, language: Language): Promise<string | null> {
    const method = await this.methods.find(key);
    return method ? pick(method.title, language) || key : null;
  }

  /** As `title`, with where an order is picked up and the carrier's page about its parcel. */
  async shown(key: string, trackingNumber: string | null, language: Language): Promise<ShownDelivery | null> {
    const method = await this.methods.find(key);
    return method && this.describe.run(method, trackingNumber, language);
  }

  /** Keys of the methods by which nothing is carried: the buyer comes for it; also of those that are not offered. */
  async collected(): Promise<ReadonlySet<string>> {
    return new Set((await this.methods.all()).filter(({ isCollected }) => isCollected).map(({ key }) => key));
  }

  /** Titles of the methods that are offered, in the order of display. */
  async titles(language: Language): Promise<Array<{ key: string; title: string }>> {
    return (await this.methods.offered()).map(({ key, title }) => ({ key, title: pick(title, language) || key }));
  }

  /** By key; also those of methods that are not offered. */
  async allTitles(language: Language): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.methods.all()).map(({ key, title }) => [key, pick(title, language) || key]));
  }

  /** Of the offered methods that deliver, the sums from which they cost nothing: their setting `free_above`. */
  async freeFrom(currency: string): Promise<Money[]> {
    return (await this.methods.offered()).flatMap(({ isCollected, provider, settings }) => {
      const sum = settings['free_above'];
      const isSum = provider.settings.some(({ name, type }) => name === 'free_above' && type === 'money');
      return !isCollected && isSum && typeof sum === 'string' ? [Money.of(sum, currency)] : [];
    });
  }

  /** Whether the method's provider can say where a parcel is. */
  async tracks(key: string): Promise<boolean> {
    return (await this.methods.all()).some(
      (candidate) => candidate.key === key && candidate.provider.track !== undefined,
    );
  }

  /**
   * Where a parcel is; `success: false` when the provider cannot tell, or fails. Throws unknown_shipping_method (404).
   */
  track(key: string, trackingNumber: string, language: Language): Promise<ShipmentStatus> {
    return this.tracking.run(key, trackingNumber, language);
  }
}

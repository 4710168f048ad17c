import { Injectable } from '@nestjs/common';
import type { ShipmentStatus, ShippingProvider } from '#contracts';
import { Money, pick, type Language } from '#kernel';
import type { ConfiguredShippingMethod, DeliveryRequirements } from './domain/configured-method.js';
import { FindConfiguredMethods } from '../platform/configurable-methods/index.js';
import { shippingUnavailable } from './shipping.errors.js';
import type { Quote, QuotedMethod, QuoteRequest, ShownDelivery } from './shipping.types.js';
import { DescribeDelivery } from './use-cases/describe-delivery.js';
import { QuoteShipment } from './use-cases/quote-shipment.js';
import { TrackParcel } from './use-cases/track-parcel.js';

/** Shipping for other modules. Calls providers, so never use it inside a transaction. */
@Injectable()
export class ShippingFacade {
  constructor(
    private readonly quoting: QuoteShipment,
    private readonly tracking: TrackParcel,
    private readonly methods: FindConfiguredMethods<ShippingProvider, ConfiguredShippingMethod>,
    private readonly describe: DescribeDelivery,
  ) {}

  /** Quotes of all active methods for the shipment, in display order. */
  quotes(request: QuoteRequest): Promise<Quote[]> {
    return this.quoting.all(request);
  }

  /** Quote of one method; null if it is not offered for this shipment, or its provider fails. */
  find(key: string, request: QuoteRequest): Promise<QuotedMethod | null> {
    return this.quoting.one(key, request);
  }

  /**
   * @param key null: the first active method for the shipment
   * @throws 422 at `shipping_method` if there is none
   */
  async quote(key: string | null, request: QuoteRequest): Promise<QuotedMethod> {
    const quote = key === null ? await this.quoting.first(request) : await this.quoting.one(key, request);
    if (!quote) throw shippingUnavailable();
    return quote;
  }

  /**
   * All quotes, and the one that `quote` would return; each provider is called once.
   * @throws the errors of `quote`
   */
  async choose(key: string | null, request: QuoteRequest): Promise<Quote & { readonly ways: readonly Quote[] }> {
    const ways = await this.quoting.all(request);
    const chosen = key === null ? ways[0] : ways.find((way) => way.key === key);
    if (!chosen) throw shippingUnavailable();
    return { ...chosen, ways };
  }

  /** Whether the method is active; its provider is not called. */
  async offers(key: string): Promise<boolean> {
    return (await this.methods.offered()).some((candidate) => candidate.key === key);
  }

  /**
   * What the method requires of an order; its provider is not called. For a method that is not offered, an address is
   * required.
   * @param key null: the first active method
   */
  async requirements(key: string | null): Promise<DeliveryRequirements> {
    const methods = await this.methods.offered();
    const method = key === null ? methods[0] : methods.find((candidate) => candidate.key === key);
    return method?.requires ?? { phone: false, address: true };
  }

  /** Title for showing an order, also of an inactive method; null if it is unknown. */
  async title(key: string, language: Language): Promise<string | null> {
    const method = await this.methods.find(key);
    return method ? pick(method.title, language) || key : null;
  }

  /** Like `title`, with the pickup details and the carrier's page about the parcel. */
  async shown(key: string, trackingNumber: string | null, language: Language): Promise<ShownDelivery | null> {
    const method = await this.methods.find(key);
    return method && this.describe.run(method, trackingNumber, language);
  }

  /** Keys of the pickup methods, including inactive ones. */
  async collected(): Promise<ReadonlySet<string>> {
    return new Set((await this.methods.all()).filter(({ isCollected }) => isCollected).map(({ key }) => key));
  }

  /** Key of the first active pickup method that does not say where orders are picked up; null if there is none. */
  async pickupWithoutAddress(): Promise<string | null> {
    const method = (await this.methods.offered()).find(
      (candidate) => candidate.isCollected && !this.describe.pickupPoint(candidate, 'en')?.address,
    );
    return method?.key ?? null;
  }

  /** Whether a method is active and an administrator has saved a method. */
  async isSetUp(): Promise<boolean> {
    const methods = await this.methods.all();
    return methods.some(({ row }) => row.active) && methods.some(({ row }) => row.version > 1);
  }

  /** Titles of active methods, in display order. */
  async titles(language: Language): Promise<Array<{ key: string; title: string }>> {
    return (await this.methods.offered()).map(({ key, title }) => ({ key, title: pick(title, language) || key }));
  }

  /** Titles by key, including inactive methods. */
  async allTitles(language: Language): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.methods.all()).map(({ key, title }) => [key, pick(title, language) || key]));
  }

  /** Sums from which delivery is free: the setting `free_above` of active methods that deliver. */
  async freeFrom(currency: string): Promise<Money[]> {
    return (await this.methods.offered()).flatMap(({ isCollected, provider, settings }) => {
      const sum = settings['free_above'];
      const isSum = provider.settings.some(({ name, type }) => name === 'free_above' && type === 'money');
      return !isCollected && isSum && typeof sum === 'string' ? [Money.of(sum, currency)] : [];
    });
  }

  /** Whether the method's provider reports positions of parcels. */
  async tracks(key: string): Promise<boolean> {
    return (await this.methods.all()).some(
      (candidate) => candidate.key === key && candidate.provider.track !== undefined,
    );
  }

  /**
   * Position of a parcel; `success: false` if the provider does not know it, or fails.
   * @throws unknown_shipping_method (404)
   */
  track(key: string, trackingNumber: string, language: Language): Promise<ShipmentStatus> {
    return this.tracking.run(key, trackingNumber, language);
  }
}

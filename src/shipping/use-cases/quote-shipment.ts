import { Injectable, Logger } from '@nestjs/common';
import type { ShippingRequest, ShippingProvider } from '#contracts';
import { pick } from '#kernel';
import type { ConfiguredShippingMethod } from '../domain/configured-method.js';
import { readQuote } from '../domain/read-quote.js';
import type { Quote, QuoteRequest } from '../shipping.types.js';
import { copySettings, FindConfiguredMethods } from '../../platform/configurable-methods/index.js';
import { DescribeDelivery } from './describe-delivery.js';
import { withTimeout } from '../../platform/time/durations.js';
import { ShopSettings } from '../../settings/index.js';

const LIMIT_MS = 5_000;

/** The one place that asks providers for a quote: each with a time limit; one that fails is left out and logged. */
@Injectable()
export class QuoteShipment {
  private readonly logger = new Logger('Shipping');

  constructor(
    private readonly methods: FindConfiguredMethods<ShippingProvider, ConfiguredShippingMethod>,
    private readonly describe: DescribeDelivery,
    private readonly shop: ShopSettings,
  ) {}

  async all(request: QuoteRequest): Promise<Quote[]> {
    const methods = await this.methods.offered();
    const quotes = await Promise.all(methods.map((method) => this.ask(method, request)));
    return quotes.filter((quote) => quote !== null);
  }

  async one(key: string, request: QuoteRequest): Promise<Quote | null> {
    const method = (await this.methods.offered()).find((candidate) => candidate.key === key);
    return method ? this.ask(method, request) : null;
  }

  /** One after the other: usually the first one serves the shipment, and no other provider need be asked. */
  async first(request: QuoteRequest): Promise<Quote | null> {
    for (const method of await this.methods.offered()) {
      const quote = await this.ask(method, request);
      if (quote) return quote;
    }
    return null;
  }

  private async ask(method: ConfiguredShippingMethod, request: QuoteRequest): Promise<Quote | null> {
    const { key, title, provider, isCollected } = method;
    try {
      const answer = await withTimeout(LIMIT_MS, () => provider.calculate(shippingRequest(method, request)));
      const quote = readQuote(answer, request.subtotal.currency);
      if (!quote) return null;
      const pickupPoint = this.describe.pickupPoint(method, request.language);
      return {
        key,
        title: pick(title, request.language, this.shop.language) || key,
        isCollected,
        pickupPoint,
        ...quote,
      };
    } catch (error) {
      this.logger.error({ err: error, provider: key }, 'A shipping provider gave no quote.');
      return null;
    }
  }
}

/** A copy, so that a provider cannot change what the next one reads. */
const shippingRequest = (
  { settings }: ConfiguredShippingMethod,
  { subtotal, lines, ...request }: QuoteRequest,
): ShippingRequest => ({
  ...request,
  currency: subtotal.currency,
  subtotal_minor: subtotal.minor.toString(),
  lines: lines.map((line) => ({ ...line })),
  settings: copySettings(settings),
});

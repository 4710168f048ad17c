import { Injectable, Logger } from '@nestjs/common';
import type { ShippingProvider, ShippingQuote, ShippingRequest } from '#contracts';
import { Money, pick } from '#kernel';
import type { ConfiguredShippingMethod } from '../domain/configured-method.js';
import type { Quote, QuotedMethod, QuoteRequest } from '../shipping.types.js';
import { FindConfiguredMethods } from '../../platform/configurable-methods/index.js';
import { DescribeDelivery } from './describe-delivery.js';
import { withTimeout } from '../../platform/time/durations.js';
import { ShopSettings } from '../../settings/index.js';

const LIMIT_MS = 5_000;
/** Maximum cost, a thousandth of the maximum amount; a higher one is an error of the provider. */
const MAX_MINOR = 9_000_000_000n;
const MAX_TEXT = 200;

/** Calls providers for quotes, with a time limit each. A provider that fails is left out, and the error is logged. */
@Injectable()
export class QuoteShipment {
  private readonly logger = new Logger('Shipping');

  constructor(
    private readonly methods: FindConfiguredMethods<ShippingProvider, ConfiguredShippingMethod>,
    private readonly describe: DescribeDelivery,
    private readonly shop: ShopSettings,
  ) {}

  /** Quotes for the customer to choose from, with the pickup details. */
  async all(request: QuoteRequest): Promise<Quote[]> {
    const methods = await this.methods.offered();
    const quotes = await Promise.all(
      methods.map(async (method) => {
        const quote = await this.ask(method, request);
        return quote && { ...quote, pickupPoint: this.describe.pickupPoint(method, request.language) };
      }),
    );
    return quotes.filter((quote) => quote !== null);
  }

  async one(key: string, request: QuoteRequest): Promise<QuotedMethod | null> {
    const method = (await this.methods.offered()).find((candidate) => candidate.key === key);
    return method ? this.ask(method, request) : null;
  }

  /** Calls providers one after the other, because the first one usually serves the shipment. */
  async first(request: QuoteRequest): Promise<QuotedMethod | null> {
    for (const method of await this.methods.offered()) {
      const quote = await this.ask(method, request);
      if (quote) return quote;
    }
    return null;
  }

  private async ask(method: ConfiguredShippingMethod, request: QuoteRequest): Promise<QuotedMethod | null> {
    const { key, title, provider, isCollected, requires } = method;
    try {
      const answer = await withTimeout(LIMIT_MS, () => provider.calculate(shippingRequest(method, request)));
      const quote = readQuote(answer, request.subtotal.currency);
      if (!quote) return null;
      return { key, title: pick(title, request.language, this.shop.language) || key, isCollected, requires, ...quote };
    } catch (error) {
      this.logger.error({ err: error, provider: key }, 'A shipping provider gave no quote.');
      return null;
    }
  }
}

/** A copy for each provider, so that providers cannot change each other's input. */
const shippingRequest = (
  { settings }: ConfiguredShippingMethod,
  { subtotal, lines, ...request }: QuoteRequest,
): ShippingRequest => ({
  ...request,
  currency: subtotal.currency,
  subtotal_minor: subtotal.minor.toString(),
  lines: lines.map((line) => ({ ...line })),
  settings: structuredClone(settings),
});

/**
 * The validated answer of a provider; null: not offered for this shipment.
 * @throws MoneyError, or Error if `cost` is not a valid amount
 */
export function readQuote(
  answer: ShippingQuote,
  currency: string,
): Pick<QuotedMethod, 'cost' | 'deliveryTime' | 'carrier'> | null {
  if (answer?.success !== true) return null;
  const cost = Money.parse(answer.cost, currency);
  if (cost.isNegative() || cost.minor > MAX_MINOR)
    throw new Error(`a cost of ${cost.toString()} ${currency} cannot be`);
  const carrier = text(answer.carrier);
  return { cost, deliveryTime: text(answer.delivery_time), ...(carrier !== '' && { carrier }) };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) : '');

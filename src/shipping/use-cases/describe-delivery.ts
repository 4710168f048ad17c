import { Injectable, Logger } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { ShopSettings } from '../../settings/index.js';
import type { ConfiguredShippingMethod } from '../domain/configured-method.js';
import type { Pickup, ShownDelivery } from '../shipping.types.js';

const MAX_TEXT = 500;
const MAX_LINK = 2000;

/**
 * Asks the provider of a delivery method for its pickup details and tracking links. If the provider throws, the error
 * is logged and the page is shown without them.
 */
@Injectable()
export class DescribeDelivery {
  private readonly logger = new Logger('Shipping');

  constructor(private readonly shop: ShopSettings) {}

  run(method: ConfiguredShippingMethod, trackingNumber: string | null, language: Language): ShownDelivery {
    return {
      title: pick(method.title, language, this.shop.language) || method.key,
      pickupPoint: this.pickupPoint(method, language),
      trackingLink: trackingNumber === null ? null : this.trackingLink(method, trackingNumber, language),
    };
  }

  pickupPoint({ key, provider, settings }: ConfiguredShippingMethod, language: Language): Pickup | null {
    const point = this.ask(key, () => provider.pickupPoint?.(structuredClone(settings), language) ?? null);
    const [address, openingHours] = [text(point?.address), text(point?.opening_hours)];
    return address || openingHours ? { address, openingHours } : null;
  }

  private trackingLink(
    { key, provider, settings }: ConfiguredShippingMethod,
    trackingNumber: string,
    language: Language,
  ): string | null {
    const link = this.ask(
      key,
      () => provider.trackingUrl?.(trackingNumber, structuredClone(settings), language) ?? null,
    );
    return typeof link === 'string' && link.length <= MAX_LINK && isWebAddress(link) ? link : null;
  }

  private ask<Answer>(provider: string, question: () => Answer | null): Answer | null {
    try {
      return question();
    } catch (error) {
      this.logger.error({ err: error, provider }, 'A shipping provider could not describe a delivery.');
      return null;
    }
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) : '');

const isWebAddress = (link: string): boolean => /^https?:\/\//i.test(link) && URL.canParse(link);

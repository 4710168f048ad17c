import { Injectable, Logger } from '@nestjs/common';
import type { ShipmentStatus, ShippingProvider } from '#contracts';
import type { Language } from '#kernel';
import { shippingErrors } from '../shipping.errors.js';
import type { ConfiguredShippingMethod } from '../domain/configured-method.js';
import { FindConfiguredMethods } from '../../platform/configurable-methods/index.js';
import { withTimeout } from '../../platform/time/durations.js';

const LIMIT_MS = 5_000;
const NOT_KNOWN: ShipmentStatus = { success: false, status: '', location: '', estimated_delivery: '' };

/** Asks the provider for the position of a parcel, also for an inactive method. */
@Injectable()
export class TrackParcel {
  private readonly logger = new Logger('Shipping');

  constructor(private readonly methods: FindConfiguredMethods<ShippingProvider, ConfiguredShippingMethod>) {}

  async run(key: string, trackingNumber: string, language: Language): Promise<ShipmentStatus> {
    const method = await this.methods.find(key);
    if (!method) throw shippingErrors.unknown_shipping_method();
    const { provider, settings } = method;
    if (!provider.track) return NOT_KNOWN;
    try {
      const status = await withTimeout(LIMIT_MS, () =>
        provider.track!(trackingNumber, structuredClone(settings), language),
      );
      return status?.success === true ? status : NOT_KNOWN;
    } catch (error) {
      this.logger.error({ err: error, provider: key }, 'A shipping provider did not say where a parcel is.');
      return NOT_KNOWN;
    }
  }
}

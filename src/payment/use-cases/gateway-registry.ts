import { Injectable } from '@nestjs/common';
import { PAYMENT_GATEWAY, type PaymentGateway } from '#contracts';
import { DecoratedProviders } from '../../platform/plugins/decorated-providers.js';
import { COMMON_SETTINGS } from '../domain/common-settings.js';

const WANTED = { kind: 'payment gateway', marker: PAYMENT_GATEWAY, operation: 'process', common: COMMON_SETTINGS };

/** The gateways of all modules of the application, by key; known when all modules are made. */
@Injectable()
export class GatewayRegistry {
  private found: ReadonlyMap<string, PaymentGateway> | null = null;

  constructor(private readonly providers: DecoratedProviders) {}

  private get gateways(): ReadonlyMap<string, PaymentGateway> {
    return (this.found ??= this.providers.byKey<PaymentGateway>(WANTED));
  }

  get(key: string): PaymentGateway | undefined {
    return this.gateways.get(key);
  }

  all(): PaymentGateway[] {
    return [...this.gateways.values()];
  }
}

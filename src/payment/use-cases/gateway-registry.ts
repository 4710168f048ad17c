import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_GATEWAYS, type PaymentGateway } from '#contracts';
import { byKey } from '../../platform/providers/by-key.js';
import { COMMON_SETTINGS } from '../domain/common-settings.js';

/** The registered gateways by key. */
@Injectable()
export class GatewayRegistry {
  private readonly gateways: ReadonlyMap<string, PaymentGateway>;

  constructor(@Inject(PAYMENT_GATEWAYS) gateways: readonly PaymentGateway[]) {
    this.gateways = byKey('Payment gateway', gateways, COMMON_SETTINGS);
  }

  get(key: string): PaymentGateway | undefined {
    return this.gateways.get(key);
  }

  all(): PaymentGateway[] {
    return [...this.gateways.values()];
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_GATEWAYS, type PaymentGateway } from '#contracts';

const KEY = /^[a-z][a-z0-9_]{0,49}$/;

/** The registered gateways by key. A key that is no word or stands twice stops the start. */
@Injectable()
export class GatewayRegistry {
  private readonly byKey = new Map<string, PaymentGateway>();

  constructor(@Inject(PAYMENT_GATEWAYS) gateways: readonly PaymentGateway[]) {
    for (const gateway of gateways) {
      if (!KEY.test(gateway.key)) throw new Error(`Payment gateway key "${gateway.key}": a lower-case word of at most 50 characters is needed.`);
      if (this.byKey.has(gateway.key)) throw new Error(`Two payment gateways have the key "${gateway.key}".`);
      this.byKey.set(gateway.key, gateway);
    }
  }

  get(key: string): PaymentGateway | undefined {
    return this.byKey.get(key);
  }

  all(): PaymentGateway[] {
    return [...this.byKey.values()];
  }
}

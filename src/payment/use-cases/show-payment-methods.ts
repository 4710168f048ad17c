import { Injectable } from '@nestjs/common';
import type { PaymentGateway } from '#contracts';
import type { Language } from '#kernel';
import {
  FindConfiguredMethods,
  ShowMethods,
  type MethodDetail,
  type ProviderChoice,
} from '../../platform/configurable-methods/index.js';
import { PaymentsSwitch } from '../data/payments-switch.js';
import type { ConfiguredPaymentMethod } from '../domain/configured-method.js';
import { hiddenReasons } from '../domain/hidden-reasons.js';
import { paymentErrors } from '../payment.errors.js';

export interface PaymentMethodList {
  readonly methods: MethodDetail[];
  readonly providers: ProviderChoice[];
  readonly paymentsEnabled: boolean;
}

/** The methods for administrators. */
@Injectable()
export class ShowPaymentMethods {
  constructor(
    private readonly methods: FindConfiguredMethods<PaymentGateway, ConfiguredPaymentMethod>,
    private readonly show: ShowMethods,
    private readonly enabled: PaymentsSwitch,
  ) {}

  async all(language: Language): Promise<PaymentMethodList> {
    const [methods, paymentsEnabled] = await Promise.all([this.methods.allNow(), this.enabled.isOnNow()]);
    return {
      methods: methods.map((method) => this.show.detail(method, language, hiddenReasons(method, paymentsEnabled))),
      providers: this.show.providers(language),
      paymentsEnabled,
    };
  }

  /** @throws unknown_payment_method (404) if the method does not exist, or its gateway is not registered */
  async one(key: string, language: Language): Promise<MethodDetail> {
    const { methods } = await this.all(language);
    const found = methods.find((method) => method.key === key);
    if (!found) throw paymentErrors.unknown_payment_method();
    return found;
  }
}

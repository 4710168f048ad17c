import { Injectable } from '@nestjs/common';
import type { PaymentGateway } from '#contracts';
import { pick, type Language, type Localized } from '#kernel';
import { FindConfiguredMethods, isEmptySetting, MethodRows } from '../../platform/configurable-methods/index.js';
import { ShopSettings } from '../../settings/index.js';
import { PaymentsSwitch } from '../data/payments-switch.js';
import type { ConfiguredPaymentMethod } from '../domain/configured-method.js';
import { paymentErrors } from '../payment.errors.js';
import type { OfferedMethod } from '../payment.types.js';
import { GatewayRegistry } from './gateway-registry.js';

/** The payment methods. Methods without a registered gateway are used only for their titles. */
@Injectable()
export class FindMethods {
  constructor(
    private readonly methods: FindConfiguredMethods<PaymentGateway, ConfiguredPaymentMethod>,
    private readonly rows: MethodRows,
    private readonly registry: GatewayRegistry,
    private readonly enabled: PaymentsSwitch,
    private readonly shop: ShopSettings,
  ) {}

  async allOffered(): Promise<OfferedMethod[]> {
    if (!(await this.enabled.isOn())) return [];
    return (await this.methods.offered()).map(({ method }) => method);
  }

  async offered(keyOrId: string | number): Promise<OfferedMethod> {
    const wanted = String(keyOrId);
    const found = (await this.allOffered()).find(({ key, id }) => key === wanted || String(id) === wanted);
    if (!found) throw paymentErrors.unknown_payment_method();
    return found;
  }

  async allKnown(): Promise<OfferedMethod[]> {
    return (await this.methods.all()).map(({ method }) => method);
  }

  async offeredByKey(wanted: string): Promise<OfferedMethod> {
    const found = (await this.allOffered()).find(({ key }) => key === wanted);
    if (!found) throw paymentErrors.unknown_payment_method();
    return found;
  }

  async known(wanted: string): Promise<OfferedMethod | null> {
    return (await this.methods.find(wanted))?.method ?? null;
  }

  /** Keys of the offline methods that ask for no transfer; cached, so that no second connection is needed. */
  async onDelivery(): Promise<ReadonlySet<string>> {
    const methods = await this.allKnown();
    return new Set(methods.filter(({ offline, awaits }) => offline && awaits === 'pending').map(({ key }) => key));
  }

  /** Keys of the registered online gateways. */
  onlineProviders(): string[] {
    return this.registry
      .all()
      .filter(({ awaits }) => awaits === undefined)
      .map(({ key }) => key);
  }

  async describe(key: string, language: Language): Promise<{ key: string; title: string } | null> {
    const title = (await this.titles()).get(key);
    return title ? { key, title: pick(title, language, this.shop.language) || key } : null;
  }

  /** Country of the first account in the bank details of a method, whether it is offered or not. */
  async bankCountry(): Promise<string | null> {
    return (await this.methods.all()).find(({ method }) => method.bankCountry !== null)?.method.bankCountry ?? null;
  }

  async titles(): Promise<ReadonlyMap<string, Localized>> {
    const rows = await this.rows.read();
    return new Map(
      rows.map(({ key, provider, title }) => [
        key,
        isEmptySetting(title) ? (this.registry.get(provider)?.title ?? {}) : title,
      ]),
    );
  }
}

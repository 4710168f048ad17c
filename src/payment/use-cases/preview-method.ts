import { Inject, Injectable } from '@nestjs/common';
import type { PaymentGateway, SettingDeclaration, SettingValues } from '#contracts';
import { CLOCK, creditorReference, LANGUAGES, Money, type Clock, type Language } from '#kernel';
import {
  changedMethod,
  FindConfiguredMethods,
  hiddenInWords,
  type HiddenInWords,
} from '../../platform/configurable-methods/index.js';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShopSettings } from '../../settings/index.js';
import { PaymentsSwitch } from '../data/payments-switch.js';
import { COMMON_SETTINGS } from '../domain/common-settings.js';
import { configurePaymentMethod, type ConfiguredPaymentMethod } from '../domain/configured-method.js';
import { hiddenReasons } from '../domain/hidden-reasons.js';
import { paymentErrors } from '../payment.errors.js';
import type { OfferedMethod, PayableOrder } from '../payment.types.js';
import { RenderMethod, type RenderedMethod } from './render-method.js';

const SAMPLE = { id: 1024, minor: 14990n };
const DAY_MS = 86_400_000;

/** Preview of a method with settings that are not saved. */
export interface MethodPreview {
  readonly key: string;
  readonly hidden: readonly string[];
  readonly hiddenReasons: readonly HiddenInWords[];
  /** The sample order of the preview. */
  readonly sample: PayableOrder;
  readonly languages: readonly RenderedMethod[];
}

/** Shows what customers would see of a method with settings that are not saved. Stores nothing. */
@Injectable()
export class PreviewMethod {
  constructor(
    private readonly methods: FindConfiguredMethods<PaymentGateway, ConfiguredPaymentMethod>,
    private readonly enabled: PaymentsSwitch,
    private readonly render: RenderMethod,
    private readonly messages: Messages,
    private readonly config: Config,
    private readonly shop: ShopSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws unknown_payment_method (404), FieldErrors (422) like the change */
  async run(key: string, sent: Readonly<Record<string, unknown>>, language: Language): Promise<MethodPreview> {
    const found = (await this.methods.allNow()).find((one) => one.key === key);
    if (!found) throw paymentErrors.unknown_payment_method();
    const { row, provider: gateway } = found;
    const { currency } = this.config;
    const changed = changedMethod(row, gateway, sent, { common: COMMON_SETTINGS, currency, language });
    const hidden = hiddenReasons(configurePaymentMethod(changed, gateway), await this.enabled.isOnNow());
    const { method } = configurePaymentMethod(
      { ...changed, settings: withoutSecrets(changed.settings, gateway.settings) },
      gateway,
    );
    const sample = this.sample(method);
    return {
      key,
      hidden,
      hiddenReasons: hiddenInWords(hidden, gateway.settings, this.messages, language),
      sample,
      languages: await Promise.all(LANGUAGES.map((one) => this.render.run(method, sample, one))),
    };
  }

  private sample({ awaits, terms }: OfferedMethod): PayableOrder {
    const total = Money.of(SAMPLE.minor, this.config.currency);
    return {
      id: SAMPLE.id,
      reference: creditorReference(SAMPLE.id),
      total,
      open: total,
      status: awaits,
      language: this.shop.language,
      paymentDueAt: awaits === 'awaiting_payment' ? new Date(this.clock.now().getTime() + terms * DAY_MS) : null,
      customer: { email: null, first_name: null, last_name: null, phone: null },
    };
  }
}

/** Removes secrets, so that nothing is signed with a stored key for settings that are not saved. */
function withoutSecrets(settings: SettingValues, declarations: readonly SettingDeclaration[]): SettingValues {
  return {
    ...settings,
    ...Object.fromEntries(declarations.filter(({ secret }) => secret).map(({ name }) => [name, null])),
  };
}

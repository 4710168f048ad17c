import type { PaymentGateway, SettingValues } from '#contracts';
import { configuredMethod, type ConfiguredMethod, type MethodRow } from '../../platform/configurable-methods/index.js';
import type { OfferedMethod } from '../payment.types.js';

/** A registered gateway with the merchant's method, and data computed from both. */
export interface ConfiguredPaymentMethod extends ConfiguredMethod<PaymentGateway> {
  readonly method: OfferedMethod;
  /** Country of the account in its bank details, ISO 3166-1 alpha-2; null without an IBAN. */
  readonly bankCountry: string | null;
}

export function configurePaymentMethod(row: MethodRow, gateway: PaymentGateway): ConfiguredPaymentMethod {
  const configured = configuredMethod(row, gateway);
  const { title, description } = configured;
  const settings: SettingValues = { ...configured.settings, title, description };
  const method: OfferedMethod = {
    id: row.id,
    key: row.key,
    title,
    description,
    gateway,
    settings,
    offline: gateway.awaits !== undefined,
    awaits: gateway.awaits ?? 'pending',
    terms: gateway.paymentTerms?.(structuredClone(settings)) ?? 0,
    cancelAfter: gateway.cancelAfter?.(structuredClone(settings)) ?? null,
    confirmsItself: gateway.confirmsItself?.(structuredClone(settings)) ?? false,
    ownMail: gateway.ownMail ?? false,
  };
  const account = gateway.bankDetails?.(structuredClone(settings))['account_number'];
  return { ...configured, method, bankCountry: countryOf(account ?? '') };
}

const countryOf = (iban: string): string | null => /^[A-Z]{2}(?=\d{2})/.exec(iban.trim())?.[0] ?? null;

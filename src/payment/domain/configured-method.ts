import type { PaymentGateway, SettingValues } from '#contracts';
import { configuredMethod, type ConfiguredMethod, type MethodRow } from '../../platform/configurable-methods/index.js';
import type { OfferedMethod } from '../payment.types.js';

/** A registered gateway with the merchant's method, and data computed from both. */
export interface ConfiguredPaymentMethod extends ConfiguredMethod<PaymentGateway> {
  readonly method: OfferedMethod;
}

export function configurePaymentMethod(row: MethodRow, gateway: PaymentGateway): ConfiguredPaymentMethod {
  const configured = configuredMethod(row, gateway);
  const { title, description } = configured;
  const settings: SettingValues = { ...configured.settings, title, description };
  const account = gateway.bankDetails?.(structuredClone(settings))['account_number'];
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
    reminders: [...(gateway.reminders?.(structuredClone(settings)) ?? [])].sort((one, other) => one - other),
    followsStatements: gateway.followsStatements?.(structuredClone(settings)) ?? false,
    countsBankingDays: gateway.countsBankingDays?.(structuredClone(settings)) ?? false,
    bankCountry: countryOf(account ?? ''),
    confirmsItself: gateway.confirmsItself?.(structuredClone(settings)) ?? false,
    ownMail: gateway.ownMail ?? false,
  };
  return { ...configured, method };
}

const countryOf = (iban: string): string | null => /^[A-Z]{2}(?=\d{2})/.exec(iban.trim())?.[0] ?? null;

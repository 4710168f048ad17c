import type { Localized, ProviderChoice, SettingsRecord } from '#panel';

export interface HiddenReason {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

/** A payment method as GET /api/admin/payment-methods answers it; its own settings are further members. */
export interface Method extends SettingsRecord {
  readonly key: string;
  /** Key of the gateway. */
  readonly provider: string;
  readonly built_in: boolean;
  readonly active: boolean;
  readonly position: number;
  readonly title: Localized;
  readonly description: Localized;
  readonly shown: boolean;
  readonly hidden_reasons: readonly HiddenReason[];
}

export interface Methods {
  readonly items: readonly Method[];
  readonly payments_enabled: boolean;
  readonly providers: readonly ProviderChoice[];
}

export const METHODS = '/api/admin/payment-methods';

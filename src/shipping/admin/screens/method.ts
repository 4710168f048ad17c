import { LANGUAGES, session, type Localized, type ProviderChoice, type SettingsRecord } from '#panel';

/** As GET /api/admin/shipping-methods gives it, beside its settings by name. */
export type ShippingMethod = SettingsRecord & {
  readonly key: string;
  readonly provider: string;
  readonly built_in: boolean;
  readonly active: boolean;
  readonly title: Localized;
  readonly shown: boolean;
  readonly hidden_reasons: ReadonlyArray<{ readonly code: string; readonly message: string }>;
};

export interface ShippingMethods {
  readonly items: ShippingMethod[];
  readonly providers: readonly ProviderChoice[];
}

/** In the reader's language, else in another one. */
export const titleOf = ({ key, title }: Pick<ShippingMethod, 'key' | 'title'>): string =>
  title[session.language] || LANGUAGES.map((language) => title[language]).find(Boolean) || key;

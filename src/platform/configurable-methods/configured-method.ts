import type { SettingValues } from '#contracts';
import type { Localized } from '#kernel';
import type { MethodProvider } from './method-provider.js';
import type { MethodRow } from './method-row.js';
import { isEmptySetting, withDefaults } from './settings/setting-values.js';

/** `incomplete:<field>`: a required setting is empty. */
export type HiddenReason = 'inactive' | `incomplete:${string}`;

/** A merchant's row with its registered provider. */
export interface ConfiguredMethod<P extends MethodProvider = MethodProvider> {
  readonly key: string;
  readonly row: MethodRow;
  readonly provider: P;
  /** The merchant's, else the provider's. */
  readonly title: Localized;
  readonly description: Localized;
  /** The merchant's values over the declared defaults. */
  readonly settings: SettingValues;
  /** Why customers do not see it; empty when they do (service document, "Bank invoice method configuration"). */
  readonly hidden: readonly HiddenReason[];
}

export function configuredMethod<P extends MethodProvider>(row: MethodRow, provider: P): ConfiguredMethod<P> {
  const settings = withDefaults(provider.settings, row.settings);
  const missing = provider.settings.filter(({ name, required }) => required && isEmptySetting(settings[name]));
  return {
    key: row.key,
    row,
    provider,
    title: isEmptySetting(row.title) ? provider.title : row.title,
    description: row.description ?? {},
    settings,
    hidden: [...(row.active ? [] : ['inactive' as const]), ...missing.map(({ name }) => `incomplete:${name}` as const)],
  };
}

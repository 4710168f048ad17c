import type { SettingValues } from '#contracts';
import type { Localized } from '#kernel';
import type { MethodProvider } from './method-provider.js';
import type { MethodRow } from './method-row.js';
import { isEmptySetting, withDefaults } from './settings/setting-values.js';

/** `incomplete:<field>`: the required setting is empty. */
export type HiddenReason = 'inactive' | `incomplete:${string}`;

/** A merchant's method with its registered provider. */
export interface ConfiguredMethod<P extends MethodProvider = MethodProvider> {
  readonly key: string;
  readonly row: MethodRow;
  readonly provider: P;
  /** The merchant's title, or else the provider's. */
  readonly title: Localized;
  readonly description: Localized;
  /** The merchant's values, completed by the declared defaults. */
  readonly settings: SettingValues;
  /** Why customers do not see the method; empty if they do. */
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

import type { SettingValues, ShippingProvider } from '#contracts';
import { pick, type Localized } from '#kernel';
import { isComplete, withDefaults } from '../../platform/setting-fields/index.js';
import type { MethodRow } from '../data/method-rows.js';

/** A registered provider with the merchant's row and settings. */
export interface ConfiguredMethod {
  readonly key: string;
  readonly row: MethodRow;
  readonly provider: ShippingProvider;
  readonly title: Localized;
  readonly settings: SettingValues;
  /** Nothing is carried: the buyer comes for it. */
  readonly isCollected: boolean;
  /** Active, and all required settings are filled. */
  readonly offered: boolean;
}

export function configure(row: MethodRow, provider: ShippingProvider): ConfiguredMethod {
  const settings = withDefaults(provider.settings, row.settings);
  const title = pick(row.title, 'en') === '' ? provider.title : row.title;
  return {
    key: row.key,
    row,
    provider,
    title,
    settings,
    isCollected: provider.collected === true,
    offered: row.active && isComplete(provider.settings, settings),
  };
}

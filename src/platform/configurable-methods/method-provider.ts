import type { SettingDeclaration, SettingsSection } from '#contracts';
import type { Localized } from '#kernel';
import type { MethodRow } from './method-row.js';

/** Common members of payment gateways and shipping providers. */
export interface MethodProvider {
  readonly key: string;
  readonly title: Localized;
  readonly description?: Localized;
  /** The provider's first method is active at once; otherwise an administrator must activate it. */
  readonly activeWhenNew?: boolean;
  /** The method with the provider's key cannot be deleted. */
  readonly permanent?: boolean;
  readonly settings: readonly SettingDeclaration[];
  readonly sections?: readonly SettingsSection[];
}

export const isPermanent = (row: Pick<MethodRow, 'key'>, provider: MethodProvider | undefined): boolean =>
  provider?.permanent === true && provider.key === row.key;

import type { SettingDeclaration, SettingsSection } from '#contracts';
import type { Localized } from '#kernel';
import type { MethodRow } from './method-row.js';

/** What a payment gateway and a shipping provider have in common. */
export interface MethodProvider {
  readonly key: string;
  readonly title: Localized;
  readonly description?: Localized;
  /** Its first method is offered at once; else an administrator switches it on. */
  readonly activeWhenNew?: boolean;
  /** The method of its key cannot be deleted. */
  readonly permanent?: boolean;
  readonly settings: readonly SettingDeclaration[];
  readonly sections?: readonly SettingsSection[];
}

export const isPermanent = (row: Pick<MethodRow, 'key'>, provider: MethodProvider | undefined): boolean =>
  provider?.permanent === true && provider.key === row.key;

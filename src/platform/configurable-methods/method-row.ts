import type { SettingValues } from '#contracts';
import type { Localized } from '#kernel';

/** A method as the merchant has configured it. */
export interface MethodRow {
  readonly id: number;
  readonly key: string;
  /** Key of its provider, which may not be registered now. */
  readonly provider: string;
  readonly active: boolean;
  readonly position: number;
  readonly title: Localized;
  /** Missing for kinds of methods without a description. */
  readonly description?: Localized;
  /** Settings with decrypted secrets. */
  readonly settings: SettingValues;
  readonly version: number;
}

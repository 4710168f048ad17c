import type { SettingValues } from '#contracts';
import type { Localized } from '#kernel';

/** A method as the merchant has configured it. */
export interface MethodRow {
  readonly id: number;
  readonly key: string;
  /** Key of its provider, which may not be registered at the moment. */
  readonly provider: string;
  readonly active: boolean;
  readonly position: number;
  readonly title: Localized;
  /** Of the methods that have one. */
  readonly description?: Localized;
  /** Secrets are open. */
  readonly settings: SettingValues;
  readonly version: number;
}

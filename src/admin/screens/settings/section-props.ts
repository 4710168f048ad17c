import type { FormFields, FormState } from '#panel';
import type { SettingsDraft, ShopSettings } from './shop-settings.js';

/** What each card of the settings gets. */
export interface SectionProps {
  /** The settings as stored. */
  readonly settings: ShopSettings;
  readonly values: SettingsDraft;
  readonly fields: FormFields<SettingsDraft>;
  readonly change: FormState<SettingsDraft>['change'];
  /** Error messages by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Whether the form has unsaved changes. */
  readonly dirty: boolean;
  /** Replaces the stored settings, after a change outside of the form; what is typed stays. */
  readonly onSaved: (settings: ShopSettings) => void;
}

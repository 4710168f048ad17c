import type { FormFields, FormState } from '#panel';
import type { SettingsDraft, ShopSettings } from './shop-settings.js';

/** Properties of each card of the settings. */
export interface SectionProps {
  /** The stored settings. */
  readonly settings: ShopSettings;
  readonly values: SettingsDraft;
  readonly fields: FormFields<SettingsDraft>;
  readonly change: FormState<SettingsDraft>['change'];
  /** Error messages by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Whether the form has unsaved changes. */
  readonly dirty: boolean;
  /** Replaces the stored settings after a change outside the form. Typed values stay. */
  readonly onSaved: (settings: ShopSettings) => void;
}

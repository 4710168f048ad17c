export { SettingsForm, type SettingsFormProps, type SettingsSection } from './settings-form.js';
export type { Around, SettingField, SettingsRecord, SettingTools, SettingValues } from './types.js';

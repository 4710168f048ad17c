export { SettingsForm, type SettingsFormProps } from './settings-form.js';
export type { Around, SettingField, SettingsRecord, SettingTools, SettingValues } from './types.js';

export { checkSettings } from './check-settings.js';
export { describeField } from './describe-field.js';
export { hiddenInWords, type HiddenInWords } from './hidden-reasons.js';
export { resealMethods } from './reseal-methods.js';
export { isSealed, SettingSealer } from './setting-sealer.js';
export { copySettings, isComplete, isEmptySetting, withDefaults } from './setting-values.js';
export { settingsToWire } from './settings-to-wire.js';

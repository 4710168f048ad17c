export { ChangeMethod, type MethodChange } from './change-method.js';
export { changedMethod } from './changed-method.js';
export { configuredMethod, type ConfiguredMethod, type HiddenReason } from './configured-method.js';
export { configurableMethods } from './configurable-methods.js';
export { EnsureMethods } from './ensure-methods.js';
export { FindConfiguredMethods } from './find-configured-methods.js';
export { hiddenInWords, type HiddenInWords } from './hidden-reasons.js';
export { METHOD_KIND, type MethodKind } from './method-kind.js';
export { MethodEntity } from './method.entity.js';
export type { MethodRow } from './method-row.js';
export { MethodRows } from './method-rows.js';
export { ProviderRegistry } from './provider-registry.js';
export { ShowMethods, type MethodDetail, type ProviderChoice } from './show-methods.js';
export { ACTIVE, MAX_POSITION, POSITION, TITLE } from './settings/common-settings.js';
export type { FormLayout } from './settings/form-sections.js';
export { checkSettings } from './settings/check-settings.js';
export { describeField } from './settings/describe-field.js';
export { SettingSealer } from './settings/setting-sealer.js';
export { isEmptySetting, withDefaults } from './settings/setting-values.js';
export { settingsToWire } from './settings/settings-to-wire.js';
export { localizedTexts, methodChangesBody } from './http/method.dto.js';
export { MethodsController } from './http/methods.controller.js';
export {
  HiddenReasonResponse,
  hiddenReasonResponse,
  MethodResponse,
  methodResponse,
  ProviderResponse,
  providerResponse,
  SettingFieldResponse,
} from './http/method.response.js';

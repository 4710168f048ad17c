export { ChangeMethod, type MethodChange } from './change-method.js';
export { changedMethod } from './changed-method.js';
export { configuredMethod, type ConfiguredMethod, type HiddenReason } from './configured-method.js';
export { configurableMethods } from './configurable-methods.js';
export { CreateMethod, type NewMethod } from './create-method.js';
export { DeleteMethod } from './delete-method.js';
export { EnsureMethods } from './ensure-methods.js';
export { FindConfiguredMethods } from './find-configured-methods.js';
export { hiddenInWords, type HiddenInWords } from './hidden-reasons.js';
export { METHOD_KIND, type MethodKind } from './method-kind.js';
export { MethodEntity } from './method.entity.js';
export type { MethodRow } from './method-row.js';
export { MethodRows } from './method-rows.js';
export { ProviderRegistry } from './provider-registry.js';
export { ReorderMethods } from './reorder-methods.js';
export { ShowMethods, type MethodDetail, type ProviderChoice } from './show-methods.js';
export { checkSettings } from './settings/check-settings.js';
export type { FormLayout } from './settings/form-sections.js';
export { copySettings, isEmptySetting } from './settings/setting-values.js';
export { settingsToWire } from './settings/settings-to-wire.js';
export { MethodOrderDto, methodChangesBody, newMethod, NewMethodDto } from './http/method.dto.js';
export {
  DeletedMethodResponse,
  HiddenReasonResponse,
  hiddenReasonResponse,
  methodListAnswer,
  MethodResponse,
  methodResponse,
  ProviderResponse,
  providerResponse,
} from './http/method.response.js';

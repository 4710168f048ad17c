export type { Data, Item, Schemas } from '../api-types/index.js';
export { api, addressOf, downloadAddress, WRITTEN, type CallOptions, type Query } from './api/api.js';
export { ApiError } from './api/api-error.js';
export type { Sent } from './api/operations.js';
export { download } from './api/download.js';
export { upload } from './api/upload.js';
export { usePost } from './api/use-post.js';
export { useRead, type Read, type Reload } from './api/use-read.js';
export { useSubmit, type Submit } from './api/use-submit.js';
export { BarChart } from './chart/bar-chart.js';
export type { Bar } from './chart/bars.js';
export { ConfirmButton } from './dialog/confirm.js';
export { Dialog } from './dialog/dialog.js';
export { Notices, notify } from './layout/notice.js';
export { Questions } from './dialog/questions.js';
export { Combobox } from './form/combobox.js';
export { optionOf } from './form/combobox-options.js';
export { ColorField } from './form/color-field.js';
export { CountryField } from './form/country-field.js';
export { IbanInput } from './form/iban-input.js';
export { RadioField } from './form/radio-field.js';
export { Field, type FieldProps, type InputTies } from './form/field.js';
export { fieldsOf, type FormFields, type TiedField } from './form/fields-of.js';
export { Form } from './form/form.js';
export { Checkbox, TextArea, TextField } from './form/inputs.js';
export { MoneyField, NumberField, useTypedNumber } from './form/number-field.js';
export { inWords, LANGUAGES, LocalizedField, type Language, type Localized } from './form/localized-field.js';
export { PictureField } from './form/picture-field.js';
export { SelectField, type Option } from './form/select-field.js';
export { TaxClassField, type TaxClass } from './form/tax-class-field.js';
export { same } from './form/merge.js';
export { newRowKey } from './form/row-key.js';
export { textsOf } from './form/texts-of.js';
export type { FormState } from './form/use-form.js';
export { useLeaveGuard } from './form/use-leave-guard.js';
export { useNewForm, type NewForm } from './form/use-new-form.js';
export { useRecordForm, type RecordForm } from './form/use-record-form.js';
export { useLater } from './form/use-later.js';
export { Button, LinkButton, type ButtonKind } from './layout/button.js';
export { ErrorBox } from './layout/error-box.js';
export { Menu, type MenuItem } from './layout/menu.js';
export { NothingFound } from './layout/nothing-found.js';
export { Page } from './layout/page.js';
export { ReadError } from './layout/read-error.js';
export {
  Badge,
  Card,
  Copyable,
  EmailAddress,
  Empty,
  Facts,
  Loading,
  MailTo,
  Timeline,
  type Fact,
  type Moment,
  type Tone,
} from './layout/parts.js';
export { OrderStatus, orderStatusKey } from './layout/order-status.js';
export { placeOf, useRecord } from './layout/place.js';
export { PaymentsFrame } from './payments/payments-frame.js';
export { Sums, type Sum } from './layout/sums.js';
export { Tabs, type Tab } from './layout/tabs.js';
export { MailContent } from './mail/mail-content.js';
export { MarkdownField } from './markdown/markdown-field.js';
export { MethodFrame, methodName } from './methods/method-frame.js';
export { NewMethod } from './methods/new-method.js';
export type { Screens } from './screens.js';
export { isKept, keep, keptText } from './session/kept.js';
export { can, session, ROLES, type PanelSession, type Role } from './session/session.js';
export { SettingsForm, type SettingsFormProps } from './settings-form/settings-form.js';
export type { Around, SettingField, SettingsRecord, SettingTools, SettingValues } from './settings-form/types.js';
export { SortableList } from './sortable/sortable-list.js';
export { BulkBar } from './table/bulk-bar.js';
export { DataTable, type Column, type DataTableProps } from './table/data-table.js';
export { ListCard, type ListCardProps } from './table/list-card.js';
export { Pager } from './table/pager.js';
export { SearchField } from './table/search-field.js';
export { useUrlState, type UrlState } from './table/use-url-state.js';
export { compareLabels } from './text/compare-names.js';
export { contactName } from './text/contact-name.js';
export { countries } from './text/countries.js';
export { currencyDigits, format } from './text/format.js';
export { shownPrice } from './text/shown-price.js';
export { useText, type Translate } from './text/use-text.js';

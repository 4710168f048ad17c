import { LANGUAGES, type Localized } from '#kernel';
import {
  AnyValue,
  Decimal,
  Flag,
  Integer,
  ListOf,
  MapOf,
  OneOf,
  Ref,
  Text,
} from '../../http/openapi/response-properties.js';
import { listAnswer, type Answer } from '../../http/envelope/envelope.interceptor.js';
import type { HiddenInWords } from '../hidden-reasons.js';
import type { FieldDescription } from '../settings/describe-field.js';
import type { MethodDetail, ProviderChoice } from '../show-methods.js';

export class HiddenReasonResponse {
  @OneOf(['inactive', 'incomplete', 'payments_disabled'], { name: 'HiddenReason' }) code!: string;
  @Text({ nullable: true, description: 'Of `incomplete`: the setting that is empty.' }) field!: string | null;
  @Text({ description: "In the reader's language." }) message!: string;
}

export class SettingOptionResponse {
  @Text() value!: string;
  @Text() label!: string;
}

export class IbanSettingResponse {
  @Text({ nullable: true, description: "Name of the setting that takes the bank's name." }) bank_name!: string | null;
  @Text({ nullable: true, description: "Name of the setting that takes the bank's code." }) bank_code!: string | null;
}

export class SettingWarningResponse {
  @AnyValue({ description: 'The warning is for this value.' }) value!: unknown;
  @Text() text!: string;
}

export class SettingsSectionResponse {
  @Text() title!: string;
  @ListOf({ type: 'string' }, { description: 'Names of fields, in the order of display.' }) settings!: string[];
}

/** A setting as a form needs it, in the reader's language. */
export class SettingFieldResponse {
  @Text() name!: string;
  @OneOf(['string', 'text', 'integer', 'boolean', 'localized', 'money', 'money_by_country', 'select'], {
    name: 'SettingType',
  })
  type!: FieldDescription['type'];
  @Text() label!: string;
  @Text() help!: string;
  @Flag() required!: boolean;
  @Flag({ description: 'Never answered; `<name>_filled` says whether it is set.' }) secret!: boolean;
  @AnyValue({ description: 'null: there is none.' }) default!: unknown;
  @Decimal({ nullable: true }) min!: number | null;
  @Decimal({ nullable: true }) max!: number | null;
  @Integer({ nullable: true, description: 'Characters.' }) max_length!: number | null;
  @ListOf(() => SettingOptionResponse, { nullable: true }) options!: SettingOptionResponse[] | null;
  @Ref(() => IbanSettingResponse, { nullable: true, description: 'null: the text is no IBAN.' })
  iban!: IbanSettingResponse | null;
  @Ref(() => SettingWarningResponse, { nullable: true, description: 'null: no value needs one.' })
  warning!: SettingWarningResponse | null;
}

export class ProviderResponse {
  @Text({ description: 'As sent with a new method.' }) key!: string;
  @Text({ description: "In the reader's language." }) title!: string;
}

/** A method with all its settings: those of its provider are members beside these, by name; a secret is null. */
export abstract class MethodResponse {
  @Integer() id!: number;
  @Text({ description: 'What orders name it by.' }) key!: string;
  @Text({ description: 'Key of the registered provider that does the work.' }) provider!: string;
  @Text({ description: 'Equal to `key`.' }) name!: string;
  @Flag({ description: 'It cannot be deleted.' }) built_in!: boolean;
  @Flag() active!: boolean;
  @Integer({ description: 'Lower numbers first.' }) position!: number;
  @MapOf({ type: 'string' }, { description: `By language: ${LANGUAGES.join(', ')}.` }) title!: Localized;
  @Integer() version!: number;
  @Flag({ description: 'Customers can choose it.' }) shown!: boolean;
  @ListOf(
    { type: 'string' },
    { description: 'Why they cannot: `inactive`, `incomplete:<setting>`, `payments_disabled`.' },
  )
  hidden_because!: string[];
  @ListOf(() => HiddenReasonResponse) hidden_reasons!: HiddenReasonResponse[];
  @ListOf(() => SettingFieldResponse) fields!: SettingFieldResponse[];
  @ListOf(() => SettingsSectionResponse, { description: 'How a form shows them; each field is in one.' })
  sections!: SettingsSectionResponse[];
  readonly [setting: string]: unknown;
}

export const methodResponse = (method: MethodDetail): MethodResponse => ({
  id: method.id,
  key: method.key,
  provider: method.provider,
  name: method.key,
  built_in: method.builtIn,
  active: method.active,
  position: method.position,
  title: method.title,
  ...(method.description && { description: method.description }),
  ...method.settings,
  version: method.version,
  shown: method.hidden.length === 0,
  hidden_because: [...method.hidden],
  hidden_reasons: method.hiddenReasons.map(hiddenReasonResponse),
  fields: method.fields.map((field) => ({ ...field, options: field.options && [...field.options] })),
  sections: method.sections.map(({ title, settings }) => ({ title, settings: [...settings] })),
});

export const hiddenReasonResponse = ({ code, field, message }: HiddenInWords): HiddenReasonResponse => ({
  code,
  field,
  message,
});

export const providerResponse = ({ key, title }: ProviderChoice): ProviderResponse => ({ key, title });

/** All on one page. */
export const methodListAnswer = ({ items, ...beside }: { readonly items: MethodResponse[] }): Answer =>
  listAnswer(items, { total: items.length, page: 1, per_page: items.length }, beside);

export class DeletedMethodResponse {
  @Text() key!: string;
}

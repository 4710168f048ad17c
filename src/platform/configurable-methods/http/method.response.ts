import { LANGUAGES, type Localized } from '#kernel';
import {
  AnyOf,
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
  @OneOf(['inactive', 'incomplete', 'payments_disabled'], {
    name: 'HiddenReason',
    description:
      '`inactive`: switched off. `incomplete`: a required setting is empty. `payments_disabled`: the shop ' +
      'takes no payments.',
  })
  code!: string;
  @Text({ nullable: true, description: 'Name of the setting that is empty, with `incomplete`; else null.' }) field!:
    string | null;
  @Text({ description: "Sentence in the reader's language." }) message!: string;
}

export class SettingOptionResponse {
  @Text({ description: 'Value to store.' }) value!: string;
  @Text({ description: "Display name, in the reader's language." }) label!: string;
}

export class IbanSettingResponse {
  @Text({ nullable: true, description: 'Name of the setting that is filled with the name of the bank; null: none.' })
  bank_name!: string | null;
  @Text({ nullable: true, description: 'Name of the setting that is filled with the bank code; null: none.' })
  bank_code!: string | null;
}

/** Values of settings that are neither localized nor by country. */
const SCALARS = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }];

export class SettingWarningResponse {
  @AnyOf(SCALARS, { description: 'Value for which the warning is shown.' })
  value!: string | number | boolean;
  @Text({ description: "Sentence in the reader's language." }) text!: string;
}

export class SettingsSectionResponse {
  @Text({ description: "Heading, in the reader's language." }) title!: string;
  @ListOf({ type: 'string' }, { description: 'Names of the fields in this section, in the order of display.' })
  settings!: string[];
}

/** A setting for a form, translated. */
export class SettingFieldResponse {
  @Text({ description: 'Name of the member that holds the setting.' }) name!: string;
  @OneOf(['string', 'text', 'integer', 'integers', 'boolean', 'localized', 'money', 'money_by_country', 'select'], {
    name: 'SettingType',
    description:
      '`string` (one line), `text` (several lines), `integer`, `integers` (a list), `boolean`, `localized` (by ' +
      'language), `money`, `money_by_country`, or `select` (one of `options`).',
  })
  type!: FieldDescription['type'];
  @Text({ description: "Display name, in the reader's language." }) label!: string;
  @Text({ description: "Explanation below the field, in the reader's language; may be empty." }) help!: string;
  @Flag({ description: 'Whether the method is hidden from customers while the setting is empty.' }) required!: boolean;
  @Flag({ description: 'true: the value is never returned; `<name>_filled` tells whether it is set.' })
  secret!: boolean;
  @AnyOf(
    [
      ...SCALARS,
      { type: 'array', items: { type: 'integer' } },
      { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    ],
    {
      nullable: true,
      optional: true,
      description: 'Value of a new method; by language or country if `type` requires it. null or missing: none.',
    },
  )
  default?: FieldDescription['default'];
  @Decimal({ nullable: true, description: 'Smallest number that is accepted; null: no limit.' }) min!: number | null;
  @Decimal({ nullable: true, description: 'Largest number that is accepted; null: no limit.' }) max!: number | null;
  @Integer({ nullable: true, description: 'Maximum number of characters; null: no limit.' }) max_length!: number | null;
  @ListOf(() => SettingOptionResponse, { nullable: true, description: 'Choices of a `select`; null for other types.' })
  options!: SettingOptionResponse[] | null;
  @Ref(() => IbanSettingResponse, {
    nullable: true,
    description: 'Settings that an IBAN in this field fills in; null: the field takes no IBAN.',
  })
  iban!: IbanSettingResponse | null;
  @Ref(() => SettingWarningResponse, {
    nullable: true,
    description: 'Warning to show for one value of the setting; null: none.',
  })
  warning!: SettingWarningResponse | null;
}

export class ProviderResponse {
  @Text({ description: 'Value for `provider` of a new method.' }) key!: string;
  @Text() title!: string;
}

/** A method with all its settings: those of its provider are members beside these, by name; a secret is null. */
export abstract class MethodResponse {
  @Integer() id!: number;
  @Text({ description: 'Key by which orders refer to the method; it never changes.' }) key!: string;
  @Text({ description: 'Key of the gateway or shipping provider that executes the method.' }) provider!: string;
  @Text({ description: 'The same as `key`.' }) name!: string;
  @Flag({ description: 'true: the method cannot be deleted, only switched off.' }) built_in!: boolean;
  @Flag({ description: 'Whether the method is switched on. `shown` tells whether customers can choose it.' })
  active!: boolean;
  @Integer({ description: 'Sort key; lower numbers come first.' }) position!: number;
  @MapOf({ type: 'string' }, { description: `By language: ${LANGUAGES.join(', ')}.` }) title!: Localized;
  @Integer() version!: number;
  @Flag({ description: 'Whether customers can choose the method.' }) shown!: boolean;
  @ListOf(
    { type: 'string' },
    { description: 'Why they cannot: `inactive`, `incomplete:<setting>`, `payments_disabled`; empty if `shown`.' },
  )
  hidden_because!: string[];
  @ListOf(() => HiddenReasonResponse, { description: 'The same, with sentences for people.' })
  hidden_reasons!: HiddenReasonResponse[];
  @ListOf(() => SettingFieldResponse, { description: 'Settings of the provider, as a form needs them.' })
  fields!: SettingFieldResponse[];
  @ListOf(() => SettingsSectionResponse, {
    description: 'Grouping of the fields in a form; each field is in one section.',
  })
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

/** The list of methods, which is always one page. */
export const methodListAnswer = ({ items, ...beside }: { readonly items: MethodResponse[] }): Answer =>
  listAnswer(items, { total: items.length, page: 1, per_page: items.length }, beside);

export class DeletedMethodResponse {
  @Text({ description: 'Key of the method that was deleted.' }) key!: string;
}

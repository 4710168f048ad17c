import type { SettingDeclaration, SettingOption, SettingType, SettingWarning } from '#contracts';
import { pick, type Language } from '#kernel';
import { settingsToWire } from './settings-to-wire.js';

/** Default of a setting in its JSON form: `localized` by language, `money_by_country` by country, `integers` a list. */
export type SettingDefault =
  string | number | boolean | readonly number[] | Readonly<Record<string, string | number>> | null;

/** A declaration translated for an administrator's form. */
export interface FieldDescription {
  readonly name: string;
  readonly type: SettingType;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  readonly secret: boolean;
  /** Null if the setting has no default. */
  readonly default: SettingDefault;
  readonly min: number | null;
  readonly max: number | null;
  readonly max_length: number | null;
  readonly options: ReadonlyArray<Pick<SettingOption, 'value'> & { readonly label: string }> | null;
  /**
   * For an IBAN: names of the settings that the form fills in with the bank's name and code, as far as they are known.
   * Null: the setting is not an IBAN.
   */
  readonly iban: { readonly bank_name: string | null; readonly bank_code: string | null } | null;
  readonly warning: { readonly value: SettingWarning['value']; readonly text: string } | null;
}

export function describeField(declaration: SettingDeclaration, language: Language, currency: string): FieldDescription {
  const { name, type, label, help, required, min, max, maxLength, options, secret, iban, warning } = declaration;
  return {
    name,
    type,
    label: pick(label, language),
    help: pick(help, language),
    required: required ?? false,
    secret: secret ?? false,
    default: secret || declaration.default === undefined ? null : defaultOf(declaration, currency),
    min: min ?? null,
    max: max ?? null,
    max_length: maxLength ?? null,
    options:
      options?.map((option) => ({ value: option.value, label: pick(option.label, language) || option.value })) ?? null,
    iban: iban ? { bank_name: iban.bankName ?? null, bank_code: iban.bankCode ?? null } : null,
    warning: warning ? { value: warning.value, text: pick(warning.text, language) } : null,
  };
}

const defaultOf = (declaration: SettingDeclaration, currency: string): SettingDefault =>
  settingsToWire([declaration], {}, currency)[declaration.name] as SettingDefault;

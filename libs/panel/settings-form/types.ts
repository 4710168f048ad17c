import type { ReactNode } from 'react';

/** A declared setting, as the service describes it (src/platform/settings/describe-field.ts). */
export interface SettingField {
  readonly name: string;
  readonly type: 'string' | 'text' | 'integer' | 'boolean' | 'localized' | 'money' | 'money_by_country' | 'select';
  /** In the reader's language. */
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  /** Never returned: `<name>_filled` is true when a value is stored. */
  readonly secret: boolean;
  readonly default: unknown;
  readonly min: number | null;
  readonly max: number | null;
  readonly max_length: number | null;
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }> | null;
}

/** A method as the API returns it to administrators: values by name beside its description. */
export type SettingsRecord = Readonly<Record<string, unknown>> & {
  readonly version: number;
  readonly fields: readonly SettingField[];
};

export type SettingValues = Readonly<Record<string, unknown>>;
export type FieldSentences = Readonly<Record<string, readonly string[]>>;

export interface SettingTools {
  readonly field: SettingField;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  /** Sets fields by name. */
  readonly change: (values: SettingValues) => void;
  /** Current values of the whole form. */
  readonly values: SettingValues;
  /** Sentences by field, or by `<name>.<part>`. */
  readonly errors: FieldSentences;
  readonly readOnly: boolean;
}

export type Around = Readonly<Record<string, (input: ReactNode, tools: SettingTools) => ReactNode>>;

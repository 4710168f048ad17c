import type { ReactNode } from 'react';
import type { Schemas } from '../../api-types/index.js';

/** A declared setting. */
export type SettingField = Schemas['SettingFieldResponse'];

/** A method as the API returns it to administrators: values by name beside its description. */
export type SettingsRecord = Readonly<Record<string, unknown>> &
  Pick<Schemas['PaymentMethodResponse'] | Schemas['ShippingMethodResponse'], 'version' | 'fields' | 'sections'>;

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
  /** Messages by field, or by `<name>.<part>`. */
  readonly errors: FieldSentences;
  readonly readOnly: boolean;
}

export type Around = Readonly<Record<string, (input: ReactNode, tools: SettingTools) => ReactNode>>;

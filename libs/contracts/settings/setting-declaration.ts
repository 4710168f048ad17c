import type { Localized } from '#kernel';

/**
 * Types of settings. `localized` is `{en?, uk?, ru?}`; `money` is a JSON number in the shop's currency; `select` is one
 * of `options`; `integers` is a list of different whole numbers.
 */
export type SettingType =
  'string' | 'text' | 'integer' | 'integers' | 'boolean' | 'localized' | 'money' | 'money_by_country' | 'select';

/** An option of a `select`. */
export interface SettingOption {
  /** The stored value; never empty. */
  readonly value: string;
  readonly label: Localized;
}

/** Marks a text as an IBAN. The panel shows it in groups of four, and names the bank of the account. */
export interface IbanSetting {
  /**
   * Settings of the same method for the bank's name and code. The panel fills them while they are empty, and offers its
   * values when they differ.
   */
  readonly bankName?: string;
  readonly bankCode?: string;
}

/** A warning that the panel shows below a setting while it has this value, e.g. about a risk. */
export interface SettingWarning {
  readonly value: string | number | boolean;
  readonly text: Localized;
}

/**
 * A card of the panel's form. Settings without a section are in a separate last card.
 *
 * @example
 * readonly sections = [{ title: { en: 'Account' }, settings: ['api_url', 'api_key'] }];
 */
export interface SettingsSection {
  /** Title of the card. `customers`: the settings are on the card with the title that customers read. */
  readonly title: Localized | 'customers';
  /** Names of the settings, in display order; a setting can be in one section only. */
  readonly settings: readonly string[];
}

/**
 * A setting of a gateway or provider, declared as data. The validation, the REST schema and the panel's form are
 * derived from this declaration.
 */
export interface SettingDeclaration {
  /** Name in snake_case, as in the API. */
  readonly name: string;
  readonly type: SettingType;
  readonly label: Localized;
  readonly help?: Localized;
  readonly default?: unknown;
  /** While the setting is empty, the method is not offered to customers. Emptying it is allowed. */
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Maximum number of characters (per language for `localized`). Default: 500. */
  readonly maxLength?: number;
  /** Maximum number of `integers`. Default: 20. */
  readonly maxItems?: number;
  /** Options of a `select`, in display order. */
  readonly options?: readonly SettingOption[];
  /** Whether customers see the setting in the list of methods. */
  readonly listed?: boolean;
  /** For a `listed` text: customers read it below the method's description, at checkout and on the order's page. */
  readonly note?: boolean;
  /**
   * Determines where customers' money goes, e.g. an IBAN: changing it requires a recent proof of identity, and all
   * owners are notified. The same applies to a `secret`.
   */
  readonly payee?: boolean;
  /** Encrypted in the database and never returned. */
  readonly secret?: boolean;
  /** Marks a `string` as an IBAN. It is not validated; use `check`. */
  readonly iban?: IbanSetting;
  readonly warning?: SettingWarning;
  /**
   * Converts a non-empty value to its stored form, or returns a localized error message. Called before anything is
   * stored; must take linear time and must not call other services.
   */
  readonly check?: (value: string) => { value: string } | { error: Localized };
}

/** Values by name; a missing one is undefined or null. Money values are minor units as decimal strings. */
export type SettingValues = Readonly<Record<string, unknown>>;

import type { Localized } from '#kernel';

/**
 * What a setting may hold. `localized` is `{en?, uk?, ru?}`; `money` is a JSON number in the shop's currency; `select`
 * is one of `options`.
 */
export type SettingType =
  'string' | 'text' | 'integer' | 'boolean' | 'localized' | 'money' | 'money_by_country' | 'select';

/** One choice of a `select`. */
export interface SettingOption {
  /** As it is stored; never empty. */
  readonly value: string;
  readonly label: Localized;
}

/** The text is an IBAN. The panel shows it in groups of four, and names the bank of the account. */
export interface IbanSetting {
  /**
   * Settings of the same method for the bank's name and code: filled in while they are empty, offered when they differ.
   */
  readonly bankName?: string;
  readonly bankCode?: string;
}

/** What the panel says below a setting while it has this value, e.g. what the risk is. */
export interface SettingWarning {
  readonly value: string | number | boolean;
  readonly text: Localized;
}

/**
 * A card of the panel's form. Settings that are in no section come last, in a card of their own.
 *
 * @example
 * readonly sections = [{ title: { en: 'Account' }, settings: ['api_url', 'api_key'] }];
 */
export interface SettingsSection {
  /** `customers`: the card of the title, which customers read. */
  readonly title: Localized | 'customers';
  /** Names, in the order of display; a setting is in one section at most. */
  readonly settings: readonly string[];
}

/**
 * One setting of a gateway or provider, declared as data. The check of what an administrator sends, the REST schema and
 * the panel's form are all derived from this one declaration.
 */
export interface SettingDeclaration {
  /** snake_case name, as on the wire. */
  readonly name: string;
  readonly type: SettingType;
  readonly label: Localized;
  readonly help?: Localized;
  readonly default?: unknown;
  /** Empty means: the method or provider is not offered to customers. Emptying it stays allowed. */
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Largest number of characters (each language, for `localized`); 500 when not given. */
  readonly maxLength?: number;
  /** Of a `select`: what may be chosen, in the order of display. */
  readonly options?: readonly SettingOption[];
  /** Shown to customers in the listing of methods. */
  readonly listed?: boolean;
  /** Of a `listed` text: customers read it below the method's description, at checkout and on the order's page. */
  readonly note?: boolean;
  /**
   * Says where customers' money goes, e.g. an IBAN: changing it requires a recent proof of identity, and all owners are
   * notified. So does a `secret`.
   */
  readonly payee?: boolean;
  /** Never leaves the server once written. */
  readonly secret?: boolean;
  /** Of a `string`. The text is not checked by this: see `check`. */
  readonly iban?: IbanSetting;
  readonly warning?: SettingWarning;
  /**
   * Brings a non-empty value into its stored form, or says with a localized sentence what is wrong.
   * Called before anything is stored; must take linear time and call nothing outside.
   */
  readonly check?: (value: string) => { value: string } | { error: Localized };
}

/** Values by name; a missing one is undefined or null. Money values are minor units as decimal strings. */
export type SettingValues = Readonly<Record<string, unknown>>;

import type { SettingDeclaration } from '#contracts';
import { FieldErrors, type Language } from '#kernel';
import type { MethodProvider } from './method-provider.js';
import type { MethodRow } from './method-row.js';
import { checkSettings } from './settings/check-settings.js';
import { withDefaults } from './settings/setting-values.js';

export interface MethodChangeReader {
  readonly common: readonly SettingDeclaration[];
  /** ISO 4217 of money settings. */
  readonly currency: string;
  /** Of the sentences about what is wrong. */
  readonly language: Language;
}

/** The version that the client has read, or undefined. @throws FieldErrors, also for null: it would disable the check */
export function versionRead({ version }: Readonly<Record<string, unknown>>): number | undefined {
  if (version === undefined || Number.isSafeInteger(version)) return version as number | undefined;
  throw new FieldErrors({ version: [{ key: 'validation.isInt' }] });
}

/**
 * The row as it becomes by what an administrator sent. Nothing is stored. What an earlier version of the provider left
 * in the settings stays; a declared default is not stored until it is sent.
 * @throws FieldErrors
 */
export function changedMethod<R extends MethodRow>(
  row: R,
  { settings: declarations }: Pick<MethodProvider, 'settings'>,
  sent: Readonly<Record<string, unknown>>,
  { common, currency, language }: MethodChangeReader,
): R {
  const { active, position, title, description } = row;
  const present = { ...withDefaults(declarations, row.settings), active, position, title, description };
  const checked = checkSettings([...common, ...declarations], sent, present, currency, language);
  versionRead(sent);
  if (checked['position'] === null) throw new FieldErrors({ position: [{ key: 'validation.isInt' }] });
  const changed = (names: readonly SettingDeclaration[]): Record<string, unknown> =>
    Object.fromEntries(
      names
        .filter(
          ({ name, secret }) =>
            Object.hasOwn(sent, name) && sent[name] !== undefined && !(secret && sent[name] === null),
        )
        .map(({ name }) => [name, checked[name]]),
    );
  return { ...row, ...changed(common), settings: { ...row.settings, ...changed(declarations) } };
}

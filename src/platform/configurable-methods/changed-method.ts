import type { SettingDeclaration } from '#contracts';
import { FieldErrors, type Language } from '#kernel';
import type { MethodProvider } from './method-provider.js';
import type { MethodRow } from './method-row.js';
import { checkSettings } from './settings/check-settings.js';
import { withDefaults } from './settings/setting-values.js';

export interface MethodChangeReader {
  readonly common: readonly SettingDeclaration[];
  /** Currency of money settings, ISO 4217. */
  readonly currency: string;
  /** Language of the error messages. */
  readonly language: Language;
}

/**
 * The version that the client has read, or undefined.
 * @throws FieldErrors, also for null, which would otherwise disable the check
 */
export function versionRead({ version }: Readonly<Record<string, unknown>>): number | undefined {
  if (version === undefined || Number.isSafeInteger(version)) return version as number | undefined;
  throw new FieldErrors({ version: [{ key: 'validation.isInt' }] });
}

/**
 * Returns the row with the sent settings applied, and stores nothing. Settings that only an earlier version of the
 * provider declared are kept. Defaults are not stored.
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

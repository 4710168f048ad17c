import { isInvisible } from '#kernel';
import type { SettingDeclaration, SettingValues } from '#contracts';

/** True for null and undefined, a text without visible characters, or a map of such texts. */
export function isEmptySetting(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return isInvisible(value);
  return typeof value === 'object' && Object.values(value).every(isEmptySetting);
}

/** The declared settings with their stored value, or else the declared default, or else null. */
export function withDefaults(declarations: readonly SettingDeclaration[], stored: SettingValues): SettingValues {
  return Object.fromEntries(
    declarations.map(({ name, default: fallback }) => [name, stored[name] ?? fallback ?? null]),
  );
}

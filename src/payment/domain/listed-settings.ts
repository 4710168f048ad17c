import type { SettingDeclaration, SettingValues } from '#contracts';
import { pick, type Language, type Localized } from '#kernel';
import { isEmptySetting, settingsToWire } from '../../platform/configurable-methods/index.js';

interface Reader {
  readonly language: Language;
  readonly fallback: Language;
  /** ISO 4217 of money settings. */
  readonly currency: string;
}

/** What customers may see of a method's settings, in their language: declared `listed`, not secret, not empty. */
export function listedSettings(
  declarations: readonly SettingDeclaration[],
  values: SettingValues,
  { language, fallback, currency }: Reader,
): Record<string, unknown> {
  const shown = declarations.filter(({ name, listed, secret }) => listed && !secret && !isEmptySetting(values[name]));
  const localized = shown.filter(({ type }) => type === 'localized');
  return {
    ...settingsToWire(shown, values, currency),
    ...Object.fromEntries(localized.map(({ name }) => [name, pick(values[name] as Localized, language, fallback)])),
  };
}

/**
 * What customers read below a method's description: its settings that are declared `note`; '' for nothing.
 * @param listed as `listedSettings` answers them
 */
export const customerNote = (
  declarations: readonly SettingDeclaration[],
  listed: Readonly<Record<string, unknown>>,
): string =>
  declarations.flatMap(({ name, note }) => (note && typeof listed[name] === 'string' ? [listed[name]] : [])).join('\n');

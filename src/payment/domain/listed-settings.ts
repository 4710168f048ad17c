import type { SettingDeclaration, SettingValues } from '#contracts';
import { pick, type Language, type Localized } from '#kernel';
import { isEmptySetting, settingsToWire } from '../../platform/configurable-methods/index.js';

interface Reader {
  readonly language: Language;
  readonly fallback: Language;
  /** Currency of money settings, ISO 4217. */
  readonly currency: string;
}

/** Settings that customers see, translated: declared `listed`, not secret, not empty. */
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
 * Text that customers read below a method's description: its settings declared as `note`; '' for none.
 * @param listed result of `listedSettings`
 */
export const customerNote = (
  declarations: readonly SettingDeclaration[],
  listed: Readonly<Record<string, unknown>>,
): string =>
  declarations.flatMap(({ name, note }) => (note && typeof listed[name] === 'string' ? [listed[name]] : [])).join('\n');

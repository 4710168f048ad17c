import type { SettingDeclaration, SettingValues } from '#contracts';
import { FieldErrors, type FieldError, type Language } from '#kernel';
import { readSetting } from './read-setting.js';
import type { SettingReader } from './setting-reader.js';

/**
 * Checks what an administrator sent against the declarations and converts it into its stored form (money: minor units
 * as decimal strings). Settings that were not sent keep their current value; undeclared names are dropped. A localized
 * setting changes only in the sent languages; a secret that is sent as null is kept.
 * @param language of the messages of a declaration's own check
 * @throws FieldErrors with every problem, at the setting's name or `name.<language>`, `name.<country>`
 */
export function checkSettings(
  declarations: readonly SettingDeclaration[],
  input: Readonly<Record<string, unknown>>,
  current: SettingValues,
  currency: string,
  language: Language,
): SettingValues {
  const problems: Record<string, FieldError[]> = {};
  const reader: SettingReader = {
    currency,
    language,
    refuse: (field, problem) => {
      (problems[field] ??= []).push(problem);
    },
  };
  const changed: Record<string, unknown> = {};
  for (const declaration of declarations) {
    const { name, secret } = declaration;
    const sent = Object.hasOwn(input, name) ? input[name] : undefined;
    if (sent === undefined || (secret && sent === null)) continue;
    changed[name] = readSetting(declaration, sent, current[name], reader);
  }
  if (Object.keys(problems).length > 0) throw new FieldErrors(problems);
  return { ...current, ...changed };
}

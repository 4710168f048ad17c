import type { Language } from '#kernel';
import type { Messages } from '../../platform/i18n/messages.js';
import { describeField, hiddenInWords, isEmptySetting, settingsToWire } from '../../platform/setting-fields/index.js';
import { COMMON_SETTINGS } from './common-settings.js';
import type { ConfiguredMethod } from './configured-method.js';

/** A method with all its settings, as administrators see it; secrets are null. */
export type MethodSettings = Readonly<Record<string, unknown>>;

/** Its place, its settings by name, why customers do not see it, and what a form is made of, in the reader's language. */
export function adminView(
  method: ConfiguredMethod,
  currency: string,
  messages: Messages,
  language: Language,
): MethodSettings {
  const { key, row, title, provider, settings } = method;
  const hidden = hiddenBecause(method);
  return {
    key,
    name: key,
    active: row.active,
    position: row.position,
    title,
    ...settingsToWire(provider.settings, settings, currency),
    version: row.version,
    shown: hidden.length === 0,
    hidden_because: hidden,
    hidden_reasons: hiddenInWords(hidden, provider.settings, messages, language),
    fields: [...COMMON_SETTINGS, ...provider.settings].map((declaration) =>
      describeField(declaration, language, currency),
    ),
  };
}

/** `inactive`, or `incomplete:<field>` for each required setting that is empty. */
function hiddenBecause({ row, provider, settings }: ConfiguredMethod): string[] {
  const missing = provider.settings.filter(({ name, required }) => required && isEmptySetting(settings[name]));
  return [...(row.active ? [] : ['inactive']), ...missing.map(({ name }) => `incomplete:${name}`)];
}

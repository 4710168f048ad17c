import type { Config } from '../platform/config/config.js';
import { inEffect } from './in-effect.js';
import type { SettingsNow } from './read-shop-settings.js';

/** The settings as they leave: what is set, what that comes to, and what only the environment can change. */
export function settingsView({ stored, payments_enabled, version }: SettingsNow, config: Config) {
  const { name, sender, language, languages } = inEffect(stored, config);
  return {
    payments_enabled,
    ...stored,
    version,
    in_effect: {
      shop_name: name,
      mail_sender_name: sender.name,
      mail_sender_address: sender.address,
      default_language: language,
      languages,
    },
    fixed: { currency: config.currency, timezone: config.timezone, base_url: config.baseUrl },
  };
}

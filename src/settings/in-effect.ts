import type { Language } from '#kernel';
import type { Config } from '../platform/config/config.js';
import type { ShopContact } from '../platform/shop/shop-profile.js';
import type { Seller, StoredSettings } from './stored-settings.js';

/** The effective settings: what an administrator has set, or else the environment's. */
export interface SettingsInEffect {
  readonly name: string;
  /** `name` may be ''. */
  readonly sender: { readonly name: string; readonly address: string };
  readonly language: Language;
  readonly languages: readonly Language[];
  /** IANA name. */
  readonly timezone: string;
  /** Host and port; null: none is set up. */
  readonly mailServer: string | null;
  readonly lowStock: number;
  /** Settings set by an administrator that the environment cannot set. */
  readonly stored: StoredSettings;
}

type Environment = Pick<Config, 'mailFrom' | 'baseUrl' | 'language' | 'timezone' | 'smtpUrl'>;

/** Settings that an environment variable can decide. */
export const FROM_ENVIRONMENT = ['timezone', 'smtp'] as const;

export function inEffect(stored: StoredSettings, environment: Environment): SettingsInEffect {
  const from = senderOf(environment.mailFrom);
  const language = stored.default_language ?? environment.language;
  return {
    name: stored.shop_name ?? stored.mail_sender_name ?? shopName(environment),
    sender: {
      name: stored.mail_sender_name ?? stored.shop_name ?? from.name,
      address: stored.mail_sender_address ?? from.address,
    },
    language,
    // SHOP_LANGUAGE may be a language that is not offered
    languages: stored.languages.includes(language) ? stored.languages : [language, ...stored.languages],
    timezone: environment.timezone ?? stored.timezone ?? 'UTC',
    mailServer: mailServerOf(environment.smtpUrl, stored.smtp),
    lowStock: stored.low_stock_threshold,
    stored,
  };
}

function mailServerOf(smtpUrl: string | null, smtp: StoredSettings['smtp']): string | null {
  if (smtpUrl !== null) return new URL(smtpUrl).host;
  return smtp && `${smtp.host}:${smtp.port}`;
}

/** Names of the settings that environment variables decide, whatever is stored. */
export const fromEnvironment = ({ timezone, smtpUrl }: Pick<Config, 'timezone' | 'smtpUrl'>) =>
  FROM_ENVIRONMENT.filter((name) => (name === 'timezone' ? timezone : smtpUrl) !== null);

/** Parses `Shop <shop@example.com>` or an address alone, which was checked at the start. */
function senderOf(mailFrom: string): { name: string; address: string } {
  const [, name = '', address = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name, address: address.trim() };
}

/** The shop's default name in pages and mails: the name in MAIL_FROM, or else the host of BASE_URL. */
const shopName = ({ mailFrom, baseUrl }: Pick<Config, 'mailFrom' | 'baseUrl'>): string =>
  /^\s*"?([^"<]+?)"?\s*</.exec(mailFrom)?.[1] ?? new URL(baseUrl).hostname;

/** Returns the contact details of the seller for the end of emails, in the language. */
export function contactOf({ address, zip, city, country, phone, email }: Seller, language: Language): ShopContact {
  const place = [zip, city].filter(Boolean).join(' ');
  const land = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
  // A country alone is no address.
  const parts = address || city ? [address, place, land] : [];
  return { address: parts.filter(Boolean).join(', '), phone: phone ?? '', email: email ?? '' };
}

import type { Config } from './config.js';

/** What the shop calls itself in pages and mails: the name in MAIL_FROM, else the host of BASE_URL. */
export function shopName({ mailFrom, baseUrl }: Pick<Config, 'mailFrom' | 'baseUrl'>): string {
  return /^\s*"?([^"<]+?)"?\s*</.exec(mailFrom)?.[1] ?? new URL(baseUrl).hostname;
}

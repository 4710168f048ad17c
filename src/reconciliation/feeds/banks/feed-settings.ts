import type { SettingDeclaration } from '#contracts';
import type { Localized } from '#kernel';

const notAnAddress = {
  en: 'The address must begin with https://.',
  uk: 'Адреса має починатися з https://.',
  ru: 'Адрес должен начинаться с https://.',
};
const LOCAL = ['127.0.0.1', '[::1]', 'localhost'];

/** Address of the bank's API; plain HTTP is accepted on this machine only. */
export const apiUrl = (standard: string): SettingDeclaration => ({
  name: 'api_url',
  type: 'string',
  label: { en: 'API address', uk: 'Адреса API', ru: 'Адрес API' },
  default: standard,
  maxLength: 200,
  check: (value) => {
    const url = URL.parse(value);
    const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.includes(url.hostname)));
    return isSafe ? { value: value.replace(/\/+$/, '') } : { error: notAnAddress };
  },
});

const DAY_MS = 86_400_000;

/** The day that is `days` days earlier, `YYYY-MM-DD`. */
export const dayBefore = (day: string, days = 1): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** @param help how administrators get the token */
export const token = (help: Localized): SettingDeclaration => ({
  name: 'token',
  type: 'string',
  label: { en: 'Token', uk: 'Токен', ru: 'Токен' },
  help,
  required: true,
  secret: true,
  maxLength: 4000,
});

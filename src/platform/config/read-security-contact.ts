import { SettingError } from './setting-error.js';

const ADDRESS = /^[^\s@<>]{1,64}@[^\s@<>]{1,190}$/;
const SCHEMES = ['https:', 'mailto:', 'tel:'];

/**
 * Reads an email address, or an https:, mailto: or tel: URI, and returns a URI.
 * @throws SettingError
 */
export function readSecurityContact(value: string | null): string | null {
  if (value === null) return null;
  if (ADDRESS.test(value) && !value.includes(':')) return `mailto:${value}`;
  // The value becomes one line of security.txt, so line breaks are refused.
  if (!/^[\x21-\x7e]{1,500}$/.test(value) || !URL.canParse(value) || !SCHEMES.includes(new URL(value).protocol)) {
    throw new SettingError(
      'SECURITY_CONTACT',
      'must be an e-mail address, or a URI that starts with https:, mailto: or tel:',
    );
  }
  return value;
}

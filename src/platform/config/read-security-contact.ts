import { SettingError } from './setting-error.js';

const ADDRESS = /^[^\s@<>]{1,64}@[^\s@<>]{1,190}$/;
const SCHEMES = ['https:', 'mailto:', 'tel:'];

/** An e-mail address, or an https:, mailto: or tel: URI; answers a URI. @throws SettingError */
export function readSecurityContact(value: string | null): string | null {
  if (value === null) return null;
  if (ADDRESS.test(value) && !value.includes(':')) return `mailto:${value}`;
  // one line of security.txt: without line breaks
  if (!/^[\x21-\x7e]{1,500}$/.test(value) || !URL.canParse(value) || !SCHEMES.includes(new URL(value).protocol)) {
    throw new SettingError(
      'SECURITY_CONTACT',
      'must be an e-mail address, or a URI that starts with https:, mailto: or tel:',
    );
  }
  return value;
}

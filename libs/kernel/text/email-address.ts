import { domainToASCII } from 'node:url';

const ASCII = /^\p{ASCII}*$/u;

/**
 * Normalizes an email address: domain in ASCII (Punycode, RFC 5891), local part in Unicode NFC. ASCII addresses and
 * texts without `@` are returned unchanged.
 */
export function emailAddress(text: string): string {
  const at = text.lastIndexOf('@');
  if (at < 0 || ASCII.test(text)) return text;
  const typed = text.slice(at + 1).trim();
  return `${text.slice(0, at).trim().normalize('NFC')}@${domainToASCII(typed) || typed.normalize('NFC')}`;
}

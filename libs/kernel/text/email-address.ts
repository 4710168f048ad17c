import { domainToASCII } from 'node:url';

const ASCII = /^\p{ASCII}*$/u;

/**
 * The one spelling of an address: its domain in ASCII (Punycode, RFC 5891), the rest in Unicode normal form C. An
 * address in ASCII, and a text without `@`, are returned unchanged.
 */
export function emailAddress(text: string): string {
  const at = text.lastIndexOf('@');
  if (at < 0 || ASCII.test(text)) return text;
  const typed = text.slice(at + 1).trim();
  return `${text.slice(0, at).trim().normalize('NFC')}@${domainToASCII(typed) || typed.normalize('NFC')}`;
}
